import type { Ereignis } from '#features/auftrag/ereignisse/ereignis.ts';
import { type SteuerAnteil, steuerNachNachlass } from '#features/auftrag/steuer-anteile.ts';
import { steuerJetztOf } from '#features/auftrag/steuer-jetzt.ts';
import { auftragslageOf } from '#features/auftrag/zustand/auftragslage.ts';

type Auftrag = Parameters<typeof steuerJetztOf>[0] & { steuer: SteuerAnteil[] };

/**
 * What an order is of the turnover of its year, in cents: what it costs now with its postage, less what is not asked for
 * any more, and without the tax in it where it is taxed (§ 19 (2) UStG counts what a customer owes).
 */
export function auftragUmsatzOf(auftrag: Auftrag, ereignisse: Ereignis[]): number {
  const { zuZahlenCent, bezahltCent, erlassenCent } = auftragslageOf(auftrag, ereignisse);
  // What comes all the same stays (ADR 095): only what is missing was let go of.
  const fehltCent = Math.min(erlassenCent, Math.max(0, zuZahlenCent - bezahltCent));
  const bruttoCent = zuZahlenCent - fehltCent;
  const steuer = steuerJetztOf(auftrag, ereignisse) ?? auftrag.steuer;
  return bruttoCent - steuerCentOf(steuerNachNachlass(steuer, new Map(), bruttoCent));
}

export function steuerCentOf(steuer: Pick<SteuerAnteil, 'steuerCent'>[]): number {
  return steuer.reduce((sum, { steuerCent }) => sum + steuerCent, 0);
}
