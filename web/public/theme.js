// Runs before the first paint: sets the theme, so that a dark page does not flash white, and preloads what the first view needs.
// A separate file, because the content security policy forbids inline script.
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
  const languages = [localStorage.getItem('language') ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  ask(files[languages.find((tag) => tag in files) ?? 'en'], 'fetch');
  if (location.pathname === '/') ask(dark ? files.night : files.day, 'image');
})();
