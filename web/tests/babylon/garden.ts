/** Gardens for tests, written cell by cell. */
import type { BabylonView, Cell, Garden, LaidTile, Placement } from '../../src/boards/babylon/view';

export const BARE: Cell = { h: 0, tile: null, icon: '-', use: 'free', decks: [], flight: 0 };

export function garden(cells: Record<string, Partial<Cell>> = {}, rest: Partial<Garden> = {}): Garden {
  const all: Record<string, Cell> = {};
  for (const file of 'abcdefgh') for (let rank = 1; rank <= 8; rank++) all[`${file}${rank}`] = { ...BARE };
  for (const [name, cell] of Object.entries(cells)) all[name] = { ...BARE, ...cell };
  return { cells: all, tiles: [], ornaments: [], belvederes: [], ...rest };
}

export function laid(anchor: string, floor: number, id = 'clay01', turn = 1): LaidTile {
  return { id, anchor, rotation: 0, floor, flower: 'white', turn };
}

/** Entries for the placements among some actions; all lie on floor 1 and cost a single per pillar. */
function placementsOf(actions: string[]): Placement[] {
  const places = actions.filter((word) => word.startsWith('place:')).map((word) => word.slice(word.indexOf('@') + 1));
  return places.map((place) => {
    const supports = place.slice(5);
    return { supports, floor: 1, singles: supports.replace(/[^1]/g, '').length, doubles: 0, anchors: [place.slice(0, 2)] };
  });
}

export function view(own: Garden, actions: string[] = [], more: Partial<BabylonView> = {}): BabylonView {
  const player = { flower: 'white', slot: null, singles: 6, doubles: 0, token_spent: false, garden: own };
  return {
    game: 'babylon',
    rules: 1,
    seats: 2,
    seat: 0,
    to_move: 0,
    over: false,
    winners: null,
    actions,
    scores: [0, 0],
    sheets: [{}, {}],
    options: {},
    players: [player, { ...player, garden: garden() }],
    columns: { B3: { height: 2, top: 'granite01', gain: 3 } },
    tiles: {
      clay01: { face: 'SF--', flower: 'white', material: 'clay' },
      granite01: { face: 'FBT-', flower: 'white', material: 'granite' },
    },
    tokens: { pile: 14, left_out: 0, in_force: null, used: [], unseen: [] },
    round: 1,
    rounds: 15,
    constants: { max_stored: 6 },
    unseen: { basalt: [], granite: [] },
    player: 0,
    first: 0,
    phase: 'build',
    to_remove: 0,
    dug: 'clay01',
    dug_placed: false,
    stock: null,
    bare: [64, 64],
    placements: placementsOf(actions),
    ...more,
  };
}
