import { type SteuerAnteil, steuerOf, warenwertOf } from '#features/auftrag/steuer-anteile.ts';
import { plusTage } from '#features/lieferung/feiertage.ts';
import { lieferterminOf, type Termin } from '#features/lieferung/liefertermin.ts';
import { type Weise, weisenOf } from './bezugswege.ts';
import { type Gesehen, gesehenOf } from './gesehene-bestellung.ts';
import type { Angebot } from './konditionen.ts';
import { fertigungstageOf, gewichtOf, type Ware } from './ware.ts';

/** What goods cost and when they come, in one way to have and pay them. */
export type Rechnung = Weise & {
  warenCent: number;
  gesamtCent: number;
  steuer: SteuerAnteil[];
  termin: Termin;
  /** Days of a transfer: when it should be there, and when an unpaid order is cancelled. */
  zahlung: { zahlbarBis: string; stornoAm: string } | undefined;
  gesehen: Gesehen;
  /** The day on which it was computed. */
  tag: string;
};

/** The ways to have and pay these goods, the usual one first; none without goods. */
export function weisenFor(angebot: Angebot, waren: Ware[]): Weise[] {
  if (waren.length === 0) return [];
  return weisenOf(angebot, { gramm: gewichtOf(waren), warenCent: warenwertOf(waren) });
}

/** What these goods come to in one way. */
export function rechnungOf(angebot: Angebot, waren: Ware[], weise: Weise): Rechnung {
  const { tag, versand, steuermodus, fristen, abholung, texte, gewaehrleistung } = angebot;
  const { versandart, zahlart, versandCent } = weise;
  const warenCent = warenwertOf(waren);
  const fertigungstage = fertigungstageOf(waren);
  const isVorkasse = zahlart === 'vorkasse';
  // Not the days themselves: they pass at midnight while a shopper reads.
  const lieferung = [
    [fertigungstage, versand.packtage, versand.geschlossen],
    versandart === 'abholung' ? abholung : null,
    isVorkasse ? fristen : null,
  ];
  return {
    ...weise,
    tag,
    warenCent,
    gesamtCent: warenCent + versandCent,
    steuer: steuerOf(waren, versandCent, steuermodus),
    termin: lieferterminOf(versand, { tag, versandart, zahlart, fertigungstage }),
    zahlung: isVorkasse
      ? {
          zahlbarBis: plusTage(tag, fristen.zahlungstage),
          stornoAm: plusTage(tag, fristen.stornierenNachTagen),
        }
      : undefined,
    gesehen: gesehenOf(waren, {
      weise,
      steuermodus,
      lieferung,
      texte: [texte.map(({ art, nr }) => [art, nr]), gewaehrleistung ?? null],
    }),
  };
}
