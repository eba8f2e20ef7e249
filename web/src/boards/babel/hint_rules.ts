/** The rules behind the hints of pieces: selectors in order, with the anchor of the rule. */
export const HINT_RULES: readonly (readonly [selector: string, rule: string])[] = [
  ['.plaque, .quarry[data-pawn]', 'travel'],
  ['[data-pawn]', 'settle'],
  ['.part.temple', 'next-level'],
  ['.part.column', 'people'],
  ['.reserve, .more', 'next-level'],
  ['.starter', 'starter'],
  ['.track', 'win'],
  ['.piles .line, .piles .head', 'last-card'],
  ['.known', 'draw'],
  ['.people-a, .held:has(.people-a)', 'assyrians'],
  ['.people-h, .held:has(.people-h)', 'hittites'],
  ['.people-m, .held:has(.people-m)', 'medes'],
  ['.people-p, .held:has(.people-p)', 'persians'],
  ['.people-s, .held:has(.people-s)', 'sumerians'],
  ['.line[data-line]', 'next-level'],
];
