/** The forms of the position editor: `Form.svelte` in the folder of a game's board, found like the board itself. */
import type { Component } from 'svelte';
import type { ScoredView } from '../net/types';
import type { Pad } from '../pad/score';
import type { Params, Say } from '../words/words.svelte';
import type { Draft, Fault } from './draft';

export interface FormProps {
  draft: Draft;
  change: (draft: Draft) => void;
  /** The last draft that is a position; null before the first answer. */
  view: ScoredView | null;
  fault: Fault | null;
  pad: Pad;
}

/** A drawing of the position: what a figure draws, and whose side it is. */
export interface Picture {
  view: ScoredView;
  seat: number;
}

export interface FormModule {
  default: Component<FormProps>;
  /** The drawings of a position; without it, one per seat of the whole view. */
  pictures?: (view: ScoredView) => Picture[];
  /** The parameters of a fault as its sentence needs them. */
  faultParams?: (say: Say, params: Params) => Params;
}

const forms = import.meta.glob<FormModule>('../boards/*/Form.svelte');

/** Whether positions of a game can be set up. */
export const hasForm = (game: string): boolean => `../boards/${game}/Form.svelte` in forms;

export async function loadForm(game: string): Promise<FormModule | null> {
  return (await forms[`../boards/${game}/Form.svelte`]?.()) ?? null;
}

export const picturesOf = (form: FormModule, view: ScoredView): Picture[] =>
  form.pictures?.(view) ?? view.sheets.map((_, seat) => ({ view, seat }));
