// Before anything is drawn: light or dark, so that nobody is dazzled for a moment; and what the first look will need is asked for at once.
// A file of its own, because the page allows no inline script.
(() => {
  const kept = localStorage.getItem('theme');
  const dark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';

  const files = document.currentScript.dataset;
  const ask = (href, as) => {
    if (!href) return;
    const link = Object.assign(document.createElement('link'), { rel: 'preload', href, as });
    if (as === 'fetch') link.crossOrigin = 'anonymous';
    document.head.append(link);
  };
  const tongues = [localStorage.getItem('language') ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  ask(files[tongues.find((tag) => ['en', 'it', 'es', 'fr'].includes(tag)) ?? 'en'], 'fetch');
  if (location.pathname === '/') ask(dark ? files.night : files.day, 'image');
})();
