/** What stands around the board after the end; loaded with the result. */
export { default as Results } from './Results.svelte';
export { default as ResultScore } from './ResultScore.svelte';
export { default as ReplayBar } from './replay/ReplayBar.svelte';
