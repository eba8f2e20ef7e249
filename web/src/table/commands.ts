/** What the buttons below the board do with the turn: confirm, undo a step, restart. */
import type { Play } from '../boards/board';
import { play as sound } from '../ui/sound';
import type { Table } from './table.svelte';

export class TurnCommands {
  constructor(
    private table: Table,
    private play: () => Play | null,
    /** After the confirmed step, once the board has forgotten its choices. */
    private confirmed: () => void,
  ) {}

  async confirm(): Promise<void> {
    const { table } = this;
    if (table.busy) return;
    const play = this.play();
    const pending = play?.pending;
    const rest = play?.rest ?? [];
    // pressing the button confirms: a step that ends the turn is not staged first
    let answer = pending ? await table.act(pending, true) : await table.confirm();
    for (const word of pending ? rest : []) if (answer.ok) answer = await table.act(word, true);
    if (!answer.ok) return;
    sound('confirm');
    play?.clear();
    this.confirmed();
  }

  async undo(): Promise<void> {
    const play = this.play();
    const prepared = play?.idle ? null : (play?.pending ?? null);
    if (prepared) play?.clear();
    // a default (the end of the turn) cannot be dropped: undo the step before it
    if ((prepared === null || play?.pending === prepared) && this.table.may('undo')) await this.table.undo();
  }

  async restart(): Promise<void> {
    this.play()?.clear();
    if (this.table.may('restart')) await this.table.restart();
  }
}
