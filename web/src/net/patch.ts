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

/**
 * A document with the parts of an older one wherever they are equal. What is computed from such a part, and what is drawn from it, need not
 * be done again.
 */
export function shared<T>(old: unknown, now: T): T {
  if (old === now || typeof now !== 'object' || now === null || typeof old !== 'object' || old === null || Array.isArray(old) !== Array.isArray(now)) return now;
  const [before, after] = [old as Record<string, unknown>, now as Record<string, unknown>];
  const keys = Object.keys(after);
  let same = keys.length === Object.keys(before).length;
  const copy = (Array.isArray(now) ? [] : {}) as Record<string, unknown>;
  for (const key of keys) {
    copy[key] = shared(before[key], after[key]);
    same &&= copy[key] === before[key] && key in before;
  }
  return (same ? old : copy) as T;
}
