# Courriels : avis de tour, confirmation d’une adresse, nouveau mot de passe.

mail-turn-body =
    C’est à vous de jouer à une table de Ziggurat :
    { $link }

    Vous recevez ce courriel parce que vous l’avez demandé. Pour ne plus en recevoir :
    { $unsubscribe }
mail-confirm-subject = Ziggurat : confirmez votre adresse
mail-confirm-body =
    Confirmez que Ziggurat peut écrire à cette adresse :
    { $link }

    Le lien est valable trois jours. Si vous n’avez rien demandé, ignorez ce courriel : vous n’en recevrez pas d’autre.
mail-recover-subject = Ziggurat : un nouveau mot de passe
mail-recover-body =
    Ce lien permet de choisir un nouveau mot de passe :
    { $link }

    Le lien est valable une heure et une seule fois. Si vous n’avez rien demandé, ignorez ce courriel : votre mot de passe ne change pas.
