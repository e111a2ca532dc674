import { ApiError } from '#web/api/client.ts';
import { vorbeiFeld } from '../../markt-text.ts';

/** The lines of a refusal. Without an answer: the same button once more counts once. */
export function absageOf(error: unknown): string[] {
  if (!(error instanceof ApiError)) return ['Ein Fehler ist aufgetreten.'];
  if (error.status === 401) return [];
  const fehler = error.fehler.map((one) => one.replace(/^[\w.]+: /, ''));
  return fehler.includes(error.message) ? fehler : [error.message, ...fehler];
}

/** Whether another person has ended this day before: its sheet goes away. */
export function isVorbei(error: unknown): boolean {
  return error instanceof ApiError && error.fehler.some((one) => one.startsWith(`${vorbeiFeld}: `));
}
