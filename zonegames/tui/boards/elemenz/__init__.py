"""ElemenZ on the screen."""
