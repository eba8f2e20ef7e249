/** Changes of a view, as the server sends them (docs/api.md). */
export interface Patch {
  set?: Record<string, unknown>;
  change?: Record<string, Patch>;
  remove?: string[];
  append?: unknown[];
}

/** The object or array after a patch. Parts without changes are shared with the original. */
export function patched<T>(document: T, patch: Patch): T {
  const copy = (Array.isArray(document) ? [...document, ...(patch.append ?? [])] : { ...document }) as Record<string, unknown>;
  for (const key of patch.remove ?? []) delete copy[key];
  Object.assign(copy, patch.set);
  for (const [key, inner] of Object.entries(patch.change ?? {})) copy[key] = patched(copy[key], inner);
  return copy as T;
}
