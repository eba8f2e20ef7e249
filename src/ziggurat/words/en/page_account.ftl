# Sessions, password, email address, blocked players, and the pages behind links in emails.

page-sessions = Where you are signed in
page-sessions-hint = End a session that you do not recognise, then change your password.
page-sessions-unknown = Unknown browser
page-sessions-browser = { $browser } on { $system }
page-sessions-current = This browser
page-sessions-last = Last used on { $date }
page-sessions-end = Sign out there
page-sessions-ended = The session has ended
page-password-change = Change the password
page-password-old = Current password
page-password-new = New password
page-password-changed = Password changed. All other devices are signed out.
page-password-lost = Forgotten your password?
page-password-lost-done = If this account has a confirmed email address, a link is on its way.
page-mail = Email address
page-mail-hint = For an email when it is your turn and you are away, and for a forgotten password.
page-mail-address = Address
page-mail-add = Add
page-mail-sent = Please open the link in the email we have just sent.
page-mail-confirmed = Confirmed
page-mail-unconfirmed = Not confirmed yet: open the link in the email
page-mail-remove = Remove
page-mail-removed = Address removed
page-blocks = Blocked players
page-blocks-remove = Unblock
page-blocks-removed = Player unblocked
page-chat-actions = Report or block
page-chat-report = Report
page-chat-reported = Thank you. The operators will see this message.
page-chat-block = Block this player
page-chat-blocked = Blocked. You will not see this player’s messages.
page-invitations = Invitation links
page-invitations-made = Created on { $date }, { $seat ->
    [any] for any seat
   *[other] for seat { $seat }
}.
page-invitations-used = Used.
page-invitations-revoke = Revoke
page-invitations-revoked = The link no longer works
page-link-confirm = Confirm the address
page-link-confirm-text = Ziggurat will then send emails to this address.
page-link-confirm-done = Address confirmed
page-link-recover = Set a new password
page-link-recover-text = All devices are signed out when you do.
page-link-recover-done = The new password is set
page-link-unsubscribe = Stop the emails
page-link-unsubscribe-text = You will get no more emails at this address.
page-link-unsubscribe-done = No more emails
