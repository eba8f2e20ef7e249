/** The embedded viewer: a small page for other sites. It has no session, sets no cookie and stores nothing. */
import '../styles/base.css';
import { mount } from 'svelte';
import { settings } from '../app/settings.svelte';
import { preferred, words } from '../words/words.svelte';
import Embed from './Embed.svelte';
import { addressOf } from './watched.svelte';

const { id, share, language } = addressOf(location.pathname, location.search);
settings.apply();
await words.setLanguage(preferred(language, navigator.languages));
await words.need('page_watch');
mount(Embed, { target: document.getElementById('viewer') as HTMLElement, props: { id, share } });
