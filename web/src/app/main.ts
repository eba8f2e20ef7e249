import '../styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { lobby } from './lobby.svelte';
import { catalogue } from './catalogue.svelte';
import { session } from './session.svelte';
import { settings } from './settings.svelte';
import { preferred, words } from '../words/words.svelte';

/** What the front page lists is asked for at once, but not waited for: the lists keep their places free. */
function lists(): void {
  if (location.pathname !== '/') return;
  void catalogue.load().catch(() => {});
  void session
    .enter()
    .then(() => lobby.load())
    .catch(() => {});
}

settings.show();
lists();
await words.speak(preferred(localStorage.getItem('language'), navigator.languages));
mount(App, { target: document.getElementById('page') as HTMLElement });
// later, so that it takes nothing from the first look
if (import.meta.env.PROD) setTimeout(() => void navigator.serviceWorker?.register('/worker.js').catch(() => {}), 3000);
