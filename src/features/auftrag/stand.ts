import type { Ereignis } from './ereignis.ts';
import type { Zahlart } from './versand-zahlung.ts';

/** How far an order is: computed from its events, never stored (R39). */
export const auftragStaende = ['offen', 'bezahlt', 'storniert'] as const;
export type AuftragStand = (typeof auftragStaende)[number];

/** The money that came in, in cents. */
export function bezahltCent(ereignisse: Ereignis[]): number {
  return ereignisse.reduce((sum, one) => sum + (one.typ === 'zahlung' ? one.angaben.betragCent : 0), 0);
}

/** A cancelled order stays cancelled, also when money comes later. */
export function standOf(gesamtCent: number, ereignisse: Ereignis[]): AuftragStand {
  if (ereignisse.some(({ typ }) => typ === 'storniert')) return 'storniert';
  return bezahltCent(ereignisse) >= gesamtCent ? 'bezahlt' : 'offen';
}

/** What is still to be paid, in cents. */
export function offenCent(gesamtCent: number, ereignisse: Ereignis[]): number {
  return Math.max(0, gesamtCent - bezahltCent(ereignisse));
}

const zurueckText = {
  kunde: 'Bitte melden Sie sich bei uns, wenn Sie etwas zurückgeben möchten.',
  laden: 'Kommt Ware zurück, buchen Sie sie bitte im Lager ein.',
};

/**
 * Why an order cannot be cancelled any more, by its customer or by the workshop, or `undefined`. One that was paid on pick-up has
 * been picked up: its goods have left the shelf, and only a withdrawal brings them back.
 */
export function stornoProblem(
  stand: AuftragStand,
  zahlart: Zahlart,
  wer: 'kunde' | 'laden' = 'kunde',
): string | undefined {
  if (stand === 'storniert') return 'Diese Bestellung ist schon storniert.';
  if (stand === 'bezahlt' && zahlart === 'abholung')
    return `Diese Bestellung ist schon abgeholt. ${zurueckText[wer]}`;
  return undefined;
}
