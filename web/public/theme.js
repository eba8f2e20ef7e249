// Before anything is drawn: light or dark, so that nobody is dazzled for a moment. A file of its own, because the page allows no inline script.
(() => {
  const kept = localStorage.getItem('theme');
  const dark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
