/** Checks the commitment to a deal: SHA-256 of seed and salt, shown at the start. */
interface Deal {
  promise: string | null;
  seed: string | null;
  salt: string | null;
}

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Whether seed and salt match the commitment; null while they are secret, or without `crypto.subtle` (plain http). */
export async function checked(deal: Deal): Promise<boolean | null> {
  if (!deal.seed || !deal.salt || !globalThis.crypto?.subtle) return null;
  const hash = await crypto.subtle.digest('SHA-256', bytes(deal.seed + deal.salt));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('') === deal.promise;
}

/** `7f3a…c21e` */
export function short(hash: string): string {
  return hash.length > 12 ? `${hash.slice(0, 4)}…${hash.slice(-4)}` : hash;
}
