import { tagOf } from './datum.ts';

/**
 * Years that the law wants papers to be kept (§ 147 AO, § 14b UStG, § 257 HGB): vouchers, which orders are as
 * long as there are no invoices, and letters, which are the mails about them.
 */
export const aufbewahrungsjahre = { belege: 8, briefe: 6 } as const;

/** 'acht Jahre': as texts say it. */
export function jahreText(jahre: number): string {
  return `${{ 6: 'sechs', 8: 'acht' }[jahre] ?? jahre} Jahre`;
}

/** The last day on which something of that moment is kept: these years begin with the end of its calendar year. */
export function aufbewahrenBis(at: string, jahre: number): string {
  return `${Number(tagOf(new Date(at)).slice(0, 4)) + jahre}-12-31`;
}

/**
 * The moment before which something must have happened to be kept no longer. The years end with the
 * workshop's, in winter time; a new one begins with that of UTC, an hour later. The triggers of
 * `0025-aufbewahrung` say the same.
 */
export function vorbeiVor(now: Date, jahre: number): string {
  return `${now.getUTCFullYear() - jahre - 1}-12-31T23:00:00.000Z`;
}
