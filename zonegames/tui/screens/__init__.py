"""The screens round the games: picker, set-up, rules, results and the menus; each loaded when first needed."""
