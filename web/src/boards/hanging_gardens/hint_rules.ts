/** The rules behind the hints of pieces: selectors in order, with the anchor of the rule. */
const of = (...tiles: string[]): string => tiles.map((tile) => `[data-topic="${tile}"], [data-line="${tile}"]`).join(', ');

export const HINT_RULES: readonly (readonly [selector: string, rule: string])[] = [
  ['[data-card]', 'support'],
  ['[data-shown]', 'group'],
  ['g', 'covering'],
  ['.head', 'columns'],
  ['[data-stock]', 'six'],
  ['[data-supply]', 'move'],
  ['.flower', 'rounds'],
  [of('hidden'), 'six'],
  [of('vacant', 'awards'), 'award'],
  [of('guard'), 'guard'],
  [of('animal_handler', 'gardener', 'sculptor', 'priest'), 'characters'],
  ['[data-topic], [data-line]', 'series'],
];
