import type { GeleseneZeile } from '#features/auftrag/read-auftrag.ts';
import { erlassenerRest } from '#features/auftrag/zustand/erlassener-rest.ts';
import { centToEuro, euroToCent, formatEuro } from '#shared/number/money.ts';
import type { AbgeglichenerUmsatz, Buchung, Gebucht, TeilZahlung } from '../contract.ts';
import type { GelesenerAbgleich, WaehlbarerAuftrag } from './read-abgleich.ts';

/** What the owner has decided about the transfers of a statement, by their keys. */
export type Auswahl = {
  gewaehlt: ReadonlySet<string>;
  /** Orders that were chosen by hand, instead of those that were found. */
  teile: ReadonlyMap<string, TeilZahlung[]>;
  /** Orders by their id. */
  auftraege: ReadonlyMap<string, WaehlbarerAuftrag>;
};

/** At first what is certain is chosen. */
export function ersteAuswahl({ umsaetze, auftraege }: GelesenerAbgleich): Auswahl {
  return {
    gewaehlt: new Set(umsaetze.filter(({ art }) => art === 'sicher').map(({ umsatz }) => umsatz)),
    teile: new Map(),
    auftraege: new Map(auftraege.map((one) => [one._id, one])),
  };
}

export function umsatzAnteileOf({ umsatz, teile }: AbgeglichenerUmsatz, auswahl: Auswahl): TeilZahlung[] {
  return auswahl.teile.get(umsatz) ?? teile;
}

/** The transfer is, or is not, to be booked. */
export function setGewaehlt(auswahl: Auswahl, umsatz: string, isGewaehlt: boolean): Auswahl {
  const gewaehlt = new Set(auswahl.gewaehlt);
  if (isGewaehlt) gewaehlt.add(umsatz);
  else gewaehlt.delete(umsatz);
  return { ...auswahl, gewaehlt };
}

/** All of the transfer is for this order, and is to be booked. */
export function chooseAuftrag(
  auswahl: Auswahl,
  { umsatz, betrag }: AbgeglichenerUmsatz,
  auftrag: WaehlbarerAuftrag,
): Auswahl {
  const teile = new Map(auswahl.teile).set(umsatz, [{ auftragId: auftrag._id, betrag }]);
  const auftraege = new Map(auswahl.auftraege).set(auftrag._id, auftrag);
  return setGewaehlt({ ...auswahl, teile, auftraege }, umsatz, true);
}

/** An order of the list as it can be chosen: of what was forgiven counts what has not come. */
export function toWaehlbar(zeile: GeleseneZeile): WaehlbarerAuftrag {
  const { _id, nummer, name, offen, stand, letzteNr } = zeile;
  return { _id, nummer, name, offen, erlassen: erlassenerRest(zeile), stand, letzteNr };
}

/** What is to be booked, as it is sent. */
export function buchungenOf({ umsaetze }: Pick<GelesenerAbgleich, 'umsaetze'>, auswahl: Auswahl): Buchung[] {
  return umsaetze
    .filter((one) => auswahl.gewaehlt.has(one.umsatz) && umsatzAnteileOf(one, auswahl).length > 0)
    .map((one) => ({
      umsatz: one.umsatz,
      tag: one.tag,
      teile: umsatzAnteileOf(one, auswahl).map((teil) => ({
        ...teil,
        gesehen: auswahl.auftraege.get(teil.auftragId)?.letzteNr ?? 1,
      })),
    }));
}

/** The same after other transfers of the statement were booked: their events are seen. */
export function withGesehen(buchung: Buchung, gebucht: Gebucht[]): Buchung {
  const letzte = new Map(
    gebucht.flatMap(({ gesehen }) => gesehen.map(({ auftragId, letzteNr }) => [auftragId, letzteNr])),
  );
  const teile = buchung.teile.map((teil) => ({
    ...teil,
    gesehen: letzte.get(teil.auftragId) ?? teil.gesehen,
  }));
  return { ...buchung, teile };
}

/** Orders that would get more than is open or forgiven of them: one line each, for the question before it is booked. */
export function zuVielText(buchungen: Buchung[], { auftraege }: Pick<Auswahl, 'auftraege'>): string[] {
  const summen = new Map<string, number>();
  for (const { auftragId, betrag } of buchungen.flatMap(({ teile }) => teile))
    summen.set(auftragId, (summen.get(auftragId) ?? 0) + euroToCent(betrag));
  return [...summen].flatMap(([id, cent]) => {
    const auftrag = auftraege.get(id);
    const mehr = cent - euroToCent(auftrag?.offen ?? 0) - euroToCent(auftrag?.erlassen ?? 0);
    if (!auftrag || mehr <= 0) return [];
    const { stand } = auftrag;
    const warum = stand === 'storniert' || stand === 'widerrufen' ? ` (${stand})` : '';
    return [`${auftrag.nummer}${warum}: ${formatEuro(centToEuro(mehr))} zu viel`];
  });
}
