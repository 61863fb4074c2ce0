"""The screens round the games: picker, set-up, rules, results, menus; each loaded when first needed."""
