/** Links from refusals and hints to the rules that explain them. */
import type { GameBoard } from '../boards/board';
import type { Refusal } from '../net/types';
import { loadRules, ruleKey, ruleLink, ruleOf } from '../rules/rules';
import { say, words } from '../words/words.svelte';

export interface RuleLink {
  /** The id of the rule. */
  rule: string;
  label: string;
  href: string;
}

/** The rule behind the hint of a piece; null if the game's rules are no data. */
export async function ruleOfHint(game: string, board: GameBoard, piece: Element): Promise<RuleLink | null> {
  const rule = board.hintRules?.find(([selector]) => piece.matches(selector))?.[1];
  return rule ? linkTo(game, rule) : null;
}

async function linkTo(game: string, rule: string): Promise<RuleLink> {
  await words.need('page_rules', `rules_${game}`);
  return { rule, label: say('page-rules-see', { title: say(ruleKey(game, rule, 'title')) }), href: ruleLink(game, rule) };
}

/** The rule behind a refusal of the action `word`; null if the table refused, or the game's rules are no data. */
export async function ruleBehind(game: string, refusal: Refusal, word: string): Promise<RuleLink | null> {
  const book = refusal.reason ? await loadRules(game) : null;
  const rule = book && refusal.reason ? ruleOf(book, refusal.reason.code, word) : null;
  return rule ? linkTo(game, rule.id) : null;
}
