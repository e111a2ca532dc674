import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '#server/db/connect.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { anschrift } from '../../anschrift/anschrift-body.ts';
import { type Ereignis, type EreignisVon, geltende, nurVon } from '../../ereignisse/ereignis.ts';
import { type AuftragStand, auftragslageOf } from '../../zustand/auftragslage.ts';
import { listEreignisse } from '../auftragsakte/ereignis.repository.ts';
import { nameIn } from '../verwaltungsansicht/list-auftraege.ts';
import { findByNummern, listLaufende, listMengenOf, type ZielRow } from './zahlungsziele.repository.ts';

/** What a payment is compared with; cents. `letzteNr` is the number of its last event. */
export type Zahlungsziel = {
  id: string;
  nummer: string;
  /** As the lists show it. */
  name: string;
  vorname: string;
  nachname: string;
  firma: string;
  offenCent: number;
  /** What is forgiven of what has not come: when it comes, nothing of it is to be returned. */
  erlassenCent: number;
  stand: AuftragStand;
  /** The day of the order. */
  bestelltAm: string;
  letzteNr: number;
  /** What was paid, but for what was taken back. */
  zahlungen: Zahlung[];
};

/** A payment that counts; `umsatz` is the key of the bank's transfer, if it was read from one. */
export type Zahlung = EreignisVon<'zahlung'>['angaben'] & { nr: number };

/** Few enough that other requests are answered in between. */
const batch = 200;

/** All orders of which something is still to be paid; ends with the signal's reason when nobody waits for them. */
export async function listOffeneZahlungsziele(db: Db, signal: AbortSignal): Promise<Zahlungsziel[]> {
  const alle: Zahlungsziel[] = [];
  let nach = '';
  for (;;) {
    const rows = await listLaufende(db, { nach, limit: batch });
    alle.push(...(await toZiele(db, rows)).filter(({ offenCent }) => offenCent > 0));
    nach = rows.at(-1)?.id ?? '';
    if (rows.length < batch) return alle;
    await nextTurn();
    signal.throwIfAborted();
  }
}

/** The orders of these numbers, whatever became of them. */
export async function findZahlungsziele(
  db: Db,
  nummern: string[],
  signal: AbortSignal,
): Promise<Zahlungsziel[]> {
  const alle: Zahlungsziel[] = [];
  for (let from = 0; from < nummern.length; from += batch) {
    alle.push(...(await toZiele(db, await findByNummern(db, nummern.slice(from, from + batch)))));
    await nextTurn();
    signal.throwIfAborted();
  }
  return alle;
}

async function toZiele(db: Db, rows: ZielRow[]): Promise<Zahlungsziel[]> {
  const ids = rows.map(({ id }) => id);
  const posten = await listMengenOf(db, ids);
  const ereignisse = await listEreignisse(db, ids);
  return rows.map((row) => {
    const geschehen = ereignisse.get(row.id) ?? [];
    const lage = auftragslageOf({ ...row, posten: posten.get(row.id) ?? [] }, geschehen);
    const { offenCent, stand } = lage;
    const rechnung = anschrift.parse(JSON.parse(row.rechnung));
    const { vorname, nachname, firma } = rechnung;
    const { id, nummer } = row;
    return {
      id,
      nummer,
      name: nameIn(rechnung),
      vorname,
      nachname,
      firma,
      offenCent,
      erlassenCent: Math.max(0, lage.zuZahlenCent - lage.bezahltCent - offenCent),
      stand,
      bestelltAm: tagOf(new Date(row.createdAt)),
      letzteNr: geschehen.length,
      zahlungen: zahlungenOf(geschehen),
    };
  });
}

/** What was paid for these orders, by their ids. */
export async function findZahlungen(db: Db, ids: string[]): Promise<Map<string, Zahlung[]>> {
  const ereignisse = await listEreignisse(db, ids);
  return new Map([...ereignisse].map(([id, geschehen]) => [id, zahlungenOf(geschehen)]));
}

function zahlungenOf(ereignisse: Ereignis[]): Zahlung[] {
  return nurVon(geltende(ereignisse), 'zahlung').map(({ nr, angaben }) => ({ nr, ...angaben }));
}
