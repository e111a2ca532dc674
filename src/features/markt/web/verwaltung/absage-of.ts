import { ApiError } from '#web/api/client.ts';
import type { Question } from '#web/ui/verwaltung/dialog/confirm.ts';
import { vorbeiFeld, wechselFeld } from '../../markt-text.ts';

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

/** The question of a day that was not booked yet, because it crosses the limit of § 19 UStG. */
export function steuerfrageOf(error: unknown, name: string): Question | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const folge = error.fehler.find((one) => one.startsWith(`${wechselFeld}: `));
  if (folge === undefined) return undefined;
  return {
    question: 'Diesen Markttag mit Mehrwertsteuer abrechnen?',
    ...{ what: name, warning: error.message, consequence: folge.slice(wechselFeld.length + 2) },
    ...{ yes: 'Ja, abrechnen', isDestructive: false },
  };
}
