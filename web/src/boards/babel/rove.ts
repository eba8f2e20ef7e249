/** One stop of the Tab key a region; arrow keys do the rest. The stop is where the focus was last. */
export function rove(region: HTMLElement): { destroy(): void } {
  const pieces = (): HTMLElement[] => [...region.querySelectorAll<HTMLElement>('[data-piece]')];

  function stopAt(stop: HTMLElement | undefined): void {
    for (const piece of pieces()) {
      const index = piece === stop ? 0 : -1;
      if (piece.tabIndex !== index) piece.tabIndex = index;
    }
  }

  function settle(): void {
    const all = pieces();
    stopAt(all.find((piece) => piece.tabIndex === 0 && piece.hasAttribute('tabindex')) ?? all.find((piece) => piece.dataset.legal === '') ?? all[0]);
  }

  const focused = (event: FocusEvent): void => {
    const piece = (event.target as HTMLElement).closest<HTMLElement>('[data-piece]');
    if (piece) stopAt(piece);
  };
  const observer = new MutationObserver(settle);
  observer.observe(region, { childList: true, subtree: true });
  region.addEventListener('focusin', focused);
  settle();
  return {
    destroy() {
      observer.disconnect();
      region.removeEventListener('focusin', focused);
    },
  };
}
