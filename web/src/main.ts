import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { lobby } from './lobby.svelte';
import { offer } from './offer.svelte';
import { session } from './session.svelte';
import { settings } from './settings.svelte';
import { preferred, words } from './words/words.svelte';

const PATIENCE = 1200;

/** The front page is drawn with its lists, so that nothing moves under the reader; a slow server is not waited for. */
function lists(): Promise<unknown> {
  if (location.pathname !== '/') return Promise.resolve();
  const asked = Promise.allSettled([offer.load(), session.enter().then(() => lobby.load())]);
  return Promise.race([asked, new Promise((late) => setTimeout(late, PATIENCE))]);
}

settings.show();
await Promise.all([words.speak(preferred(localStorage.getItem('language'), navigator.languages)), lists()]);
mount(App, { target: document.getElementById('page') as HTMLElement });
// later, so that it takes nothing from the first look
if (import.meta.env.PROD) setTimeout(() => void navigator.serviceWorker?.register('/worker.js').catch(() => {}), 3000);
