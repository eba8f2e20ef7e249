# `ziggurat admin`: what operators see and change.

command-admin = see and change accounts, sessions, tables and banned words of a server
admin-help-action = one of accounts, sessions, tables, words, reports, audit; export, end-sessions, delete-account, delete-table, ban-word, allow-word
admin-help-subject = what the action is about: the id or name of an account, the id of a table, or a word
admin-needs-subject = { $action } needs the id or name of an account, the id of a table, or a word
admin-accounts-found = { $subject } is the name or id of { $count } accounts, but must be that of exactly one
admin-no-table = there is no table { $table }
admin-no-store = there is no store { $file }
admin-sessions-ended = sessions ended: { $count }
admin-account-deleted = account { $account } deleted
admin-table-deleted = table { $table } deleted
admin-words-changed = changed: { $word }
admin-words-unchanged = nothing to change: { $word }
