/** Preferences, stored in this browser. Styles read them from attributes of the root element. */
import { words, type Language } from '../words/words.svelte';
import { storage } from './storage';

export type Theme = 'system' | 'light' | 'dark';
export type Volume = 'soft' | 'normal' | 'loud';
export type Speed = 'slow' | 'normal' | 'fast' | 'off';

const dark = globalThis.matchMedia?.('(prefers-color-scheme: dark)');

function stored<T extends string>(key: string, values: readonly T[], otherwise: T): T {
  const value = storage.getItem(key) as T | null;
  return value && values.includes(value) ? value : otherwise;
}

class Settings {
  theme = $state<Theme>(stored('theme', ['system', 'light', 'dark'] as const, 'system'));
  speed = $state<Speed>(stored('speed', ['slow', 'normal', 'fast', 'off'] as const, 'normal'));
  contrast = $state<'normal' | 'more'>(stored('contrast', ['normal', 'more'] as const, 'normal'));
  volume = $state<Volume>(stored('volume', ['soft', 'normal', 'loud'] as const, 'normal'));
  sound = $state(storage.getItem('sound') !== 'off');
  muted = $state(storage.getItem('muted') === 'on');
  autoConfirm = $state(storage.getItem('auto-confirm') === 'on');
  /** Whether the coach explains ideas in first games. */
  coach = $state(storage.getItem('coach') !== 'off');
  autoForced = $state(storage.getItem('auto-forced') === 'on');

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'system' && this.systemDark);
  }
  private printing = false;
  private systemDark = $state(dark?.matches ?? false);

  constructor() {
    dark?.addEventListener('change', (event) => {
      this.systemDark = event.matches;
      this.apply();
    });
    // paper is white
    for (const printing of [true, false]) {
      globalThis.addEventListener?.(printing ? 'beforeprint' : 'afterprint', () => {
        this.printing = printing;
        this.apply();
      });
    }
  }

  set<K extends 'theme' | 'speed' | 'contrast' | 'volume'>(key: K, value: Settings[K]): void {
    (this as Settings)[key] = value;
    storage.setItem(key, value);
    this.apply();
  }

  setFlag(key: 'sound' | 'muted' | 'coach' | 'autoConfirm' | 'autoForced', on: boolean): void {
    this[key] = on;
    const name = { sound: 'sound', muted: 'muted', coach: 'coach', autoConfirm: 'auto-confirm', autoForced: 'auto-forced' }[key];
    storage.setItem(name, on ? 'on' : 'off');
  }

  async setLanguage(language: Language): Promise<void> {
    await words.setLanguage(language);
    storage.setItem('language', language);
  }

  /** Write the preferences to the root element. */
  apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.dark && !this.printing ? 'dark' : 'light';
    root.dataset.speed = this.speed;
    root.dataset.contrast = this.contrast;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', this.dark ? '#0B1627' : '#14355F');
  }
}

export const settings = new Settings();
