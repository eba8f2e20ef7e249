# `ziggurat admin` : ce que voient et changent les personnes qui gèrent le serveur.

command-admin = voir et modifier les comptes, sessions, tables et mots interdits d’un serveur
admin-help-action = une de accounts, sessions, tables, words, reports, audit ; export, end-sessions, delete-account, delete-table, ban-word, allow-word
admin-help-subject = l’objet de l’action : l’identifiant ou le nom d’un compte, l’identifiant d’une table ou un mot
admin-needs-subject = { $action } demande l’identifiant ou le nom d’un compte, l’identifiant d’une table ou un mot
admin-accounts-found = { $subject } est le nom ou l’identifiant de { $count } comptes, mais doit en désigner exactement un
admin-no-table = la table { $table } n’existe pas
admin-no-store = le stockage { $file } n’existe pas
admin-sessions-ended = sessions fermées : { $count }
admin-account-deleted = compte { $account } supprimé
admin-table-deleted = table { $table } supprimée
admin-words-changed = modifié : { $word }
admin-words-unchanged = rien à modifier : { $word }
