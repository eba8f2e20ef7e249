/** Loads what the first view of a table does not need. A part that is asked for earlier appears as soon as it is there. */
type Parts = typeof import('./extra_parts');

class Extras {
  parts = $state.raw<Parts | null>(null);
  private loading: Promise<Parts> | null = null;

  /** Load the parts once. If the file is missing, the page reloads (`app/reload.ts`), because a second import would fail too. */
  load(): Promise<Parts> {
    this.loading ??= import('./extra_parts').then((parts) => (this.parts = parts));
    return this.loading;
  }
}

export const extras = new Extras();
