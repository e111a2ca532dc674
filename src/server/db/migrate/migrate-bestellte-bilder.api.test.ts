import { describe, expect, test } from 'vitest';
import { databases, openDatabase } from '#test/database/databases.ts';
import type { Db } from '../connect.ts';
import { migrate, migrations, runSteps } from './migrate.ts';

const createdAt = '2026-11-23T09:00:00.000Z';

/** An order as the version before wrote it, with a line for each of these pictures. */
async function insertAlt(db: Db, bilder: (string | null)[]): Promise<void> {
  const auftrag = {
    ...{ id: 'auftrag-1', nummer: 'B-26-K7M4Q', tokenHash: 'a'.repeat(43), bestellId: 'b'.repeat(24) },
    ...{ accountId: null, email: '', emailKey: '', rechnung: '{}', lieferung: null },
    ...{ versandart: 'dhl', zahlart: 'vorkasse', steuermodus: 'regelbesteuerung' },
    ...{ warenCent: 500, versandCent: 0, gesamtCent: 500, steuer: '[]', gezeigt: '{}', faelligAt: null },
    ...{ terminVon: '2026-11-27', terminBis: '2026-11-30', zusageVon: '2026-11-27', zusageBis: '2026-11-30' },
    ...{ aufgabe: 'geld', suche: '', createdAt },
  };
  await db
    .insertInto('auftrag')
    .values(auftrag as never)
    .execute();
  const posten = bilder.map((bild, index) => ({
    ...{ auftragId: 'auftrag-1', nr: index + 1, produktId: 'rose', name: 'Rose', typ: 'seife', seife: null },
    ...{ gramm: 100, packgewicht: null, preisCent: 500, grundpreisCent: 5000, menge: 1, summeCent: 500 },
    ...{ steuersatzPromille: 190, bild, aufBestellung: 0 },
  }));
  await db
    .insertInto('auftragPosten')
    .values(posten as never)
    .execute();
}

describe.each(databases)(
  'pictures of the version before they said that they are ordered, on %s',
  (database) => {
    test('say so when a line of an order shows them, at whatever width', async () => {
      const { db } = await openDatabase(database);
      const earlier = Object.entries(migrations).filter(([name]) => name < '0030');
      await runSteps(db, Object.fromEntries(earlier));
      const masse = { aa: 1600, bb: 800, cc: 799, dd: 120, ee: 1600, ff: 120 };
      for (const [name, breite] of Object.entries(masse)) {
        const row = { hash: name.repeat(16), breite, hoehe: 90, platzhalter: '', createdAt };
        await db
          .insertInto('bild')
          .values(row as never)
          .execute();
      }
      const adressen = ['aa-800', 'bb-800', 'cc-799', 'dd-120', 'dd-120', 'ff-800'];
      await insertAlt(db, [
        ...adressen.map(
          (adresse) => `/api/uploads/${adresse.slice(0, 2).repeat(16)}${adresse.slice(2)}.webp`,
        ),
        null,
      ]);

      await migrate(db);

      const rows = await db.selectFrom('bild').select(['hash', 'bestellt']).orderBy('hash').execute();
      expect(Object.fromEntries(rows.map(({ hash, bestellt }) => [hash.slice(0, 2), bestellt]))).toEqual({
        ...{ aa: 1, bb: 1, cc: 1, dd: 1, ff: 1 },
        ee: 0,
      });
    });
  },
);
