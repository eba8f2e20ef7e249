# Emails: turn notifications, confirming an address, recovering a password.

mail-turn-body =
    It is your turn at a Ziggurat table:
    { $link }

    You get this email because you asked for it. To stop these emails:
    { $unsubscribe }
mail-confirm-subject = Ziggurat: confirm your email address
mail-confirm-body =
    Please confirm that Ziggurat may send emails to this address:
    { $link }

    The link is valid for three days. If you did not ask for this, ignore this email; you will get no other.
mail-recover-subject = Ziggurat: a new password
mail-recover-body =
    With this link you can choose a new password:
    { $link }

    The link is valid for one hour and works once. If you did not ask for this, ignore this email: your password stays as it is.
