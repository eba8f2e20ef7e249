# El nombre del idioma, como lo muestran los menús.

language-name = Español
