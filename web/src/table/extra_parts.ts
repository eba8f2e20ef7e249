/** The parts of a table's screen that its first view does not need: one file, loaded right after it (`extras.svelte.ts`). */
export { default as Banners } from './Banners.svelte';
export { default as Dialogs } from './Dialogs.svelte';
export { default as Drawer } from './Drawer.svelte';
export { default as FlagFalls } from './FlagFalls.svelte';
export { default as Flights } from './Flights.svelte';
export { default as HintStrip } from './HintStrip.svelte';
export { default as PieceHints } from './PieceHints.svelte';
export { default as Panels } from './panels/Panels.svelte';
export { default as ScoreSheet } from './panels/ScoreSheet.svelte';
export { default as WatchButton } from './WatchButton.svelte';
export { ruleBehind } from './rule_links';
