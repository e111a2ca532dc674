import { type AuftragStand, auftragStaende } from '#features/auftrag/zustand/auftragsstand.ts';
import { listOf, oneOf, recordOf, textOf } from '#shared/wire/read-answer.ts';
import { readNumber } from '#shared/wire/read-value.ts';
import type { AbgeglichenerUmsatz, Abgleich, Buchung, Gebucht } from '../contract.ts';
import { sicherheiten } from './abgleich.ts';
import { sprungGruende } from './umsatz.ts';

/** An order that a transfer is for, or may be chosen for; `offen` in euros. */
export type WaehlbarerAuftrag = {
  _id: string;
  nummer: string;
  name: string;
  offen: number;
  stand: AuftragStand | undefined;
  letzteNr: number;
};

/** A statement with its orders as the screen shows it: words that this page does not know are left out. */
export type GelesenerAbgleich = Omit<Abgleich, 'auftraege'> & { auftraege: WaehlbarerAuftrag[] };

type Given = Record<string, unknown>;

/** A statement from an answer of any shape; `undefined` without transfers, because then it is none. */
export function readAbgleich(data: unknown): GelesenerAbgleich | undefined {
  const given = recordOf(data);
  if (!Array.isArray(given.umsaetze)) return undefined;
  const auftraege = listOf(given.auftraege).flatMap((one) => auftragOf(one) ?? []);
  const bekannt = new Set(auftraege.map(({ _id }) => _id));
  return {
    format: textOf(given.format),
    isGeraten: given.isGeraten === true,
    umsaetze: listOf(given.umsaetze).flatMap((one) => umsatzOf(one, bekannt) ?? []),
    auftraege,
    uebersprungen: listOf(given.uebersprungen).flatMap(({ grund, anzahl }) => {
      const bekannter = oneOf(sprungGruende, grund);
      return bekannter ? [{ grund: bekannter, anzahl: readNumber(anzahl) ?? 0 }] : [];
    }),
  };
}

/** What became of these transfers, from an answer of any shape; `undefined` where it does not say so of each. */
export function readGebucht(data: unknown, buchungen: Pick<Buchung, 'umsatz'>[]): Gebucht[] | undefined {
  const ergebnisse = listOf(recordOf(data).ergebnisse);
  const gelesen = buchungen.flatMap(({ umsatz }) => {
    const given = ergebnisse.find((one) => one.umsatz === umsatz);
    const ergebnis = oneOf(['gebucht', 'schonGebucht', 'abgelehnt'] as const, given?.ergebnis);
    return given && ergebnis
      ? [{ umsatz, ergebnis, text: textOf(given.text), gesehen: gesehenOf(given.gesehen) }]
      : [];
  });
  return gelesen.length === buchungen.length ? gelesen : undefined;
}

function gesehenOf(given: unknown): Gebucht['gesehen'] {
  return listOf(given).flatMap((one) => {
    const [auftragId, letzteNr] = [textOf(one.auftragId), readNumber(one.letzteNr)];
    return auftragId && letzteNr !== undefined ? [{ auftragId, letzteNr }] : [];
  });
}

function auftragOf(given: Given): WaehlbarerAuftrag | undefined {
  const [_id, nummer, letzteNr] = [textOf(given._id), textOf(given.nummer), readNumber(given.letzteNr)];
  if (!_id || !nummer || letzteNr === undefined) return undefined;
  return {
    ...{ _id, nummer, letzteNr, name: textOf(given.name), offen: readNumber(given.offen) ?? 0 },
    stand: oneOf(auftragStaende, given.stand),
  };
}

/** One for an order that is not in the answer is open: its owner could not see what is booked. */
function umsatzOf(given: Given, bekannt: ReadonlySet<string>): AbgeglichenerUmsatz | undefined {
  const [umsatz, tag, betrag] = [textOf(given.umsatz), textOf(given.tag), readNumber(given.betrag)];
  if (!umsatz || betrag === undefined || Number.isNaN(Date.parse(tag))) return undefined;
  const teile = listOf(given.teile).flatMap((one) => {
    const [auftragId, teilBetrag] = [textOf(one.auftragId), readNumber(one.betrag)];
    return teilBetrag !== undefined && bekannt.has(auftragId) ? [{ auftragId, betrag: teilBetrag }] : [];
  });
  const art = oneOf([...sicherheiten, 'gebucht'] as const, given.art);
  const isGanz = teile.length === listOf(given.teile).length;
  const hasZiel = art === 'gebucht' || (isGanz && teile.length > 0);
  return {
    ...{ umsatz, tag, betrag, name: textOf(given.name), zweck: textOf(given.zweck) },
    art: art && hasZiel ? art : 'offen',
    grund: textOf(given.grund),
    teile: hasZiel ? teile : [],
    kandidaten: (Array.isArray(given.kandidaten) ? given.kandidaten : []).map(textOf).filter(Boolean),
  };
}
