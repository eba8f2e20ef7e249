import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compressed, here, icons, languageFiles } from './plugins.ts';

// The embedded viewer is a build of its own: it shares no script with the page, which would have to be loaded whole.
export default defineConfig({
  root: here('.'),
  plugins: [svelte(), icons(), languageFiles(), compressed()],
  assetsInclude: ['**/*.ftl'],
  publicDir: false,
  build: {
    outDir: here('../src/ziggurat/server/page'),
    emptyOutDir: false,
    assetsDir: 'assets/embed',
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700, // kB before compression: three.js, as in vite.config.ts
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: here('embed.html'),
      output: { codeSplitting: { groups: [{ name: 'viewer', tags: ['$initial'] }] } },
    },
  },
});
