# Le nom de la langue, tel que les menus l’affichent.

language-name = Français
