import {
  findUmsaetze,
  findZahlungsziele,
  listOffeneZahlungsziele,
  type Zahlungsziel,
} from '#features/auftrag/server/index.ts';
import { readEinstellung } from '#features/einstellung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { AppError } from '#shared/errors.ts';
import { centToEuro } from '#shared/money.ts';
import { gleicheAb, praefixeOf, type Ziel, type Zuordnung } from '../abgleich.ts';
import type { AbgeglichenerUmsatz, Abgleich } from '../contract.ts';
import { nummernIm } from '../nummern-im-text.ts';
import { type SprungGrund, sprungGruende, type Umsatz } from '../umsatz.ts';
import { inTurns } from './in-turns.ts';
import { keysOfUmsaetze, teilKeys } from './key-of-umsatz.ts';
import { readAuszug } from './read-auszug.ts';

/** Keys that are looked up in one statement. */
const batch = 500;

/** Reads a bank's statement and finds the orders that its transfers are for. Nothing is stored. */
export async function matchUmsaetze(db: Db, text: string): Promise<Abgleich> {
  const auszug = await readAuszug(text);
  if ('problem' in auszug) throw new AppError('BAD_REQUEST', auszug.problem);
  const { format, isGeraten, umsaetze } = auszug;
  const keys = await inTurns(keysOfUmsaetze(umsaetze));
  const gebucht = await findGebuchte(db, keys);
  const neue = umsaetze.filter((_, at) => !gebucht.has(keys[at] ?? ''));
  const { ziele, praefixe } = await zieleOf(db, neue);
  const eigene = new Set(keys.flatMap((key) => (gebucht.has(key) ? teilKeys(key) : [])));
  const zuordnungen = await inTurns(
    gleicheAb(
      neue,
      ziele.map((ziel) => toZiel(ziel, eigene)),
      praefixe,
    ),
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
async function zieleOf(db: Db, umsaetze: Umsatz[]): Promise<{ ziele: Zahlungsziel[]; praefixe: string[] }> {
  const offene = await listOffeneZahlungsziele(db);
  const { angaben } = await readEinstellung(db, 'nummern');
  const praefixe = [...new Set([angaben.bestellPraefix, ...praefixeOf(offene.map(({ nummer }) => nummer))])];
  const bekannt = new Set(offene.map(({ nummer }) => nummer));
  const genannte = (await inTurns(genannteNummern(umsaetze, praefixe))).filter((one) => !bekannt.has(one));
  return { ziele: [...offene, ...(await findZahlungsziele(db, genannte))], praefixe };
}

function* genannteNummern(umsaetze: Umsatz[], praefixe: string[]): Generator<void, string[]> {
  const alle = new Set<string>();
  for (const { zweck, referenz } of umsaetze) {
    for (const nummer of nummernIm(`${zweck} ${referenz}`, praefixe)) alle.add(nummer);
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
    ...{ umsatz, tag, name, zweck, art, grund, kandidaten },
    betrag: centToEuro(betragCent),
    teile: teile.map(({ auftragId, betragCent }) => ({ auftragId, betrag: centToEuro(betragCent) })),
  };
}

function toAuftrag({ id: _id, nummer, name, offenCent, stand, letzteNr }: Zahlungsziel) {
  return { _id, nummer, name, offen: centToEuro(offenCent), stand, letzteNr };
}
