import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Anschrift } from '#features/auftrag/anschrift/anschrift.ts';
import type { BestellungInhalt } from '#features/auftrag/kundensicht/bestellung-contract.ts';
import type { AuftragRow } from '#features/auftrag/server/index.ts';
import {
  type Besteller,
  bestellTokenOf,
  listAuftraegeVon,
  listEreignisse,
  listPostenOf,
  toBestellung,
} from '#features/auftrag/server/index.ts';
import { auftragslageOf } from '#features/auftrag/zustand/auftragslage.ts';
import { type BelegZeile, toBelegZeile } from '#features/beleg/contract.ts';
import { listBelegeVon } from '#features/beleg/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { readSecret } from '#server/secret/secret.repository.ts';
import { centToEuro } from '#shared/number/money.ts';
import { findBestellung } from './read-bestellung.ts';

/** Orders in a person's list. */
const limit = 200;

/** Orders that are put together in one turn. */
const batch = 50;

/** An order in the list of a person; `summe` in euros, `token` is that of its page. */
export type BestellungKurz = {
  nummer: string;
  token: string;
  am: string;
  stand: string;
  summe: number;
  posten: { name: string; menge: number }[];
};

/** The latest orders of a person, newest first. */
export async function listBestellungenVon(db: Db, besteller: Besteller): Promise<BestellungKurz[]> {
  const rows = await listAuftraegeVon(db, besteller, limit);
  const ids = rows.map(({ id }) => id);
  const [posten, ereignisse] = [await listPostenOf(db, ids), await listEreignisse(db, ids)];
  const secret = await readSecret(db);
  return rows.map((row) => {
    const { nummer, createdAt: am, gesamtCent } = row;
    const zeilen = posten.get(row.id) ?? [];
    return {
      ...{ nummer, token: bestellTokenOf(secret, row.id), am },
      stand: auftragslageOf({ ...row, posten: zeilen }, ereignisse.get(row.id) ?? []).stand,
      summe: centToEuro(gesamtCent),
      posten: zeilen.map(({ name, menge }) => ({ name, menge })),
    };
  });
}

/**
 * An order as its customer sees it, with its id, and what its page does not show and is about her all the
 * same (GDPR article 15): the workshop's notes, and the addresses that were given later, for parcels and for
 * invoices; all of them also where they were taken back.
 */
export type BestellungVoll = {
  auftragId: string;
  bestellung: BestellungInhalt;
  /** What they say is on her page of the order, as PDF. */
  belege: BelegZeile[];
  notizen: { am: string; text: string }[];
  adressen: (Anschrift & { am: string })[];
};

/** All orders of a person with everything that their pages show, newest first. */
export async function readBestellungenVon(db: Db, besteller: Besteller): Promise<BestellungVoll[]> {
  const rows = await listAuftraegeVon(db, besteller);
  const all: BestellungVoll[] = [];
  for (let from = 0; from < rows.length; from += batch) {
    all.push(...(await readSome(db, rows.slice(from, from + batch))));
    await nextTurn();
  }
  return all;
}

/** The same of the order of a link. */
export async function readBestellungVoll(db: Db, token: string): Promise<BestellungVoll> {
  const [voll] = await readSome(db, [await findBestellung(db, token)]);
  if (!voll) throw new Error('The order is gone.');
  return voll;
}

async function readSome(db: Db, rows: AuftragRow[]): Promise<BestellungVoll[]> {
  const ids = rows.map(({ id }) => id);
  const [posten, ereignisse] = [await listPostenOf(db, ids), await listEreignisse(db, ids)];
  const belege = await listBelegeVon(db, ids);
  return rows.map((row) => {
    const geschehen = ereignisse.get(row.id) ?? [];
    const eigene = belege.get(row.id) ?? [];
    return {
      auftragId: row.id,
      bestellung: toBestellung(row, posten.get(row.id) ?? [], { ereignisse: geschehen, belege: eigene }),
      belege: eigene.map(toBelegZeile),
      notizen: geschehen.flatMap((one) =>
        one.typ === 'notiz' && one.angaben.text ? [{ am: one.at, text: one.angaben.text }] : [],
      ),
      adressen: geschehen.flatMap((one) => {
        const gesagt = one.typ === 'adresse' || one.typ === 'versendet' || one.typ === 'abgeholt';
        return gesagt && one.angaben.anschrift ? [{ am: one.at, ...one.angaben.anschrift }] : [];
      }),
    };
  });
}
