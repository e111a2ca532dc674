import {
  findUmsaetze,
  findZahlungsziele,
  listOffeneZahlungsziele,
  type Zahlungsziel,
} from '#features/auftrag/server/index.ts';
import { readEinstellung } from '#features/einstellung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { centToEuro } from '#shared/number/money.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { AbgeglichenerUmsatz, Abgleich } from '../../contract.ts';
import { gleicheAb, praefixeOf, type Ziel, type Zuordnung } from '../../kontoauszug/abgleich.ts';
import { nummernMit } from '../../kontoauszug/nummern-im-text.ts';
import {
  maxNummern,
  type SprungGrund,
  sprungGruende,
  type Umsatz,
  zuVieleNummernText,
} from '../../kontoauszug/umsatz.ts';
import { inTurns } from './in-turns.ts';
import { keysOfUmsaetze, teilKeys } from './key-of-umsatz.ts';
import { readAuszug } from './read-auszug.ts';

/**
 * Longest texts of an answer: a payer's name has 70 characters, a purpose 140. Numbers are looked for in all
 * of what was read.
 */
const maxNameGezeigt = 80;
const maxZweckGezeigt = 200;

/** Keys that are looked up in one statement. */
const batch = 500;

/**
 * Reads a bank's statement and finds the orders that its transfers are for, as long as somebody waits for it.
 * Nothing is stored.
 */
export async function matchUmsaetze(db: Db, text: string, signal: AbortSignal): Promise<Abgleich> {
  const auszug = await readAuszug(text, signal);
  if ('problem' in auszug) throw new AppError('BAD_REQUEST', auszug.problem);
  const { format, isGeraten, umsaetze } = auszug;
  const keys = await inTurns(keysOfUmsaetze(umsaetze), signal);
  const gebucht = await findGebuchte(db, keys);
  const neue = umsaetze.filter((_, at) => !gebucht.has(keys[at] ?? ''));
  const { ziele, praefixe } = await zieleOf(db, neue, signal);
  const eigene = new Set(keys.flatMap((key) => (gebucht.has(key) ? teilKeys(key) : [])));
  const zuordnungen = await inTurns(
    gleicheAb(
      neue,
      ziele.map((ziel) => toZiel(ziel, eigene)),
      praefixe,
    ),
    signal,
  );
  const nachUmsatz = new Map(neue.map((umsatz, at) => [umsatz, zuordnungen[at]]));
  const zeilen = umsaetze.map((umsatz, at) =>
    toZeile(umsatz, keys[at] ?? '', nachUmsatz.get(umsatz) ?? schonGebucht),
  );
  const genannt = new Set(
    zeilen.flatMap(({ teile, kandidaten }) => [...teile.map(({ auftragId }) => auftragId), ...kandidaten]),
  );
  return {
    format,
    isGeraten,
    umsaetze: zeilen,
    auftraege: ziele.filter(({ id }) => genannt.has(id)).map(toAuftrag),
    uebersprungen: sprungGruende
      .map((grund: SprungGrund) => ({ grund, anzahl: auszug.uebersprungen[grund] }))
      .filter(({ anzahl }) => anzahl > 0),
  };
}

async function findGebuchte(db: Db, keys: string[]): Promise<Set<string>> {
  const alle = new Set<string>();
  for (let from = 0; from < keys.length; from += batch)
    for (const key of await findUmsaetze(db, keys.slice(from, from + batch))) alle.add(key);
  return alle;
}

/** All orders that wait for money, and those that the transfers name. */
async function zieleOf(
  db: Db,
  umsaetze: Umsatz[],
  signal: AbortSignal,
): Promise<{ ziele: Zahlungsziel[]; praefixe: string[] }> {
  const offene = await listOffeneZahlungsziele(db, signal);
  const { angaben } = await readEinstellung(db, 'nummern');
  const praefixe = [...new Set([angaben.bestellPraefix, ...praefixeOf(offene.map(({ nummer }) => nummer))])];
  const bekannt = new Set(offene.map(({ nummer }) => nummer));
  const alle = await inTurns(genannteNummern(umsaetze, praefixe), signal);
  const genannte = alle.filter((one) => !bekannt.has(one));
  return { ziele: [...offene, ...(await findZahlungsziele(db, genannte, signal))], praefixe };
}

function* genannteNummern(umsaetze: Umsatz[], praefixe: string[]): Generator<void, string[]> {
  const alle = new Set<string>();
  for (const { zweck, referenz } of umsaetze) {
    for (const nummer of nummernMit(`${zweck} ${referenz}`, praefixe)) alle.add(nummer);
    if (alle.size > maxNummern) throw new AppError('BAD_REQUEST', zuVieleNummernText);
    yield;
  }
  return [...alle];
}

/** What was booked from this statement (`eigene`) is none of its other transfers. */
function toZiel({ stand, zahlungen, ...ziel }: Zahlungsziel, eigene: ReadonlySet<string>): Ziel {
  const fremde = zahlungen.filter(({ umsatz }) => umsatz === undefined || !eigene.has(umsatz));
  return { ...ziel, isStorniert: stand === 'storniert', zahlungen: fremde };
}

const schonGebucht: Omit<Zuordnung, 'art'> & { art: 'gebucht' } = {
  art: 'gebucht',
  grund: 'Diese Überweisung ist schon gebucht.',
  teile: [],
  kandidaten: [],
};

function toZeile(
  { tag, betragCent, name, zweck }: Umsatz,
  umsatz: string,
  { art, grund, teile, kandidaten }: Zuordnung | typeof schonGebucht,
): AbgeglichenerUmsatz {
  return {
    ...{ umsatz, tag, art, grund, kandidaten },
    ...{ name: kurz(name, maxNameGezeigt), zweck: kurz(zweck, maxZweckGezeigt) },
    betrag: centToEuro(betragCent),
    teile: teile.map(({ auftragId, betragCent }) => ({ auftragId, betrag: centToEuro(betragCent) })),
  };
}

function kurz(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1)}…`;
}

function toAuftrag({ id: _id, nummer, name, offenCent, erlassenCent, stand, letzteNr }: Zahlungsziel) {
  const geld = { offen: centToEuro(offenCent), erlassen: centToEuro(erlassenCent) };
  return { _id, nummer, name, ...geld, stand, letzteNr };
}
