import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './settings.svelte';
import { preferred, words } from './words/words.svelte';

settings.show();
await words.speak(preferred(localStorage.getItem('language'), navigator.languages));
mount(App, { target: document.getElementById('page') as HTMLElement });
// later, so that it takes nothing from the first look
if (import.meta.env.PROD) setTimeout(() => void navigator.serviceWorker?.register('/worker.js').catch(() => {}), 3000);
