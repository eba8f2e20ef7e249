/** What a page or panel of rules needs: the loaded rulebook, its drawings and texts, and the search. */
import type { Component } from 'svelte';
import { say, words } from '../words/words.svelte';
import { loadFigure, loadRules, search, type Chapter, type FigureProps, type Rulebook } from './rules';

export class Reader {
  book = $state.raw<Rulebook | null>(null);
  Drawing = $state.raw<Component<FigureProps<never>> | null>(null);
  /** Whether everything is loaded; without rules, `book` is null then. */
  ready = $state(false);
  asked = $state('');

  constructor(readonly game: string) {
    void this.load();
  }

  private async load(): Promise<void> {
    const { game } = this;
    const [book, Drawing] = await Promise.all([
      loadRules(game),
      loadFigure(game),
      words.need('page_rules', `rules_${game}`, 'page_learn', 'page_rulings', game, `page_${game}`, `hints_${game}`),
    ]);
    this.book = book;
    this.Drawing = Drawing;
    this.ready = true;
  }

  /** The chapters with the rules that fit the question; all without one. */
  readonly chapters: Chapter[] = $derived.by(() => {
    const { book, game, asked } = this;
    if (!book) return [];
    if (!asked.trim()) return book.chapters;
    const found = search(game, book, asked, say, (key) => words.has(key));
    return book.chapters
      .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => found.has(rule.id)) }))
      .filter((chapter) => chapter.rules.length > 0);
  });

  /** The last chapters: rulings, and what is reconstructed. */
  readonly notes: string[] = $derived.by(() => {
    const subject = `page-learn-${this.game.replaceAll('_', '-')}`;
    return ['rulings', 'note'].map((part) => `${subject}-${part}`).filter((key) => this.ready && words.has(key));
  });
}

/** Show a rule: scroll to its heading and focus it, so that a screen reader begins there. */
export function showRule(id: string, within: ParentNode = document): void {
  const heading = within.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`);
  if (!heading) return;
  heading.closest('[data-rule]')?.scrollIntoView({ block: 'start' });
  heading.focus({ preventScroll: true });
}
