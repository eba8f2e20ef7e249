# Mails: turn notifications, confirming an address, recovering a password.

mail-turn-body =
    It is your turn at a Ziggurat table:
    { $link }

    You get this mail because you asked for it. To stop these mails:
    { $unsubscribe }
mail-confirm-subject = Ziggurat: confirm your mail address
mail-confirm-body =
    Please confirm that Ziggurat may send mails to this address:
    { $link }

    The link is valid for three days. If you did not ask for this, ignore this mail; you will get no other.
mail-recover-subject = Ziggurat: a new password
mail-recover-body =
    With this link you can choose a new password:
    { $link }

    The link is valid for one hour and works once. If you did not ask for this, ignore this mail: your password stays as it is.
