# The pages of rules: search, contents, figures, links to rules.

page-rules-search = Chercher une règle
page-rules-contents = Sommaire
page-rules-game = Jeu
page-rules-print = Imprimer
page-rules-link = Lien vers « { $title } »
page-rules-none = Aucune règle ne contient ces mots.
page-rules-right = correct
page-rules-wrong = interdit
page-rules-less = pour comparer
page-rules-new = posée
page-rules-see = La règle : { $title }
page-rules-pad = Feuille de score
page-rules-editor = Éditeur de positions
page-rules-try = Essayer sur le plateau
page-rules-try-pill = Essai
page-rules-try-about = Rien n’est gardé ici : essayez des coups et annulez-les.
page-rules-try-back = Retour aux règles
page-rules-try-again = Recommencer
