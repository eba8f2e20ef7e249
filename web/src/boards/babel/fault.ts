/** Faults of Babel's drafts: letters become words. */
import { counted, spoken } from './speech';
import type { Params, Say } from '../../words/words.svelte';

/** The parameters of a fault as its sentence needs them: the site in words, the cards counted. */
export function faultParams(say: Say, params: Params): Params {
  const { people, count } = params;
  const cards = typeof people === 'string' ? counted(say, people, Number(count)) : '';
  return { ...spoken(say, params), cards };
}
