import { readableLine } from './single-line.ts';

/**
 * A message as it is stored: with its line breaks, at most one empty line between two, without signs that
 * nobody sees and without those that turn the direction of what follows. They are removed, not refused: they
 * come along with copied texts, and their author cannot find them.
 */
export function klarerText(text: string): string {
  return text
    .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .split('\n')
    .map(readableLine)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
