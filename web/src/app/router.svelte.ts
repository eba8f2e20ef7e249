/** Client-side routing: the address decides which page is shown. */
interface Route {
  page: 'lesson' | 'front' | 'create' | 'invitation' | 'table' | 'mine' | 'settings' | 'learn' | 'pad' | 'editor' | 'try' | 'bots' | 'pair' | 'friend' | 'confirm' | 'recover' | 'unsubscribe' | 'missing';
  /** A part of the address: a table, a token, a game. */
  id: string;
  /** The last part of a lesson's address: a step. */
  part: string;
}

const PAGES: Record<string, Route['page']> = {
  '': 'front',
  create: 'create',
  invitation: 'invitation',
  table: 'table',
  games: 'mine',
  settings: 'settings',
  learn: 'learn',
  pad: 'pad',
  editor: 'editor',
  try: 'try',
  bots: 'bots',
  pair: 'pair',
  friend: 'friend',
  confirm: 'confirm',
  recover: 'recover',
  unsubscribe: 'unsubscribe',
};
/** Pages whose address needs an id. */
const NAMED = new Set<Route['page']>(['invitation', 'table', 'pair', 'friend', 'confirm', 'recover', 'unsubscribe']);
/** Pages whose address must not have an id. */
const BARE = new Set<Route['page']>(['front', 'bots']);

export function routeOf(path: string): Route {
  const [first = '', id = '', ...more] = path.split('/').filter(Boolean).map(decoded);
  if (first === 'learn' && more.length === 1) return { page: 'lesson', id, part: more[0] ?? '' };
  const page = PAGES[first];
  if (!page || more.length || (NAMED.has(page) && !id) || (BARE.has(page) && id)) return { page: 'missing', id: '', part: '' };
  return { page, id, part: '' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  path = $state(globalThis.location?.pathname ?? '/');
  /** The query string. */
  search = $state(globalThis.location?.search ?? '');
  get route(): Route {
    return routeOf(this.path);
  }

  /** Follow the browser history, and plain clicks on links of this site. */
  start(): void {
    addEventListener('popstate', () => this.read());
    addEventListener('click', (event) => this.clicked(event));
  }

  go(path: string, instead = false): void {
    history[instead ? 'replaceState' : 'pushState'](null, '', path);
    this.read();
    scrollTo(0, 0);
  }

  /** Change the query string of the present page. */
  setSearch(search: string): void {
    history.replaceState(null, '', location.pathname + search);
    this.read();
  }

  private read(): void {
    this.path = location.pathname;
    this.search = location.search;
  }

  private clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
