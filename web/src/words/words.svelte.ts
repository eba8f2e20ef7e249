/**
 * All texts, from the Fluent files that the terminal and the server use too: one folder per language, one file per subject. Files are
 * loaded when they are needed: the lobby needs few of them, a table those of its game.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { addressOf, LANGUAGES } from 'virtual:languages';

export { LANGUAGES };
export type Language = string;
export type Params = Record<string, string | number>;
export type Say = (key: string, params?: Params) => string;

const loaded = new Map<string, Promise<FluentResource>>();

/** The most texts that are kept. */
const MAX_CACHED = 2000;

/** The pause before a file is requested again. */
const RETRY_MS = 2000;

/** A file of the server. Without a connection the request is repeated: the texts of a screen that is shown must arrive. */
async function fetched(address: string): Promise<string> {
  for (;;) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return answer.text();
    if (answer) throw new Error(`no words at ${address}`);
    await new Promise((done) => setTimeout(done, RETRY_MS));
  }
}

/** The messages of a subject; none if it has no file, like the games of other packages. */
function resource(language: Language, subject: string): Promise<FluentResource> {
  const address = addressOf(language, subject);
  if (!address) return Promise.resolve(new FluentResource(''));
  const known = loaded.get(address) ?? fetched(address).then((text) => new FluentResource(text));
  loaded.set(address, known);
  known.catch(() => loaded.delete(address));
  return known;
}

class Words {
  language = $state<Language>('en');
  private subjects = new Set<string>(['page', 'bots']);
  private bundle = $state.raw<FluentBundle>(new FluentBundle('en'));
  /** The subjects of the present bundle. */
  private spoken = new Set<string>();
  private wanted: Language = 'en';
  /** Texts of the present bundle: a board says most of its sentences again after each step. */
  private said = new Map<string, string>();

  /** Load the messages of some subjects. */
  async need(...subjects: string[]): Promise<void> {
    for (const subject of subjects) this.subjects.add(subject);
    if (subjects.some((subject) => !this.spoken.has(subject))) await this.load(this.wanted);
  }

  /** Change the language; the old one stays until the new one is loaded. */
  async setLanguage(language: Language): Promise<void> {
    this.wanted = language;
    await this.load(language);
  }

  /** Load all requested subjects, also those requested while loading. */
  private async load(language: Language): Promise<void> {
    let subjects: string[];
    let resources: FluentResource[];
    do {
      subjects = [...this.subjects];
      resources = await Promise.all(subjects.map((subject) => resource(language, subject)));
    } while (subjects.length < this.subjects.size);
    if (language !== this.wanted) return;
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const one of resources) bundle.addResource(one);
    this.spoken = new Set(subjects);
    this.said.clear();
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** A message as text; a missing one shows its key. */
  say: Say = (key, params = {}) => {
    const { bundle, said } = this;
    const name = key + JSON.stringify(params);
    const known = said.get(name);
    if (known !== undefined) return known;
    const message = bundle.getMessage(key);
    if (!message?.value) return key;
    const text = bundle.formatPattern(message.value, params as Record<string, FluentVariable>, []);
    if (said.size >= MAX_CACHED) said.clear();
    said.set(name, text);
    return text;
  };
}

export const words = new Words();
export const say: Say = (key, params) => words.say(key, params);

/** The stored language, else the browser's, else English. */
export function preferred(kept: string | null, asked: readonly string[]): Language {
  for (const tag of kept ? [kept, ...asked] : asked) {
    const short = tag.slice(0, 2).toLowerCase();
    if (short in LANGUAGES) return short;
  }
  return 'en';
}
