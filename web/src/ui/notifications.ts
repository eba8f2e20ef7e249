/** The button that switches notifications on, wherever it stands. */
import { push } from '../app/push.svelte';
import { ApiError } from '../net/rest';
import { refusalText } from '../table/sentences';
import { say } from '../words/words.svelte';
import { toasts } from './toasts.svelte';

/** Switch notifications on and show the outcome; return whether they are on. */
export async function enableNotifications(): Promise<boolean> {
  try {
    const outcome = await push.enable();
    if (outcome === 'on') toasts.show('yes', say('page-push-enabled'), say('page-push-enabled-text'));
    else if (outcome === 'denied') toasts.show('no', say('page-push-denied'), say('page-push-denied-text'));
    else toasts.show('no', say('page-not-possible'), say('page-push-failed'));
    return outcome === 'on';
  } catch (error) {
    if (error instanceof ApiError) toasts.show('no', say('page-not-possible'), refusalText(error.refusal, say));
    return false;
  }
}
