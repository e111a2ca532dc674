import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { suchworte } from '#shared/text/such-text.ts';
import { insertAuftraege } from '#test/auftrag/many-orders.ts';
import { databases, openMigratedDatabase } from '#test/database/databases.ts';
import { nummernIm } from '../../nummer-und-suche/gemeinte-nummern.ts';
import { type Aufgabe, aufgaben } from '../../zustand/auftragslage.ts';
import { isByTermin } from './auftraege.repository.ts';
import { listAuftraege } from './list-auftraege.ts';

type Row = {
  id: string;
  nummer: string;
  suche: string;
  aufgabe: Aufgabe;
  createdAt: string;
  zusageBis: string;
};

/** What the list has to show, by looking at each order. */
function expected(rows: Row[], suche: string, aufgabe: Aufgabe | undefined): string[] {
  const worte = suchworte(suche);
  const nummern = nummernIm(suche);
  const found = rows.filter(
    (row) =>
      (aufgabe === undefined || row.aufgabe === aufgabe) &&
      (worte.every((wort) => row.suche.includes(wort)) || nummern.includes(row.nummer)),
  );
  const byTermin = isByTermin(aufgabe);
  const keyOf = ({ id, createdAt, zusageBis }: Row) => `${byTermin ? zusageBis : createdAt} ${id}`;
  const sorted = found.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  return (byTermin ? sorted : sorted.toReversed()).map(({ nummer }) => nummer);
}

describe.each(databases)('searching orders on %s', (database) => {
  test('finds in their sequence exactly those that have every word in their text, of one letter or many', async () => {
    const { db } = await openMigratedDatabase(database);
    await insertAuftraege(db, 150);
    const rows = await db
      .selectFrom('auftrag')
      .select(['id', 'nummer', 'suche', 'aufgabe', 'createdAt', 'zusageBis'])
      .execute();
    const from = fc.constantFrom(...rows);
    const part = fc
      .tuple(from, fc.nat(40), fc.integer({ min: 1, max: 9 }))
      .map(([{ suche }, at, length]) => suche.slice(at, at + length));
    const word = fc.oneof(
      part,
      fc.string({ maxLength: 3 }),
      from.map(({ nummer }) => nummer.replaceAll('-', '')),
    );
    const query = fc.tuple(fc.array(word, { maxLength: 3 }), fc.constantFrom(undefined, ...aufgaben));
    const found = async (suche: string, aufgabe: Aufgabe | undefined) => {
      const first = await listAuftraege(db, { suche, aufgabe });
      const second = first.weiter
        ? await listAuftraege(db, { suche, aufgabe, nach: first.weiter })
        : undefined;
      return [first, second].flatMap((page) => page?.auftraege ?? []).map(({ nummer }) => nummer);
    };
    await fc.assert(
      fc.asyncProperty(query, async ([worte, aufgabe]) => {
        const suche = worte.join(' ').replaceAll('\0', '');
        expect(await found(suche, aufgabe)).toEqual(expected(rows, suche, aufgabe).slice(0, 100));
      }),
      { numRuns: 60 },
    );
  });
});
