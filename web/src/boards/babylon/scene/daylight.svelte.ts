/** Day or dusk in the scene: as the theme of the page, unless the player has switched. */
import { settings } from '../../../app/settings.svelte';
import type { Time } from './light';

const KEY = 'scene-time';

class Daylight {
  private chosen = $state<Time | null>(stored());

  get time(): Time {
    return this.chosen ?? (settings.dark ? 'dusk' : 'day');
  }

  toggle(): void {
    const next = this.time === 'day' ? 'dusk' : 'day';
    const plain = settings.dark ? 'dusk' : 'day';
    this.chosen = next === plain ? null : next;
    if (this.chosen) localStorage.setItem(KEY, this.chosen);
    else localStorage.removeItem(KEY);
  }
}

function stored(): Time | null {
  const found = localStorage.getItem(KEY);
  return found === 'day' || found === 'dusk' ? found : null;
}

export const daylight = new Daylight();
