/** Sentences for a game without words of its own: its codes, made readable. */
import type { GameView, LogEntry, Sheet } from '../../net/types';
import { person } from '../../words/person';
import { readable } from '../../words/readable';
import { words, type Params } from '../../words/words.svelte';
import type { SheetLine, SpeechContext } from '../board';

/** `pebble 3, row 2`; the seat is named otherwise. */
function paramsText(params: Params): string {
  return Object.entries(params)
    .filter(([name]) => name !== 'seat')
    .map(([name, value]) => `${name.replaceAll('_', ' ')} ${value}`)
    .join(', ');
}

function codeText(code: string, params: Params): string {
  const details = paramsText(params);
  return details ? `${readable(code)} (${details})` : readable(code);
}

/** `*Ada*: Lay (pebble 5)` */
export function entrySentence({ code, params }: LogEntry, context: SpeechContext): string {
  const { say, view } = context;
  const { name = '', ...you } = typeof params.seat === 'number' ? person(context, params.seat) : {};
  if (words.has(code)) return say(code, { ...params, name, ...you });
  const text = codeText(code.replace(`${view.game.replaceAll('_', '-')}-`, ''), params);
  return name ? `*${name}*: ${text}` : text;
}

export function whySentence(reason: { code: string; params: Params }, { say, view }: SpeechContext): string {
  const key = `${view.game}-why-${reason.code}`.replaceAll('_', '-');
  return words.has(key) ? say(key, reason.params) : codeText(reason.code, reason.params);
}

export function progressText({ say, view }: SpeechContext): string {
  const { turn } = view as GameView & { turn?: unknown };
  return typeof turn === 'number' ? say('page-table-turn', { turn }) : '';
}

export function sheetLines(_: SpeechContext, sheets: readonly Sheet[]): SheetLine[] {
  return Object.keys(sheets[0] ?? {}).map((key) => ({ key, icon: 'temple-3', fill: 'var(--lapis)', name: readable(key), formula: '' }));
}
