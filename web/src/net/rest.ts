/** HTTP requests. A refusal is thrown as an `ApiError` with a code that has a text. */
import type { Refusal } from './types';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.code);
  }
}

async function answerOf<T>(request: Promise<Response>): Promise<T> {
  let answer: Response;
  try {
    answer = await request;
  } catch {
    throw new ApiError(0, { code: 'offline' });
  }
  const body: unknown = await answer.json().catch(() => ({ code: 'internal' }));
  if (!answer.ok) throw new ApiError(answer.status, body as Refusal);
  return body as T;
}

export function get<T>(path: string): Promise<T> {
  return answerOf<T>(fetch(path, { credentials: 'same-origin' }));
}

export function post<T>(path: string, body: unknown = {}): Promise<T> {
  return answerOf<T>(
    fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
}
