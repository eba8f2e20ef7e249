/** Requests of the settings page: a toast for the outcome. */
import { ApiError } from '../net/rest';
import { refusalText } from '../table/sentences';
import { toasts } from '../ui/toasts.svelte';
import { say } from '../words/words.svelte';

/** Send a request and show `done`, or why it was refused; return whether it succeeded. */
export async function attempt(request: () => Promise<unknown>, done = ''): Promise<boolean> {
  try {
    await request();
  } catch (error) {
    if (error instanceof ApiError) toasts.show('no', say('page-not-possible'), refusalText(error.refusal, say));
    return false;
  }
  if (done) toasts.show('yes', say(done));
  return true;
}
