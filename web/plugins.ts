/** Build steps beyond Vite: icon sheet, preloads, service worker, compressed copies. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

export const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** All icons as one sheet of symbols: a cached file instead of script. */
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

/** Provides `virtual:icons`, the address of the icon sheet. */
export function icons(): Plugin {
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

const WORDS = here('../src/ziggurat/words/');
/** Subjects that only the terminal, the commands and mails use, and the languages' names. */
const NOT_ON_THE_PAGE = new Set(['admin', 'arena', 'commands', 'language', 'mail', 'table']);

function subjects(): string[] {
  const files = readdirSync(`${WORDS}en`).filter((file) => file.endsWith('.ftl'));
  return files.map((file) => file.slice(0, -4)).filter((subject) => !NOT_ON_THE_PAGE.has(subject));
}

/** The file of a subject in a language; the English one if the language has none yet. */
function fileOf(language: string, subject: string): string {
  const file = `${WORDS}${language}/${subject}.ftl`;
  return existsSync(file) ? file : `${WORDS}en/${subject}.ftl`;
}

/** Every folder with a `language.ftl` is a language; English comes first. */
function languages(): [code: string, name: string][] {
  const codes = readdirSync(WORDS).filter((folder) => existsSync(`${WORDS}${folder}/language.ftl`));
  const nameOf = (code: string) => /^language-name = (.*)$/m.exec(readFileSync(`${WORDS}${code}/language.ftl`, 'utf8'))?.[1] ?? code;
  return codes.sort((a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b)).map((code) => [code, nameOf(code)]);
}

/** Provides `virtual:languages`: the languages' names by code, and the address of a subject's file in a language. */
export function languageFiles(): Plugin {
  let building = false;
  return {
    name: 'ziggurat-languages',
    configResolved: (config) => {
      building = config.command === 'build';
    },
    resolveId: (id) => (id === 'virtual:languages' ? '\0languages' : undefined),
    load(id) {
      if (id !== '\0languages') return undefined;
      const found = languages();
      const all = subjects();
      // one hash per language: the first script would otherwise carry one for each of about a hundred files
      const hashes: Record<string, string> = {};
      for (const [code] of building ? found : []) {
        const texts = all.map((subject) => readFileSync(fileOf(code, subject)));
        const hash = (hashes[code] = createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 8));
        for (const [number, subject] of all.entries()) {
          const fileName = `assets/${subject}.${code}-${hash}.ftl`;
          this.emitFile({ type: 'asset', fileName, originalFileName: `${WORDS}${code}/${subject}.ftl`, source: texts[number] });
        }
      }
      const address = building
        ? '`/assets/${subject}.${language}-${HASHES[language]}.ftl`'
        : `\`/@fs${WORDS}\${language}/\${subject}.ftl\``;
      return `export const LANGUAGES = ${JSON.stringify(Object.fromEntries(found))};
        const HASHES = ${JSON.stringify(hashes)};
        const SUBJECTS = ${JSON.stringify(all.join(' '))}.split(' ');
        export const addressOf = (language, subject) => SUBJECTS.includes(subject) ? ${address} : undefined;`;
    },
  };
}

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null;
}

/** The modules that are loaded on demand and import a module, directly or through others. */
function rootsOf(id: string, graph: ModuleGraph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const info = graph.getModuleInfo(id);
  const above = (info?.importers ?? []).flatMap((importer) => [...rootsOf(importer, graph, seen)]);
  return new Set(info?.dynamicImporters.length ? [id, ...above] : above);
}

const TABLE = here('src/table/TableScreen.svelte');
const BOARD = /\/src\/boards\/\w+\/index\.ts$/;

/** The file of a module that several screens share; null for all others. */
function sharedFile(id: string, graph: ModuleGraph): string | null {
  const roots = [...rootsOf(id, graph)];
  const game = /\/src\/boards\/(?!shared\/)(\w+)\//.exec(id)?.[1];
  const first = roots.some((root) => BOARD.test(root) || root === TABLE);
  // a board, and apart from it what the figures of the rules and the editor draw too
  if (game && first) return `${game}_${roots.every((root) => BOARD.test(root) || root.endsWith('/extras.ts')) ? 'board' : 'pieces'}`;
  if (game) return null;
  // what the first view of a table needs, and apart from it what other pages need too, so that they do not load a table
  const tables = rootsOf(TABLE, graph);
  if (first) return roots.some((root) => /\/src\/(pages|watch|ui)\//.test(root) && !tables.has(root)) ? 'common' : 'table';
  return roots.length > 1 && /\/src\/(ui|words|table|rules)\//.test(id) ? 'parts' : null;
}

/** Few files instead of many small ones. A file also gets what its modules import unless an earlier file has it. */
export const fileGroups = [
  { name: 'shell', tags: ['$initial' as const] },
  ...['common', 'table', 'parts', 'pieces', 'board'].map((kind) => ({
    name: (id: string, graph: ModuleGraph): string | null => {
      const file = sharedFile(id, graph);
      return file?.endsWith(kind) ? file : null;
    },
    debugName: kind,
    test: /\/src\//,
  })),
].map((group, number, all) => ({ ...group, priority: all.length - number }));

/** Preloads fonts, and passes the addresses of texts and pictures to `theme.js`, which preloads those it needs. */
export function earlyFiles(): Plugin {
  return {
    name: 'ziggurat-early',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const files = Object.values(bundle ?? {}).flatMap((file) => (file.type === 'asset' ? [file] : []));
        // equal files are one asset with several original names
        const named = files.flatMap(({ fileName, originalFileNames }) =>
          originalFileNames.flatMap((original) => {
            const [, language, picture] = /words\/(\w+)\/page\.ftl$|art\/scene-(\w+)\.svg$/.exec(original) ?? [];
            return language || picture ? [` data-${language ?? picture}="/${fileName}"`] : [];
          }),
        );
        const tags = files
          .filter(({ fileName }) => fileName.endsWith('.woff2'))
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${fileName}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head' as const,
          }));
        return { html: html.replace('src="/theme.js"', `src="/theme.js"${named.join('')}`), tags };
      },
    },
  };
}

/** Shaders of three.js for physical materials and their environment, which the page never uses. */
const UNUSED_SHADERS = [
  'lights_physical_pars_fragment',
  'lights_physical_fragment',
  'transmission_pars_fragment',
  'iridescence_fragment',
  'lightprobes_pars_fragment',
  'tonemapping_pars_fragment',
];

/** Empties shaders of three.js that are never compiled: a tenth of its script. */
export function withoutUnusedShaders(): Plugin {
  return {
    name: 'ziggurat-shaders',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('three/build/three.module.js')) return undefined;
      return UNUSED_SHADERS.reduce((rest, name) => {
        const shorter = rest.replace(new RegExp(`(var ${name} = )"(?:[^"\\\\]|\\\\.)*"`), '$1""');
        if (shorter === rest) this.error(`three.js has no shader ${name}`);
        return shorter;
      }, code);
    },
  };
}

/** Texts of the shell, of the rules and of the score pads. */
const OFFLINE_WORDS = /^(page|bots|rules|hints|babel|babylon|hanging_gardens)[^/]*\.ftl$/;

/** Writes the service worker with the list of the files that the build has written. */
export function offlineWorker(): Plugin {
  let folder = '';
  return {
    name: 'ziggurat-offline',
    apply: 'build',
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    closeBundle() {
      const kept = readdirSync(`${folder}/assets`)
        // three.js is large and only some visitors need it
        .filter((file) => !/^scene-.*\.js$/.test(file))
        .filter((file) => /\.(js|css|woff2|svg)$/.test(file) || OFFLINE_WORDS.test(file))
        .map((file) => `/assets/${file}`)
        .sort();
      const version = createHash('sha256').update(kept.join()).digest('hex').slice(0, 12);
      const source = readFileSync(here('src/worker.js'), 'utf8')
        .replace('__VERSION__', version)
        .replace("['__FILES__']", JSON.stringify(kept));
      writeFileSync(`${folder}/worker.js`, source);
    },
  };
}

const TEXT = /\.(js|css|svg|ftl|html|webmanifest|json|txt)$/;
const SMALLEST = 1024;

/** Writes gzip and brotli copies of text files, so that the server need not compress. */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'ziggurat-compressed',
    apply: 'build',
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const file = `${folder}/${name}`;
        if (!TEXT.test(name) || statSync(file).size < SMALLEST || existsSync(`${file}.br`)) continue;
        const content = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      }
    },
  };
}
