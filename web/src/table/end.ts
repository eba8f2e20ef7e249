/** What stands around the board after the end; loaded then. */
export { default as Results } from './Results.svelte';
export { default as ResultScore } from './ResultScore.svelte';
