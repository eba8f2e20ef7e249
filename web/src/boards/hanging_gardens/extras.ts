import type { BoardExtras } from '../board';
import { focusOf, liveOf } from './focus';
import { HINT_RULES } from './hint_rules';
import { moves } from './moves';
import Picture from './Picture.svelte';
import { attacks, ending, reason, tally } from './tally';
import type { GardensView } from './view';

const extras: BoardExtras<GardensView> = { Picture, tally, reason, attacks, ending, moves, focus: focusOf, live: liveOf, hintRules: HINT_RULES };

export default extras;
