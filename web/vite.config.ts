import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed, earlyFiles, fileGroups, here, icons, languageFiles, offlineWorker, withoutUnusedShaders } from './plugins.ts';

const PORT = process.env.ZIGGURAT_PORT ?? '8000';

export default defineConfig({
  root: here('.'),
  plugins: [svelte(), icons(), languageFiles(), earlyFiles(), withoutUnusedShaders(), offlineWorker(), compressed()],
  assetsInclude: ['**/*.ftl'],
  build: {
    outDir: here('../src/ziggurat/server/page'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700, // kB before compression: three.js, loaded only with the 3D view of Babylon
    // bundlerTimings: on a busy machine it reports which plugins are slow, which does not concern players
    rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: { groups: fileGroups } } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  server: {
    fs: { allow: [here('..')] },
    proxy: {
      '/api': { target: `http://127.0.0.1:${PORT}` }, // the host stays the same: the server compares it with the origin
      '/ws': { target: `ws://127.0.0.1:${PORT}`, ws: true },
    },
  },
  // one document per worker instead of one per file: several times faster
  test: { environment: 'happy-dom', pool: 'vmThreads', include: ['tests/**/*.test.ts'] },
});
