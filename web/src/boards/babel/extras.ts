import type { BoardExtras } from '../board';
import { attacks, ending, reason } from './ending';
import { focusOf, liveOf } from './focus';
import { HINT_RULES } from './hint_rules';
import { moves } from './moves';
import Picture from './Picture.svelte';
import { templeSpot } from './spots';
import type { BabelView, People } from './view';

const SEATS = [0, 1] as const;

const extras: BoardExtras<BabelView> = {
  Picture,
  counted: (line, { temple }) => SEATS.filter((seat) => temple[seat][line as People].length > 0).map((seat) => templeSpot(seat, line as People)),
  reason,
  attacks,
  aim: ({ final, options }) => (final ? (options.sudden_death ? 'sudden' : 'final') : 'aim'),
  ending,
  moves,
  focus: focusOf,
  live: liveOf,
  hintRules: HINT_RULES,
};

export default extras;
