# `ziggurat admin`: lo que ven y cambian quienes administran el servidor.

command-admin = ver y cambiar cuentas, sesiones, mesas y palabras prohibidas de un servidor
admin-help-action = una de accounts, sessions, tables, words, reports, audit; export, end-sessions, delete-account, delete-table, ban-word, allow-word
admin-help-subject = el objeto de la acción: el id o el nombre de una cuenta, el id de una mesa o una palabra
admin-needs-subject = { $action } necesita el id o el nombre de una cuenta, el id de una mesa o una palabra
admin-accounts-found = { $subject } es el nombre o el id de { $count } cuentas, pero debe indicar exactamente una
admin-no-table = no existe la mesa { $table }
admin-no-store = no existe el almacén { $file }
admin-sessions-ended = sesiones cerradas: { $count }
admin-account-deleted = cuenta { $account } eliminada
admin-table-deleted = mesa { $table } eliminada
admin-words-changed = cambiado: { $word }
admin-words-unchanged = nada que cambiar: { $word }
