/** A position of Babel for tests: everything empty, both pawns at A, then what a test needs. */
import type { BabelView } from '../../src/boards/babel/view';

const columns = () => ({ A: '', H: '', M: '', P: '', S: '' });
const temples = (): Record<'A' | 'H' | 'M' | 'P' | 'S', number[]> => ({ A: [], H: [], M: [], P: [], S: [] });

export function position(changes: Partial<BabelView> = {}): BabelView {
  return {
    game: 'babel',
    rules: 1,
    seats: 2,
    seat: 0,
    to_move: 0,
    over: false,
    winners: null,
    actions: [],
    scores: [0, 0],
    sheets: [],
    options: { sumerians: 'all', sudden_death: false },
    hand: '',
    hand_size: [0, 0],
    pinned: ['', ''],
    people_deck_size: 20,
    discard: '',
    temple_deck_size: 20,
    known_top: [],
    last_draw: false,
    pawn: ['A', 'A'],
    column: [columns(), columns()],
    runs: [{}, {}],
    temple: [temples(), temples()],
    reserve: [[], []],
    starter: [false, false],
    active: 0,
    phase: 'act',
    owed: 0,
    migrated: false,
    turn: 5,
    final: false,
    ending: 'running',
    constants: { goals: [10, 15, 20], max_level: 6, starter_level: 1, migration_size: 3 },
    ...changes,
  };
}

/** Both sides of the sites: `sides({ H: 'SSS' }, { H: 'PA' })`. */
export function sides(own: Partial<BabelView['column'][0]>, foe: Partial<BabelView['column'][0]> = {}): BabelView['column'] {
  return [
    { ...columns(), ...own },
    { ...columns(), ...foe },
  ];
}

export function stacks(own: Partial<BabelView['temple'][0]>, foe: Partial<BabelView['temple'][0]> = {}): BabelView['temple'] {
  return [
    { ...temples(), ...own },
    { ...temples(), ...foe },
  ];
}
