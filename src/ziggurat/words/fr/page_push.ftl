# Notifications : ce qu’elles disent et comment les activer.

push-turn = À vous de jouer
push-turn-text = { $game } : jouez votre coup.
push-invitation = { $name } vous invite
push-invitation-text = { $game }. Touchez pour vous asseoir.

page-push = Vos notifications
page-push-hint = Une notification sur cet appareil quand c’est à vous ou qu’un ami vous invite, même si Ziggurat est fermé.
page-push-enable = Activer les notifications
page-push-disable = Désactiver les notifications
page-push-enabled = Notifications activées
page-push-enabled-text = Nous vous préviendrons quand ce sera à vous.
page-push-disabled = Notifications désactivées
page-push-is-on = Activées sur cet appareil.
page-push-denied = Les notifications sont bloquées
page-push-denied-text = Autorisez-les pour ce site dans les réglages du navigateur, puis réessayez.
page-push-unsupported = Ce navigateur ne peut pas recevoir de notifications. Sur un iPhone ou un iPad, ajoutez d’abord Ziggurat à l’écran d’accueil.
page-push-failed = Le service de notifications du navigateur ne répond pas. Réessayez plus tard.
page-push-offer = Vous avez plusieurs jours pour chaque tour. Voulez-vous recevoir une notification quand ce sera à vous ?
page-push-later = Pas maintenant
server-push-keys-malformed = Les clés du navigateur pour les notifications ne sont pas valides.
