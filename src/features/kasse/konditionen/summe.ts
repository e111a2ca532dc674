import { type SteuerAnteil, steuerAnteileOf, warenwertOf } from '#features/auftrag/steuer-anteile.ts';
import type { Steuermodus } from '#features/einstellung/gruppen/steuer-angaben.ts';
import { plusTage } from '#features/lieferung/feiertage.ts';
import { lieferterminOf, type Termin } from '#features/lieferung/liefertermin.ts';
import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';
import { type Bezugsweg, bezugswegeOf } from './bezugswege.ts';
import { type GeseheneBestellung, geseheneBestellungOf } from './gesehene-bestellung.ts';
import type { Konditionen } from './konditionen.ts';
import { fertigungstageOf, gewichtOf, type Ware } from './ware.ts';

/** What goods cost and when they come, in one way to have and pay them. */
export type Bestellsumme = Bezugsweg & {
  warenCent: number;
  gesamtCent: number;
  steuermodus: Steuermodus;
  steuer: SteuerAnteil[];
  termin: Termin;
  /** Days of a transfer: when it should be there, and when an unpaid order is cancelled. */
  zahlung: { zahlbarBis: string; stornoAm: string } | undefined;
  gesehen: GeseheneBestellung;
  /** The day on which it was computed. */
  tag: string;
};

/** The ways to have and pay these goods, the usual one first; none without goods. */
export function bezugswegeFor(konditionen: Konditionen, waren: Ware[]): Bezugsweg[] {
  if (waren.length === 0) return [];
  return bezugswegeOf(konditionen, { gramm: gewichtOf(waren), warenCent: warenwertOf(waren) });
}

/** Cents of the dearest of these ways. */
export function hoechstensCent(waren: Ware[], bezugswege: Bezugsweg[]): number {
  return warenwertOf(waren) + Math.max(0, ...bezugswege.map(({ versandCent }) => versandCent));
}

/** The mode that an order of this sum has: the one that crosses the limit of § 19 UStG is taxed as a whole. */
function steuermodusFor({ steuermodus, ohneSteuerBisCent }: Konditionen, gesamtCent: number): Steuermodus {
  return ohneSteuerBisCent !== undefined && gesamtCent > ohneSteuerBisCent ? 'regelbesteuerung' : steuermodus;
}

/** What these goods come to in one way. */
export function bestellsummeOf(konditionen: Konditionen, waren: Ware[], bezugsweg: Bezugsweg): Bestellsumme {
  const { tag, versand, fristen, abholung, texte, gewaehrleistung } = konditionen;
  const { versandart, zahlart, versandCent } = bezugsweg;
  const warenCent = warenwertOf(waren);
  const gesamtCent = warenCent + versandCent;
  const steuermodus = steuermodusFor(konditionen, gesamtCent);
  const fertigungstage = fertigungstageOf(waren);
  const { isUeberweisung, isOnline } = zahlwegOf(zahlart);
  // Not the days themselves: they pass at midnight while a shopper reads.
  const lieferung = [
    [fertigungstage, versand.packtage, versand.geschlossen],
    versandart === 'abholung' ? abholung : null,
    isUeberweisung ? fristen : isOnline ? konditionen.zahlung.online.stunden : null,
  ];
  return {
    ...bezugsweg,
    tag,
    warenCent,
    gesamtCent,
    steuermodus,
    steuer: steuerAnteileOf(waren, versandCent, steuermodus),
    termin: lieferterminOf(versand, { tag, versandart, isUeberweisung, fertigungstage }),
    zahlung: isUeberweisung
      ? {
          zahlbarBis: plusTage(tag, fristen.zahlungstage),
          stornoAm: plusTage(tag, fristen.stornierenNachTagen),
        }
      : undefined,
    gesehen: geseheneBestellungOf(waren, {
      bezugsweg,
      steuermodus,
      lieferung,
      texte: [texte.map(({ art, nr }) => [art, nr]), gewaehrleistung ?? null],
    }),
  };
}
