# Regarder et partager : parties sur la page d’accueil, liens vers des parties terminées, la visionneuse intégrée.

page-watch-title = Regarder une partie
page-watch-live = En direct
page-watch-bots = Deux bots à table
page-watch-bots-text = { $game } : { $first } contre { $second }
page-watch-open = Regarder
page-watch-moves = Coup { $number }

page-share-title = Partager cette partie
page-share-text = Quiconque a le lien voit la partie et les noms des joueurs, mais pas la discussion.
page-share-public-text = Tout le monde peut regarder cette partie : son adresse est le lien.
page-share-make = Créer un lien
page-share-link = Le lien vers cette partie
page-share-embed = L’afficher sur votre site
page-share-embed-hint = Collez ce code dans la page.
page-share-count = { $count ->
    [1] Un lien actif.
   *[other] { $count } liens actifs.
}
page-share-stop = Ne plus partager
page-share-stopped = Les liens ne fonctionnent plus
page-share-record = Télécharger l’enregistrement

page-embed-open = Ouvrir sur Ziggurat
page-embed-live = En direct
page-embed-ended = Terminée
page-embed-gone = Cette partie ne peut pas être affichée
page-embed-gone-text = Elle n’existe pas, est privée ou n’est plus partagée.
page-embed-first = Premier coup
page-embed-back = Un coup en arrière
page-embed-forward = Un coup en avant
page-embed-last = Dernier coup
page-embed-play = Lecture
page-embed-pause = Mettre en pause
page-embed-step = Coup { $step } sur { $steps }

server-too-many-shares = Une partie peut avoir jusqu’à { $most } liens.
