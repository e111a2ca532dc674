import type { Db } from '#server/db/connect.ts';
import { centToEuro } from '#shared/money.ts';
import { anschrift } from '../anschrift.ts';
import type { AuftragZeile } from '../bestellung-contract.ts';
import type { Ereignis } from '../ereignis.ts';
import { bezahltCent, standOf } from '../stand.ts';
import { type AuftragListRow, listAuftragRows, readAuftragRow } from './bestellung.repository.ts';
import { listEreignisse } from './ereignis.repository.ts';

/** Orders on one page. */
const limit = 50;

/** A page of the orders, newest first. */
export async function listAuftraege(
  db: Db,
  vor?: string,
): Promise<{ auftraege: AuftragZeile[]; weitere: boolean }> {
  const rows = await listAuftragRows(db, { vor, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const ereignisse = await listEreignisse(
    db,
    page.map(({ id }) => id),
  );
  const auftraege = page.map((row) => toZeile(row, ereignisse.get(row.id) ?? []));
  return { auftraege, weitere: rows.length > limit };
}

/** One order as the list shows it. */
export async function readAuftragZeile(db: Db, id: string): Promise<AuftragZeile> {
  const row = await readAuftragRow(db, id);
  const ereignisse = await listEreignisse(db, [id]);
  return toZeile(row, ereignisse.get(id) ?? []);
}

function toZeile(row: AuftragListRow, ereignisse: Ereignis[]): AuftragZeile {
  const { id: _id, nummer, createdAt: bestelltAt, gesamtCent, versandart, zahlart } = row;
  const { vorname, nachname, firma } = anschrift.parse(JSON.parse(row.rechnung));
  const name = [`${vorname} ${nachname}`, firma].filter(Boolean).join(', ');
  return {
    ...{ _id, nummer, bestelltAt, name, versandart, zahlart },
    stueck: Number(row.stueck ?? 0),
    gesamt: centToEuro(gesamtCent),
    bezahlt: centToEuro(bezahltCent(ereignisse)),
    stand: standOf(gesamtCent, ereignisse),
    termin: { von: row.terminVon, bis: row.terminBis },
  };
}
