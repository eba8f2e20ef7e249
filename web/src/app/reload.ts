/** Reloads the page after one of its files could not be loaded. */
const RETRY_MS = 2000;
/** The pause between two reloads: a file may be missing for good. */
const PAUSE_MS = 60_000;
const LAST = 'reloaded';

let waiting = false;

/**
 * Reload the page as soon as the server answers. Importing the file again would not be enough: browsers remember a failed import, and a new
 * version of the server has files with other names.
 */
export async function reloadOnceServed(): Promise<void> {
  if (waiting) return;
  waiting = true;
  while (Date.now() - Number(sessionStorage.getItem(LAST)) < PAUSE_MS || !(await isServed())) await pause(RETRY_MS);
  sessionStorage.setItem(LAST, String(Date.now()));
  location.reload();
}

export async function isServed(): Promise<boolean> {
  const answer = await fetch('/', { cache: 'no-store' }).catch(() => null);
  return answer?.ok ?? false;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
