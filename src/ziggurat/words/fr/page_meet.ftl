# Se rencontrer : trouver un adversaire, amis, invitations, la liste de ses parties.

## Trouver un adversaire

page-pair = Jouer tout de suite avec quelqu’un
page-pair-text = Un clic : vous jouez avec quelqu’un qui cherche la même partie.
page-pair-clock = { $clock ->
    [quick] 10 min
    [calm] 30 min
   *[days] 3 jours
}
page-pair-clock-long = { $clock ->
    [quick] Dix minutes par personne, plus dix secondes par tour
    [calm] Une demi-heure par personne, plus trente secondes par tour
   *[days] Trois jours pour chaque tour
}
page-pair-with = { $game } · { $clock }
page-pair-waiting = { $count ->
    [1] une personne attend
   *[other] { $count } personnes attendent
}
page-pair-title = Recherche d’un adversaire
page-pair-wait = La partie s’ouvrira ici dès que quelqu’un prendra place.
page-pair-days = Inutile de rester : la partie vous attendra dans Mes parties.
page-pair-since = { $seconds ->
    [1] En attente depuis une seconde
   *[other] En attente depuis { $seconds } secondes
}
page-pair-bot-title = Personne pour l’instant
page-pair-bot-text = Jouez contre un bot en attendant, ou patientez encore.
page-pair-bot = Jouer contre : { $level }
page-pair-stop = Arrêter la recherche
page-pair-share = Ou invitez quelqu’un que vous connaissez
page-pair-leave = Aller à la page d’accueil

## Amis

page-friends = Amis
page-friends-none = Envoyez votre lien à quelqu’un. Dès que cette personne l’ouvre, vous êtes amis et pouvez vous inviter à une table d’un geste.
page-friends-link = Votre lien pour les amis
page-friends-link-make = Afficher mon lien
page-friends-link-hint = Toute personne qui l’ouvre peut rejoindre vos amis. Il est valable 30 jours.
page-friends-link-revoke = Annuler mes liens
page-friends-link-revoked = Vos liens ne fonctionnent plus
page-friends-online = en ligne
page-friends-offline = hors ligne
page-friends-invite = Inviter à une partie
page-friends-remove = Retirer
page-friends-removed = { $name } n’est plus dans votre liste
page-friends-recent = Adversaires récents
page-friends-ask = Inviter un ami
page-friends-asked = Invitation envoyée : { $name }
page-friends-ask-short = Inviter
page-friend-title = { $name } aimerait jouer avec vous
page-friend-text = Chacun voit quand l’autre est en ligne et peut l’inviter à une table d’un geste.
page-friend-add = Devenir amis
page-friend-added = { $name } et vous êtes amis
page-friend-mine = C’est votre propre lien
page-friend-mine-text = Envoyez-le à quelqu’un avec qui vous aimeriez jouer.
page-friend-gone = Ce lien ne fonctionne pas
page-friend-gone-text = Il a peut-être expiré. Demandez-en un nouveau.

## Mes parties

page-mine-invited = Vos invitations
page-mine-invited-by = { $name } vous invite
page-mine-invited-toast = On vous invite à une partie
page-mine-sit = Prendre place
page-mine-decline = Refuser
page-mine-again = Rejouer
page-mine-again-with = Rejouer : { $game } avec { $name }
page-mine-again-invited = Invitation à la prochaine partie : { $name }
page-mine-score = { $points }
page-mine-more = Afficher les parties plus anciennes

## Erreurs

server-too-many-friend-links = Vous pouvez avoir jusqu’à { $most } liens à la fois. Annulez d’abord les anciens.
server-too-many-friends = Une liste d’amis peut compter { $most } personnes.
server-own-link = C’est votre propre lien.
server-no-such-player = Vous pouvez inviter des amis et des adversaires récents.
