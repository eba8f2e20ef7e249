/** A text of a lesson in the reader's language. */
import { words } from '../words/words.svelte';
import type { Texts } from './steps';

export const localised = (texts: Texts): string => texts[words.language] ?? texts.en ?? '';
