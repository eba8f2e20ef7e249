import '../styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { lobby } from './lobby.svelte';
import { catalogue } from './catalogue.svelte';
import { reloadOnceServed } from './reload';
import { session } from './session.svelte';
import { settings } from './settings.svelte';
import { preferred, words } from '../words/words.svelte';

/** Start loading the lists of the front page without waiting for them: placeholders keep their space. */
function lists(): void {
  if (location.pathname !== '/') return;
  void catalogue.load().catch(() => {});
  void session
    .enter()
    .then(() => lobby.load())
    .catch(() => {});
}

addEventListener('vite:preloadError', () => void reloadOnceServed());

settings.apply();
lists();
await words.setLanguage(preferred(localStorage.getItem('language'), navigator.languages));
mount(App, { target: document.getElementById('page') as HTMLElement });
// later, so that it does not delay the first view
if (import.meta.env.PROD) {
  setTimeout(() => {
    void navigator.serviceWorker?.register('/worker.js').catch(() => {});
    if (localStorage.getItem('notifications')) void renew().catch(() => {});
  }, 3000);
}

/** Send the subscription for notifications again: the browser may have changed it. */
async function renew(): Promise<void> {
  await session.enter();
  await (await import('./push.svelte')).push.renew();
}
