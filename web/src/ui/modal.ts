/**
 * Svelte action: shows a dialog as a modal one. Escape and a tap outside call `close`. The focus goes to the element with `data-first`, and
 * back to where it was when the dialog is removed.
 */
export function modal(dialog: HTMLDialogElement, close: () => void): { destroy(): void } {
  const before = document.activeElement;
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    close();
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) close();
  });
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-first]')?.focus();
  return {
    destroy() {
      if (before instanceof HTMLElement) before.focus();
    },
  };
}
