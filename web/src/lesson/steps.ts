/** A lesson as the server sends it (docs/lessons.md), and the reply to a wrong try. */
import type { SetUpBody } from '../net/schema';
import type { Seat } from '../net/types';

/** A text by language. */
export type Texts = Record<string, string>;

export type Stage =
  | { do: { words: string[] }; show: string }
  | { refused: { reason: string; words: string[] }; show: string }
  | { reply: { seat: Seat; actions: string[] } }
  | { play: { bots: Record<string, string> } };

export type Reply = Texts & { try: string; stage?: number };

export interface Step {
  id: string;
  chapter: number;
  /** The name of the chapter, in its first step; that step's title if missing. */
  chapter_title?: Texts;
  position: SetUpBody;
  seat: Seat;
  title: Texts;
  say: Texts;
  done: Texts;
  focus: string[];
  /** The bright places once the step is done; those of `focus` if missing. */
  done_focus?: string[];
  goal: Stage[];
  /** False if the status line shows the title instead of what any table says. */
  status?: boolean;
  wrong?: Record<string, Reply>;
}

export interface Chapter {
  number: number;
  /** The index of its first step, and just beyond its last one. */
  first: number;
  end: number;
  title: Texts;
}

export function chaptersOf(steps: readonly Step[]): Chapter[] {
  const found: Chapter[] = [];
  steps.forEach((step, index) => {
    const last = found.at(-1);
    if (last?.number === step.chapter) last.end = index + 1;
    else found.push({ number: step.chapter, first: index, end: index + 1, title: step.chapter_title ?? step.title });
  });
  return found;
}

/**
 * The stage that the learner is in: how many are complete after some actions. A stage in which something is refused changes nothing on
 * the table, so `refused` has the numbers of those that are complete.
 */
export function stageAfter(goal: readonly Stage[], actions: number, refused: ReadonlySet<number>): number {
  let left = actions;
  for (const [number, stage] of goal.entries()) {
    if ('refused' in stage) {
      if (!refused.has(number)) return number;
    } else {
      const needed = 'do' in stage ? 1 : 'reply' in stage ? stage.reply.actions.length : 0;
      if ('play' in stage || left < needed) return number;
      left -= needed;
    }
  }
  return goal.length;
}

const parts = (word: string): string[] => word.split(/[:@/<>]/);

/** The number of leading parts that two words have in common. */
function common(one: string, other: string): number {
  const others = parts(other);
  const differing = parts(one).findIndex((part, number) => part !== others[number]);
  return differing < 0 ? Math.min(parts(one).length, others.length) : differing;
}

/** The reply to a word that is legal but not wanted in a stage; null if none is close to it. */
export function replyTo(step: Step, stage: number, word: string): Reply | null {
  let best: Reply | null = null;
  let most = 0;
  for (const [reason, reply] of Object.entries(step.wrong ?? {})) {
    if (reason.split('/')[0] !== 'else' || (reply.stage ?? 0) !== stage) continue;
    const count = common(reply.try, word);
    if (count > most) {
      most = count;
      best = reply;
    }
  }
  return best;
}
