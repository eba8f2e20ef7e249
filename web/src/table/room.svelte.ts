/** The size of the window, and the arrangement of the table that fits into it. */
import type { GameBoard, Layout } from '../boards/board';

export class Room {
  width = $state(innerWidth);
  height = $state(innerHeight);
  /** A phone held sideways, or a page at 200 %: the board stands left, hand and buttons right of it. */
  readonly low = $derived(this.height <= 560);
  readonly layout: Layout = $derived(this.low ? 'phone' : this.width >= 1100 ? 'desktop' : this.width >= 700 ? 'tablet' : 'phone');
  /** Whether the board needs the height of a strip: the coach of a first game then takes the place of the status line. */
  readonly cramped = $derived(this.height < (this.layout === 'phone' ? 900 : 780));

  /** Whether the second area stands right of the board: on desktops, and on tablets that are too low for it below. */
  beside(board: GameBoard): boolean {
    return this.layout === 'desktop' || (this.layout === 'tablet' && ((board.beside ?? false) || this.height < 900));
  }
}
