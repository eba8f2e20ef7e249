/** `12 × 1`: pieces of a line of the score sheet, and the points of each. */
export const times = (count: number, each: number): string => `${count}\u00a0×\u00a0${each}`;
