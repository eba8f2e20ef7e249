import type { BoardExtras } from '../board';
import Choices from './Choices.svelte';
import Finale from './Finale.svelte';
import { focusOf, liveOf, want } from './focus';
import { HINT_RULES } from './hint_rules';
import { looks } from './looks.svelte';
import { moves } from './moves';
import { preferred } from './offers';
import { parts } from './parts.svelte';
import Picture from './Picture.svelte';
import type { BabylonPlay } from './play.svelte';
import { counted, ending, reason, tally } from './tally';
import Supports from './Supports.svelte';
import type { BabylonView } from './view';
import { worth } from './worth';

Object.assign(parts, { Supports, preferred, worth });

const extras: BoardExtras<BabylonView, BabylonPlay> = {
  Choices,
  Finale,
  finale: () => looks.now === 'scene',
  Picture,
  counted,
  tally,
  reason,
  ending,
  moves,
  focus: focusOf,
  live: liveOf,
  want,
  hintRules: HINT_RULES,
};

export default extras;
