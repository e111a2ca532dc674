import { createHash } from 'node:crypto';
import type { AttemptKind } from '../attempt-rules.ts';

/** The key under which attempts are counted. A hash, so that the table contains neither IP nor e-mail addresses. */
export function attemptKey(kind: AttemptKind, value: string): string {
  return createHash('sha256').update(`${kind}:${value}`).digest('base64url');
}
