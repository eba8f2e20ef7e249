# Ce que dit le serveur : dans son terminal, dans les courriels, et le sens des codes par lesquels il répond.

server-listening = Ziggurat est ouvert sur { $address } (Ctrl-C pour fermer)
server-listening-lan = Dans le réseau local : { $address }
server-page-running = Le serveur fonctionne.
server-page-missing = Cette installation n’a pas de page. Les programmes peuvent jouer par l’interface décrite ici :
server-mail-subject = { $game } : c’est à vous de jouer

server-no-session = Votre session a expiré. Reconnectez-vous.
server-no-such-table = Cette table n’existe pas, ou elle est privée.
server-no-such-invitation = Cette invitation n’est plus valable.
server-not-seated = Vous n’avez pas de place à cette table.
server-say-hello-first = Ouvrez d’abord la table.
server-players-only = Seuls les joueurs de la table peuvent écrire ici.
server-too-many-frames = C’est trop rapide. Ralentissez un peu.
server-too-many-requests = C’est trop rapide. Patientez un instant.
server-too-many-tables = Vous ne pouvez pas avoir plus de { $most } tables à la fois.
server-too-many-open-tables = Vous avez déjà { $most } tables ouvertes. Lancez ou fermez d’abord l’une d’elles.
server-too-many-sockets = Ziggurat est ouvert dans trop de fenêtres.
server-too-large = C’est trop volumineux.
server-foreign-origin = La requête venait d’une autre page et a été refusée.
server-unknown-host = Ce serveur ne connaît pas ce nom. La personne qui le gère peut l’ajouter.
server-json-only = Le serveur ne lit que du JSON.
server-malformed = Il manque quelque chose, ou c’est mal écrit : { $field }.
server-not-found = Introuvable.
server-method-not-allowed = Cela ne peut pas se faire ici.
server-refused = Le serveur a refusé.
server-internal = Une erreur s’est produite sur le serveur. Rien de votre partie n’est perdu.
server-busy = Le serveur est occupé. Réessayez dans un instant.
server-wrong-credentials = Le nom ou le mot de passe est incorrect.
server-registered-already = Vous avez déjà un compte.
server-password-length = Le mot de passe doit compter de { $shortest } à { $longest } caractères.
server-text-empty = Le message est vide.
server-text-too-long = C’est trop long : { $longest } caractères au plus.
server-chat-too-fast = Vous écrivez très vite. Patientez un instant.
server-webhook-malformed = Ce n’est pas une adresse web.
server-webhook-unknown-host = Cette adresse n’existe pas.
server-webhook-internal = Cette adresse se trouve dans un réseau privé et ne peut pas être appelée.
server-notice-kind-unavailable = Ce serveur ne peut pas envoyer ce type de message.
server-too-many-notices = Vous pouvez avoir au plus { $most } canaux de notification.
server-unknown-bot = Aucun bot ne porte ce nom.
server-not-started = La partie n’a pas commencé.
server-store-unavailable = Le serveur ne peut rien enregistrer pour le moment. Votre coup n’a pas été accepté ; réessayez dans un instant.
server-taken = Ce nom appartient à quelqu’un d’autre.
server-conflict = Quelqu’un a été plus rapide. Vérifiez et réessayez.
server-missing = Cela n’existe plus.
server-bad-events = Cette table a été créée avec une autre version du jeu et ne peut pas être ouverte ici.
server-bad-draft = Cette position ne peut pas se produire dans une partie.
server-bad-text = Ce texte ne peut pas être conservé.

chat-hello = Bonjour !
chat-good-luck = Bonne chance !
chat-well-played = Bien joué !
chat-thanks = Merci !
chat-one-moment = Un instant, s’il vous plaît.
chat-back = Me revoilà.
chat-sorry = Pardon !
chat-good-game = Belle partie !

command-serve = ouvrir la table sur le réseau, pour cette machine ou pour un club
command-think = réfléchir pour les bots d’un serveur sur une autre machine
serve-help-host = adresse d’écoute ; cette machine seulement si elle manque
serve-help-port = port d’écoute (par défaut : { $port }, ou le premier libre ensuite)
serve-help-db = où tout est conservé : sqlite:///FICHIER ou postgresql://UTILISATEUR:MOTDEPASSE@HOTE/BASE (par défaut : un fichier dans votre dossier de données)
serve-help-lan = laisser entrer les autres machines du réseau local
serve-help-behind-tls = un proxy placé devant parle TLS
serve-help-origin = une autre origine dont les pages peuvent se connecter ; peut être répétée
serve-help-allowed-host = un nom sous lequel les navigateurs atteignent ce serveur ; inutile pour les adresses et les noms du réseau local ; peut être répété
serve-help-connections-per-address = nombre maximal de connexions depuis une adresse (par défaut : { $most })
serve-help-bot-workers = combien de processus réfléchissent pour les bots
serve-help-remote-bots = les bots réfléchissent sur d’autres machines : avec `ziggurat think` (par défaut) ou sur un cluster Ray
think-help-db = adresse de la base de données : postgresql://UTILISATEUR:MOTDEPASSE@HOTE/BASE
think-help-workers = combien de processus réfléchissent ; un par processeur par défaut
think-needs-postgres = les bots sur d’autres machines demandent une base PostgreSQL : --db postgresql://UTILISATEUR:MOTDEPASSE@HOTE/BASE
serve-help-smtp = serveur de courrier pour les avis de tour, HOTE:PORT
serve-help-mail-from = expéditeur des avis de tour
serve-help-open = ouvrir la page dans le navigateur
serve-no-page = Cette installation n’a pas de page : impossible de jouer ici dans un navigateur. Dans un clone, `make play` construit la page, et `make dist` crée un wheel qui la contient.
serve-bad-smtp = --smtp attend HOTE:PORT et demande --mail-from ADRESSE
serve-store-failed = le stockage { $store } est inutilisable ({ $reason }) : { $detail }
serve-cannot-listen = impossible d’écouter sur { $host }, port { $port } : { $code ->
    [EADDRINUSE] un autre programme utilise ce port
    [EADDRNOTAVAIL] cette machine n’a pas cette adresse
    [EACCES] permission refusée
    [unknown] ce nom est inconnu
   *[other] { $reason }
}

command-backup = copier le stockage dans un fichier, même pendant que le serveur tourne
command-restore = remplacer le stockage par une sauvegarde, serveur arrêté
backup-help-file = fichier à écrire ; il ne doit pas encore exister
backup-help-db = le stockage : sqlite:///FICHIER (par défaut : le fichier de votre dossier de données)
backup-only-sqlite = cette commande est faite pour les stockages de la forme sqlite:///FICHIER. Pour PostgreSQL, utilisez pg_dump et pg_restore.
backup-exists = { $file } existe déjà. Choisissez un autre nom.
backup-failed = impossible de copier le stockage { $store } dans { $file } : { $detail }
backup-done = Écrit : { $file } (tables : { $tables }, événements : { $events })
restore-help-file = la sauvegarde, écrite par ziggurat backup
restore-help-replace = remplace un stockage existant, conservé sous le nom FICHIER.old
restore-exists = { $file } existe déjà. Avec --replace, il est conservé sous le nom { $file }.old et remplacé.
restore-running = un serveur utilise { $file }. Arrêtez-le d’abord.
restore-failed = impossible de restaurer la sauvegarde { $file } : { $detail }
restore-done = Restauré : { $file } (tables : { $tables }, événements : { $events })

server-no-such-link = Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.
server-blocked = L’hôte de cette table ne souhaite pas jouer avec vous.
server-removed-by-host = L’hôte vous a retiré de cette table. Il faut une nouvelle invitation pour vous rasseoir.
server-invited-to-other-seat = Votre invitation est pour une autre place.
server-password-is-name = Le mot de passe ne peut pas être votre nom.
server-password-common = Ce mot de passe est parmi les premiers que l’on essaie. Choisissez-en un autre.
server-not-registered = Vous n’avez pas encore de mot de passe.
server-banned-word = Ce texte contient un mot qui n’est pas admis ici.
server-cannot-block = Il n’y a ici aucun joueur à bloquer.
server-too-many-blocks = Vous pouvez bloquer { $most } joueurs au plus.
server-cannot-report = Ce message ne peut pas être signalé.
serve-help-public-url = adresse par laquelle les joueurs ouvrent la page, pour les liens des courriels
