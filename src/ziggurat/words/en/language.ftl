# The language's own name, as menus show it.

language-name = English
