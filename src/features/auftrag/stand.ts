import type { Ereignis } from './ereignis.ts';

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
