/** Versions of the next position of a lesson begin so much later, so that nothing is mistaken for a part of the last one. */
export const APART = 1000;
