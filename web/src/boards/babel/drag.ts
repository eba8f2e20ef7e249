/** Dragging by pointer: a piece follows the finger or the mouse and is dropped where a `data-drop` lies under it. */
import { swallowClick } from '../shared/drag';
import type { BabelPlay, Picked } from './play.svelte';
import type { People } from './view';

const START = 7;

interface Grip {
  x: number;
  y: number;
  started: boolean;
}

/** Make an element's piece draggable. A press that does not move stays a tap. */
export function draggable(node: HTMLElement, asked: () => { play: BabelPlay; picked: Picked | null }): { destroy(): void } {
  let grip: Grip | null = null;

  function down(event: PointerEvent): void {
    const { play, picked } = asked();
    if (event.button !== 0 || !picked || !play.table.mine || play.view?.phase !== 'act') return;
    grip = { x: event.clientX, y: event.clientY, started: false };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
  }

  function move(event: PointerEvent): void {
    const { play, picked } = asked();
    if (!grip || !picked) return;
    if (!grip.started && Math.hypot(event.clientX - grip.x, event.clientY - grip.y) < START) return;
    if (!grip.started) play.pick(picked);
    grip.started = true;
    play.dragged = { picked, x: event.clientX, y: event.clientY };
    const site = siteUnder(event);
    play.aimed = site ? play.wordFor(site) : null;
  }

  function up(event: PointerEvent): void {
    const { play } = asked();
    const started = grip?.started ?? false;
    release();
    if (!started) return;
    swallowClick();
    play.dragged = null;
    play.aimed = null;
    const site = siteUnder(event);
    if (site) void play.tapSite(site);
    else play.pick(null);
  }

  function cancel(): void {
    release();
    asked().play.clear();
  }

  function release(): void {
    grip = null;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', cancel);
  }

  node.addEventListener('pointerdown', down);
  return {
    destroy() {
      release();
      node.removeEventListener('pointerdown', down);
    },
  };
}

function siteUnder(event: PointerEvent): People | null {
  const found = document.elementsFromPoint(event.clientX, event.clientY).map((one) => one.closest<HTMLElement>('[data-drop]'));
  return (found.find((one) => one !== null)?.dataset.drop as People | undefined) ?? null;
}
