"""ElemenZ: shamans drain each other's dice into the Monolith, or two sides fight to energise it."""
