/** A duration of the style (`--press`, `--travel`, `--sheet`) in milliseconds; it follows the settings. */
export function milliseconds(time: '--press' | '--travel' | '--sheet'): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue(time).trim();
  const value = Number.parseFloat(text) || 0;
  return text.endsWith('ms') ? value : value * 1000; // the build may write 220ms as .22s
}
