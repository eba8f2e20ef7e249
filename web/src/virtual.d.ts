declare module 'virtual:languages' {
  /** Own names by code. */
  export const LANGUAGES: Readonly<Record<string, string>>;
  /** The address of a Fluent file; undefined if the subject has none, like the games of other packages. */
  export function addressOf(language: string, subject: string): string | undefined;
}

declare module 'virtual:icons' {
  const address: string;
  export default address;
}
