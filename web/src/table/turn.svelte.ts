/** Tells the player that it is their turn: the icon of the tab, a vibration, and a notification if the tab is in the background. */
import { settings } from '../app/settings.svelte';
import { gameName } from '../words/readable';
import { say, words } from '../words/words.svelte';
import type { Table } from './table.svelte';

const ICON = '/icon.svg';
const TURN_ICON = '/icon-turn.svg';
const VIBRATION_MS = 120;

/** Whether the player at this table is to move. */
export function isMyTurn(table: Pick<Table, 'view'>): boolean {
  const view = table.view;
  return view?.status === 'playing' && view.to_move !== null && view.to_move === view.viewer;
}

function showIcon(address: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', address);
}

/** Loaded on demand: most visitors have no notifications. */
const loadPush = async () => (await import('../app/push.svelte')).push;

async function notify(table: Table): Promise<void> {
  const [push] = await Promise.all([loadPush(), words.need('page_push')]);
  await push.show(table.id, say('push-turn'), say('push-turn-text', { game: gameName(table.view?.setting.game ?? '') }));
}

/** Announce the beginning of each turn of the player. Must be called in a component. */
export function announceTurn(table: Table): void {
  let before: boolean | undefined;
  const seen = () => {
    if (document.visibilityState === 'visible') void loadPush().then((push) => push.clear(table.id));
  };
  $effect(() => {
    addEventListener('visibilitychange', seen);
    return () => {
      removeEventListener('visibilitychange', seen);
      showIcon(ICON);
    };
  });
  $effect(() => {
    const now = isMyTurn(table);
    showIcon(now ? TURN_ICON : ICON);
    if (now && before === false) {
      if (settings.sound && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(VIBRATION_MS);
      if (document.visibilityState === 'hidden') void notify(table);
    }
    if (table.view) before = now;
  });
}
