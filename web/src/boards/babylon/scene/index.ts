/** The lazily loaded part of Babylon's board: everything in three dimensions. */
import { shared } from './shared_studio.svelte';

export { default as Finale } from './Finale.svelte';
export { default as Scene } from './Scene.svelte';
export { default as SceneQuarry } from './SceneQuarry.svelte';
export { default as Still } from './Still.svelte';

export function retry(): void {
  shared.retry();
}
