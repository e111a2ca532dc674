import { type Ereignis, geltende, nurVon } from '#features/auftrag/ereignisse/ereignis.ts';
import type { Auftragslage } from '#features/auftrag/zustand/auftragslage.ts';
import { auftragOf, schlussOf, type WiderrufEreignis } from './ereignis.ts';

/**
 * What the workshop has to do with a withdrawal: find its order, book which pieces it takes back, return the
 * money, and wait for the goods.
 */
export const widerrufAufgaben = ['zuordnen', 'buchen', 'geld', 'ware'] as const;
export type WiderrufAufgabe = (typeof widerrufAufgaben)[number];

/** The order of a withdrawal as it stands. */
export type WiderrufAkte = {
  ereignisse: Ereignis[];
  lage: Pick<Auftragslage, 'stand' | 'zurueckCent' | 'beimAnbieterCent' | 'erwartet'>;
};

/** What is still to be done; nothing when it is settled. Follows from facts alone (R39). */
export function aufgabenOf(
  id: string,
  ereignisse: WiderrufEreignis[],
  akte: WiderrufAkte | undefined,
): WiderrufAufgabe[] {
  if (schlussOf(ereignisse) !== undefined) return [];
  if (auftragOf(ereignisse) === undefined || !akte) return ['zuordnen'];
  const { lage } = akte;
  // What the provider returns by itself is nobody's work, unless it fails.
  const geld: WiderrufAufgabe[] = lage.zurueckCent > lage.beimAnbieterCent ? ['geld'] : [];
  // A cancelled order has returned everything that a withdrawal could.
  if (lage.stand === 'storniert') return geld;
  if (!isGebucht(id, akte.ereignisse)) return ['buchen'];
  return [...geld, ...(lage.erwartet.size > 0 ? (['ware'] as const) : [])];
}

/** Whether its pieces are booked in its order. */
export function isGebucht(id: string, ereignisse: Ereignis[]): boolean {
  return gebuchteOf(ereignisse).includes(id);
}

/** The declarations whose pieces are booked in their order. */
export function gebuchteOf(ereignisse: Ereignis[]): string[] {
  return nurVon(geltende(ereignisse), 'widerrufen').map(({ angaben }) => angaben.widerruf);
}
