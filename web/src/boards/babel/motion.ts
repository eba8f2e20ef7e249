/** How long a piece travels; hardly at all for those who want no motion. */
export function travel(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 220;
}
