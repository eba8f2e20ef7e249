/** A row that scrolls sideways fades out at each end where it goes on; without a scroll bar nothing else shows that. */
export function fades(row: HTMLElement): { destroy: () => void } {
  const edge = (hidden: number): string => (hidden > 1 ? 'transparent' : '#000');
  const update = (): void => {
    const { scrollLeft, scrollWidth, clientWidth } = row;
    row.style.maskImage = `linear-gradient(to right, ${edge(scrollLeft)}, #000 28px calc(100% - 28px), ${edge(scrollWidth - clientWidth - scrollLeft)})`;
  };
  row.onscroll = update;
  const content = new MutationObserver(update);
  content.observe(row, { childList: true, subtree: true });
  update();
  return { destroy: () => content.disconnect() };
}
