import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '#server/db/connect.ts';
import type { BewegungTyp } from '../../historie/historie-contract.ts';
import { historieCsvKopf, historieCsvLines } from '../../lager-csv.ts';
import { findBestand } from '../find-artikel.ts';
import { toLagerArtikel } from '../to-lager-artikel.ts';
import { listBewegungRows } from './historie.repository.ts';
import { toBewegung } from './read-historie.ts';

/** Movements read per query: few enough that reading and formatting them holds up no other request. */
const stapel = 500;

/**
 * Streams one article's movements as CSV, newest first; `name` is the article's. Movements never change and
 * new ones get higher numbers, so all batches together are the history of the moment when the export began.
 */
export async function exportHistorie(
  db: Db,
  itemId: string,
  typ: BewegungTyp | undefined,
): Promise<{ name: string; text: AsyncGenerator<string> }> {
  const bestand = await findBestand(db, itemId);
  const { name, einheit } = toLagerArtikel(bestand);
  async function* write() {
    yield historieCsvKopf;
    let vor = bestand.letzteNr + 1;
    while (vor > 1) {
      const rows = await listBewegungRows(db, { bestandId: bestand.id, typ, vor, limit: stapel });
      if (rows.length > 0) yield historieCsvLines(rows.map((row) => toBewegung(row, einheit)));
      vor = rows.length < stapel ? 0 : (rows.at(-1)?.nr ?? 0);
      // The embedded database answers within the same turn: without a pause all batches would be one.
      await nextTurn();
    }
  }
  return { name, text: write() };
}
