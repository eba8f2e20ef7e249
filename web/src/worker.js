/* The service worker: files for visits without a network, and notifications. The page comes from the network if there is one; files with a hash in their names never change and come from the cache. */
const STORE = 'ziggurat-__VERSION__';
const FILES = ['__FILES__'];

addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(STORE)
      .then((store) => store.addAll(['/', '/theme.js', '/icon.svg', ...FILES]))
      .then(() => skipWaiting()),
  );
});

addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== STORE).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin || address.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match('/')));
  } else if (address.pathname.startsWith('/assets/') || address.pathname === '/theme.js') {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  }
});

/* One notification per table: a later one replaces it. Nothing is shown while the user is looking at the table. */
addEventListener('push', (event) => {
  const { title, text, table } = event.data.json();
  event.waitUntil(
    clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      if (pages.some((page) => page.visibilityState === 'visible' && isAt(page, table))) return undefined;
      return registration.showNotification(title, { body: text, tag: table, renotify: true, icon: '/icon-192.png', data: { table } });
    }),
  );
});

addEventListener('notificationclick', (event) => {
  const { table } = event.notification.data;
  event.notification.close();
  event.waitUntil(
    clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const open = pages.find((page) => isAt(page, table));
      return open ? open.focus() : clients.openWindow(`/table/${table}`);
    }),
  );
});

function isAt(page, table) {
  return new URL(page.url).pathname === `/table/${table}`;
}
