import { createHash } from 'node:crypto';
import type { AttemptKind } from '../attempt-rules.ts';

/** Under which key attempts are counted. A hash, so that the table tells neither addresses nor e-mails. */
export function attemptKey(kind: AttemptKind, value: string): string {
  return createHash('sha256').update(`${kind}:${value}`).digest('base64url');
}
