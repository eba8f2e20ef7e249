import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** All icons as one sheet of symbols: one cached file instead of script. */
function iconSheet(): string {
  const folder = here('src/icons/');
  const symbols = readdirSync(folder)
    .filter((file) => file.endsWith('.svg') && file !== 'patterns.svg')
    .sort()
    .map((file) =>
      readFileSync(folder + file, 'utf8')
        .replace(/^\s*<svg xmlns="[^"]*"/, `<symbol id="${file.slice(0, -4)}"`)
        .replace(/<\/svg>\s*$/, '</symbol>'),
    );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

/** `virtual:icons` is the address of the sheet. */
function icons(): Plugin {
  let building = false;
  return {
    name: 'ziggurat-icons',
    configResolved: (config) => {
      building = config.command === 'build';
    },
    resolveId: (id) => (id === 'virtual:icons' ? '\0icons' : undefined),
    load(id) {
      if (id !== '\0icons') return undefined;
      if (!building) return 'export default "/icons.svg"';
      const file = this.emitFile({ type: 'asset', name: 'icons.svg', source: iconSheet() });
      return `export default import.meta.ROLLUP_FILE_URL_${file}`;
    },
    configureServer: (server) => {
      server.middlewares.use('/icons.svg', (_, answer) => {
        answer.setHeader('content-type', 'image/svg+xml');
        answer.end(iconSheet());
      });
    },
  };
}

const PORT = process.env.ZIGGURAT_PORT ?? '8000';

export default defineConfig({
  root: here('.'),
  plugins: [svelte(), icons()],
  assetsInclude: ['**/*.ftl'],
  build: {
    outDir: here('../src/ziggurat/server/page'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  server: {
    fs: { allow: [here('..')] },
    proxy: {
      '/api': `http://127.0.0.1:${PORT}`,
      '/ws': { target: `ws://127.0.0.1:${PORT}`, ws: true },
    },
  },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
});
