# The rules as the page tells them: short, in our own words.

page-learn-whole = Lire les règles à tête reposée
