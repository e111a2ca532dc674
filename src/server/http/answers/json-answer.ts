import type { Produced } from './versioned-cache.ts';

/** A serialized answer as the cache keeps it. */
export function jsonAnswer(text: unknown): Produced {
  return { status: 200, contentType: 'application/json; charset=utf-8', text: String(text) };
}
