declare module 'virtual:languages' {
  /** Own names by code. */
  export const LANGUAGES: Readonly<Record<string, string>>;
  /** Addresses of the Fluent files by code and subject. */
  export const FILES: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

declare module 'virtual:icons' {
  const address: string;
  export default address;
}
