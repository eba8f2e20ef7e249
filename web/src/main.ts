import '@fontsource/marcellus/latin-400.css';
import '@fontsource-variable/source-sans-3/wght.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './settings.svelte';
import { preferred, words } from './words/words.svelte';

settings.show();
await words.speak(preferred(localStorage.getItem('language'), navigator.languages));
mount(App, { target: document.getElementById('page') as HTMLElement });
