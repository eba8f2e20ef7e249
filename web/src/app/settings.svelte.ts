/** Preferences, stored in this browser. Styles read them from attributes of the root element. */
import { words, type Language } from '../words/words.svelte';

export type Theme = 'system' | 'light' | 'dark';
export type Speed = 'slow' | 'normal' | 'fast' | 'off';

const dark = globalThis.matchMedia?.('(prefers-color-scheme: dark)');

function stored<T extends string>(key: string, values: readonly T[], otherwise: T): T {
  const value = localStorage.getItem(key) as T | null;
  return value && values.includes(value) ? value : otherwise;
}

class Settings {
  theme = $state<Theme>(stored('theme', ['system', 'light', 'dark'] as const, 'system'));
  speed = $state<Speed>(stored('speed', ['slow', 'normal', 'fast', 'off'] as const, 'normal'));
  contrast = $state<'normal' | 'more'>(stored('contrast', ['normal', 'more'] as const, 'normal'));
  sound = $state(localStorage.getItem('sound') !== 'off');
  muted = $state(localStorage.getItem('muted') === 'on');
  autoConfirm = $state(localStorage.getItem('auto-confirm') === 'on');
  autoForced = $state(localStorage.getItem('auto-forced') === 'on');

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'system' && this.systemDark);
  }
  private systemDark = $state(dark?.matches ?? false);

  constructor() {
    dark?.addEventListener('change', (event) => {
      this.systemDark = event.matches;
      this.apply();
    });
  }

  set<K extends 'theme' | 'speed' | 'contrast'>(key: K, value: Settings[K]): void {
    (this as Settings)[key] = value;
    localStorage.setItem(key, value);
    this.apply();
  }

  setFlag(key: 'sound' | 'muted' | 'autoConfirm' | 'autoForced', on: boolean): void {
    this[key] = on;
    const name = { sound: 'sound', muted: 'muted', autoConfirm: 'auto-confirm', autoForced: 'auto-forced' }[key];
    localStorage.setItem(name, on ? 'on' : 'off');
  }

  async setLanguage(language: Language): Promise<void> {
    await words.setLanguage(language);
    localStorage.setItem('language', language);
  }

  /** Write the preferences to the root element. */
  apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.dark ? 'dark' : 'light';
    root.dataset.speed = this.speed;
    root.dataset.contrast = this.contrast;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', this.dark ? '#0B1627' : '#14355F');
  }
}

export const settings = new Settings();
