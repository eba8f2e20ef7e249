/** Dragging a card or migrating people to a site: elements with `data-drop` accept them. */
import type { Drag } from '../shared/drag';
import { flyHome, moving } from '../shared/moving.svelte';
import type { Finger } from '../shared/fingers';
import type { BabelPlay, Picked } from './play.svelte';
import type { People } from './view';

export function dragOf(play: BabelPlay, picked: Picked | null): Drag {
  return {
    ready: picked !== null && play.table.mine && play.view?.phase === 'act',
    begin: () => play.pick(picked),
    move(at) {
      if (!picked) return;
      play.dragged = { picked, ...at };
      const site = siteAt(at);
      play.over = site;
      play.aimed = site ? play.wordFor(site) : null;
      if (site && play.aimed === null) play.requestFault(site);
    },
    end(dropped) {
      const site = dropped && play.dragged ? siteAt(play.dragged) : null;
      const home = picked?.kind === 'card' && (!site || play.aimed === null) ? `hand-${picked.number}` : null;
      if (home) flyHome(home);
      else if (site) moving.flights?.drop();
      play.dragged = play.aimed = play.over = null;
      if (site) void play.tapSite(site);
      else if (dropped) play.pick(null);
      else play.clear();
    },
  };
}

function siteAt({ x, y }: Finger): People | null {
  const found = document.elementsFromPoint(x, y).map((element) => element.closest<HTMLElement>('[data-drop]'));
  return (found.find((element) => element !== null)?.dataset.drop as People | undefined) ?? null;
}
