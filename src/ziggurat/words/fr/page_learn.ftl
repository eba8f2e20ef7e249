# What the page explains besides the rules. Parts between asterisks are bold; a line may begin with the
# name of a drawing and a bar.

page-learn-whole = Ouvrir les règles sur leur page
page-learn-lead = Apprenez chaque jeu à la table en quatre minutes, ou lisez ses règles sur une page.
page-learn-rules = Règles
page-learn-rules-of = Règles : { $game }
page-learn-tools = Outils
page-learn-pad = Feuille de score pour les jeux en boîte
page-learn-editor = Éditeur de positions
page-learn-table-title = Comment fonctionne la table
page-learn-table =
    La ligne du haut dit toujours *ce qu’il faut faire*. Les endroits où vous pouvez agir ont un bord bleu ; touchez-en un autre, et l’on vous explique pourquoi c’est impossible.
    Un tour se compose de coups. Vous pouvez les *annuler* un à un ou *recommencer* le tour, tant qu’aucune information cachée n’est révélée. Le bouton doré termine le tour.
    Le journal raconte ce qui s’est passé : pointez une ligne pour la voir sur le plateau, choisissez-la pour revenir à ce moment.
page-learn-fair =
    Avant le début, le serveur tire une graine secrète et en montre l’empreinte à tous. Tous les mélanges découlent de la graine : personne ne peut les changer ensuite sans que l’empreinte le trahisse.
    Quand la partie est terminée, la graine est révélée. Votre navigateur recalcule l’empreinte et vous dit si elle correspond ; avec l’enregistrement, chacun peut redistribuer et rejouer la partie.
    Les bots savent exactement ce que peut savoir un joueur à leur place, et rien d’autre.

## The Hanging Gardens

page-learn-hanging-gardens-note-title = Une reconstitution
page-learn-hanging-gardens-note = Les faces des cartes et la plupart des valeurs des tuiles n’ont jamais été publiées sous forme de texte. Les nôtres sont une reconstitution soignée ; si vous possédez la boîte, vous pouvez jouer avec les vraies (en ligne de commande, --box).

## Babylon

page-learn-babylon-note-title = Une reconstitution
page-learn-babylon-note = Personne n’a publié la liste des icônes et des fleurs de chaque tuile. Les nôtres sont une reconstitution soignée ; si vous possédez la boîte, vous pouvez jouer avec les vraies (en ligne de commande, --box).

## Les bots

page-bots-lead = Ils s’assoient tout de suite, à n’importe quelle table, et perdre ne les fâche jamais.
page-bots-fair-title = Ce qu’ils savent
page-bots-fair =
    Un bot voit exactement ce que peut voir un joueur à sa place : aucune carte cachée, aucune tuile à venir. Pour ce qu’il ne peut pas savoir, il imagine de nombreuses donnes possibles.
    Son temps de réflexion est limité. Les niveaux sont les mêmes dans tous les jeux et quel que soit le nombre de joueurs ; les plus forts réfléchissent plus longtemps.
    Les bots n’abandonnent pas, ne bavardent pas, et acceptent quand vous demandez à reprendre un coup.
