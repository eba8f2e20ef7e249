# Correos: avisos de turno, confirmación de una dirección, recuperación de la contraseña.

mail-turn-body =
    Te toca en una mesa de Ziggurat:
    { $link }

    Recibes este correo porque lo pediste. Para no recibir más:
    { $unsubscribe }
mail-confirm-subject = Ziggurat: confirma tu dirección de correo
mail-confirm-body =
    Confirma que Ziggurat puede escribir a esta dirección:
    { $link }

    El enlace vale tres días. Si no lo pediste tú, no hagas caso de este correo: no recibirás ningún otro.
mail-recover-subject = Ziggurat: una contraseña nueva
mail-recover-body =
    Con este enlace puedes elegir una contraseña nueva:
    { $link }

    El enlace vale una hora y una sola vez. Si no lo pediste tú, no hagas caso de este correo: tu contraseña no cambia.
