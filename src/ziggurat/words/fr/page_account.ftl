# Sessions, mot de passe, adresse électronique, joueurs bloqués et pages des liens des courriels.

page-sessions = Vos sessions ouvertes
page-sessions-hint = Fermez une session que vous ne reconnaissez pas, puis changez le mot de passe.
page-sessions-unknown = Navigateur inconnu
page-sessions-browser = { $browser } sous { $system }
page-sessions-current = Ce navigateur
page-sessions-last = Dernière utilisation : { $date }
page-sessions-end = Fermer cette session
page-sessions-ended = La session est fermée
page-password-change = Changer le mot de passe
page-password-old = Mot de passe actuel
page-password-new = Nouveau mot de passe
page-password-changed = Mot de passe changé. Les autres appareils sont déconnectés.
page-password-lost = Mot de passe oublié ?
page-password-lost-done = Si le compte a une adresse confirmée, un lien est en route.
page-mail = Adresse électronique
page-mail-hint = Pour vous prévenir quand c’est à vous et que vous n’êtes pas là, et pour un mot de passe oublié.
page-mail-address = Adresse
page-mail-add = Ajouter
page-mail-sent = Ouvrez le lien du courriel que nous venons d’envoyer.
page-mail-confirmed = Confirmée
page-mail-unconfirmed = Pas encore confirmée : ouvrez le lien du courriel
page-mail-remove = Retirer
page-mail-removed = Adresse retirée
page-blocks = Joueurs bloqués
page-blocks-remove = Débloquer
page-blocks-removed = Blocage levé
page-chat-actions = Signaler ou bloquer
page-chat-report = Signaler
page-chat-reported = Merci. Les personnes qui gèrent le serveur verront ce message.
page-chat-block = Bloquer ce joueur
page-chat-blocked = C’est fait. Vous ne verrez plus les messages de cette personne.
page-invitations = Liens d’invitation
page-invitations-made = Créé le { $date }, { $seat ->
    [any] pour n’importe quelle place
   *[other] pour la place { $seat }
}.
page-invitations-used = Utilisé.
page-invitations-revoke = Révoquer
page-invitations-revoked = Le lien n’est plus valable
page-link-confirm = Confirmer l’adresse
page-link-confirm-text = Ziggurat pourra écrire à cette adresse.
page-link-confirm-done = Adresse confirmée
page-link-recover = Choisir un nouveau mot de passe
page-link-recover-text = Tous les appareils seront déconnectés.
page-link-recover-done = Le nouveau mot de passe est enregistré
page-link-unsubscribe = Ne plus recevoir de courriels
page-link-unsubscribe-text = Vous ne recevrez plus de courriels à cette adresse.
page-link-unsubscribe-done = Plus de courriels
