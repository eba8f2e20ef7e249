/** What every part of a player's side gets. */
import type { Seat } from '../../net/types';
import type { BabelPlay } from './play.svelte';
import type { BabelContext } from './speech';
import type { BabelView } from './view';

export interface SideProps {
  play: BabelPlay;
  view: BabelView;
  context: BabelContext;
  seat: Seat;
}
