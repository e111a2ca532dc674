import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { withoutBelegGuards } from '#test/beleg/without-guards.ts';
import { insertBelegAuftrag, writeBeleg } from '#test/beleg/write-beleg.ts';
import { databases, openMigratedDatabase } from '#test/database/databases.ts';
import { verifyBelege } from './verify-belege.ts';

const createdAt = '2026-11-23T09:00:00.000Z';

/** Three invoices, the last with its PDF. */
async function openBelege(database: (typeof databases)[number]) {
  const { db } = await openMigratedDatabase(database);
  const fuer = await insertBelegAuftrag(db);
  for (let i = 0; i < 3; i += 1) await writeBeleg(db, fuer, { now: createdAt });
  const rows = await db.selectFrom('beleg').select('id').orderBy('lauf').execute();
  const ids = rows.map(({ id }) => id);
  const daten = new Uint8Array([1, 2, 3]);
  const hash = createHash('sha256').update(daten).digest('hex');
  await db
    .insertInto('belegPdf')
    .values({ belegId: ids[2] ?? '', daten, hash, createdAt })
    .execute();
  expect(await verifyBelege(db)).toEqual([]);
  await withoutBelegGuards(db);
  return { db, ids, fuer };
}

type Breach = (db: Db, ids: string[]) => Promise<unknown>;

const inhaltOf =
  (change: string): Breach =>
  (db, [, id]) =>
    sql`update "belegInhalt" set inhalt = replace(inhalt, ${change.split('→')[0]}, ${change.split('→')[1]})
      where "belegId" = ${id}`.execute(db);
const belegOf =
  (change: object): Breach =>
  (db, [, id]) =>
    db
      .updateTable('beleg')
      .set(change)
      .where('id', '=', id ?? '')
      .execute();

const zwei = 'Beleg RE-2026-0002: ';
const umgeschrieben = 'Nummer, Tag, Summen oder wozu er gehört wurden verändert.';
const breaches: [string, Breach, string[]][] = [
  [
    'one that was taken out',
    async (db, [, id]) => {
      await db
        .deleteFrom('belegInhalt')
        .where('belegId', '=', id ?? '')
        .execute();
      await db
        .deleteFrom('beleg')
        .where('id', '=', id ?? '')
        .execute();
    },
    [
      'Beleg RE-2026-0003: davor fehlt RE-2026-0002.',
      'Beleg RE-2026-0003: er schließt nicht an den Beleg davor an.',
    ],
  ],
  [
    'another number',
    belegOf({ nummer: 'RE-2026-7' }),
    [
      'Beleg RE-2026-7: die Nummer passt nicht zu Jahr 2026 und Stelle 2.',
      `Beleg RE-2026-7: ${umgeschrieben}`,
      'Beleg RE-2026-7: das XML nennt eine andere Nummer.',
      'Beleg RE-2026-7: der Inhalt nennt eine andere Nummer, eine andere Art oder einen anderen Tag.',
    ],
  ],
  [
    'another sum',
    belegOf({ bruttoCent: 2071, steuern: '[]' }),
    [
      `${zwei}${umgeschrieben}`,
      `${zwei}die Zeilen ergeben 2070 Cent statt 2071 Cent.`,
      `${zwei}die Steuer folgt nicht aus den Zeilen.`,
    ],
  ],
  [
    'one that was moved to another order',
    async (db, ids) => belegOf({ auftragId: (await insertBelegAuftrag(db)).auftragId })(db, ids),
    [`${zwei}${umgeschrieben}`],
  ],
  ['one that was moved to another event', belegOf({ ereignisNr: 2 }), [`${zwei}${umgeschrieben}`]],
  ['another time', belegOf({ createdAt: '2026-11-22T09:00:00.000Z' }), [`${zwei}${umgeschrieben}`]],
  ['another name in it', inhaltOf('Lavendeltraum→Rosentraum'), [`${zwei}der Inhalt wurde verändert.`]],
  [
    'taxes that cannot be read',
    belegOf({ steuern: 'kaputt' }),
    [`${zwei}${umgeschrieben}`, `${zwei}die Steuer folgt nicht aus den Zeilen.`],
  ],
  [
    'what cannot be read',
    inhaltOf('"posten":→"ware":'),
    [`${zwei}der Inhalt wurde verändert.`, `${zwei}der Inhalt ist nicht lesbar.`],
  ],
  [
    'another hash',
    belegOf({ hash: 'e'.repeat(64) }),
    [`${zwei}${umgeschrieben}`, 'Beleg RE-2026-0003: er schließt nicht an den Beleg davor an.'],
  ],
  [
    'no content',
    (db, [, id]) =>
      db
        .deleteFrom('belegInhalt')
        .where('belegId', '=', id ?? '')
        .execute(),
    [`${zwei}der Inhalt fehlt.`],
  ],
  [
    'content that names a person who asked to be forgotten',
    (db) => db.updateTable('auftrag').set({ datenstand: 'anonym', datenstandAt: createdAt }).execute(),
    [1, 2, 3].map((nr) => `Beleg RE-2026-000${nr}: die Bestellung ist anonymisiert, der Inhalt noch da.`),
  ],
  [
    'another PDF',
    (db) =>
      db
        .updateTable('belegPdf')
        .set({ daten: new Uint8Array([1, 2]) })
        .execute(),
    ['Beleg RE-2026-0003: das PDF wurde verändert.'],
  ],
  [
    'a next number that was given',
    (db) => db.updateTable('belegFolge').set({ naechste: 3 }).execute(),
    [
      'Belege: der nächste bekäme Stelle 3 in 2026 statt 4 in 2026, oder er schlösse nicht an den letzten an.',
    ],
  ],
];

/** What is kept of a document whose person is gone, each changed by hand. */
const gebliebenes: object[] = [
  ...[{ art: 'korrektur' }, { tag: '2026-11-22' }, { bruttoCent: 2071 }, { steuern: '[]' }],
  ...[{ ereignisNr: 2 }, { createdAt: '2026-11-22T09:00:00.000Z' }, { inhaltHash: 'e'.repeat(64) }],
];

describe.each(databases)('damage to documents on %s', (database) => {
  test.each(gebliebenes)('of what is left once the person is gone %o is found', async (change) => {
    const { db, ids } = await openBelege(database);
    await db.updateTable('auftrag').set({ datenstand: 'anonym', datenstandAt: createdAt }).execute();
    await db.deleteFrom('belegPdf').execute();
    await db.deleteFrom('belegInhalt').execute();
    expect(await verifyBelege(db)).toEqual([]);
    await belegOf(change)(db, ids);
    expect(await verifyBelege(db)).toEqual([`${zwei}${umgeschrieben}`]);
  });

  test.each(breaches)('%s is found', async (_title, breach, problems) => {
    const { db, ids } = await openBelege(database);
    await breach(db, ids);
    expect(await verifyBelege(db)).toEqual(problems);
  });
});

test('more documents than are looked at together are one chain', async () => {
  const { db } = await openMigratedDatabase('SQLite');
  const fuer = await insertBelegAuftrag(db);
  for (let i = 0; i < 120; i += 1)
    await writeBeleg(db, fuer, { now: i < 60 ? createdAt : '2027-01-05T09:00:00.000Z' });
  const shares: number[] = [];
  expect(await verifyBelege(db, (share) => shares.push(share))).toEqual([]);
  expect(shares).toEqual([50 / 120, 100 / 120, 1]);
});
