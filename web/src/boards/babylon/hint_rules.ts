/** The rules behind the hints of pieces: selectors in order, with the anchor of the rule. */
const LINES = ['statues', 'fountains', 'bridges', 'stairs', 'variety', 'flowers', 'belvederes', 'highest'];

export const HINT_RULES: readonly (readonly [selector: string, rule: string])[] = [
  ['[data-column]', 'pillars'],
  ...['statue', 'fountain', 'bridge', 'stairs'].map((kind) => [`[data-topic="${kind}"]`, kind] as const),
  ['[data-topic="belvedere"]', 'corner'],
  ['[data-topic="none"]', 'free-space'],
  ['[data-cell]', 'supports'],
  ['[data-tile], .tile', 'tiles'],
  ['.pillars p, .pillar', 'payment'],
  ['.token, .tool', 'tokens'],
  ['.chip', 'flower'],
  ['.pad', 'ornaments'],
  ...LINES.map((line) => [`[data-line="${line}"]`, `points-${line}`] as const),
];
