/** What a table screen does when the table changes. Call these while the component is created. */
import { router } from '../app/router.svelte';
import { settings } from '../app/settings.svelte';
import type { Table } from './table.svelte';

/** Apply the device's preferences, which are the same for every table. */
export function applyPreferences(table: Table): void {
  $effect(() => {
    const now = table.view?.preferences;
    if (!now || table.view?.status === 'ended') return;
    if (now.auto_confirm !== settings.autoConfirm || now.auto_forced !== settings.autoForced) {
      void table.prefer(settings.autoConfirm, settings.autoForced);
    }
  });
}

/** Open the table of a rematch as soon as all players have agreed. */
export function followRematch(table: Table): void {
  let next: string | null | undefined;
  $effect(() => {
    const view = table.view;
    if (!view) return;
    const agreed = next === null && view.rematch !== null && view.viewer !== null;
    next = view.rematch;
    if (agreed) router.go(`/table/${next}`);
  });
}
