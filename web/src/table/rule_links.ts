/** Links from refusals to the rules that explain them. */
import type { Refusal } from '../net/types';
import { loadRules, ruleKey, ruleLink, ruleOf } from '../rules/rules';
import { say, words } from '../words/words.svelte';

export interface RuleLink {
  /** The id of the rule. */
  rule: string;
  label: string;
  href: string;
}

/** The rule behind a refusal of the action `word`; null if the table refused, or the game's rules are no data. */
export async function ruleBehind(game: string, refusal: Refusal, word: string): Promise<RuleLink | null> {
  const book = refusal.reason ? await loadRules(game) : null;
  const rule = book && refusal.reason ? ruleOf(book, refusal.reason.code, word) : null;
  if (!rule) return null;
  await words.need('page_rules', `rules_${game}`);
  return { rule: rule.id, label: say('page-rules-see', { title: say(ruleKey(game, rule.id, 'title')) }), href: ruleLink(game, rule.id) };
}
