import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { singleLineText } from '#shared/text/single-line.ts';
import { databases } from '#test/database/databases.ts';
import { type Campaign, runCampaign } from '#test/fuzz/campaign.ts';
import type { FuzzRequest } from '#test/fuzz/request.ts';
import type { Answer } from '#test/fuzz/wire.ts';
import { startTestApp } from '#test/test-app.ts';
import { levelsOf, openLager } from '#test/ware/lager.ts';

/** Fixed seeds: finding new inputs is the task of `npm run fuzz`, not of a test. */
const runs = [
  { seed: 20251121, cases: 200 },
  { seed: 8, cases: 100 },
];

/** Tables that only a successful call may change. A customer's record is created on the first read. */
const tables = [
  'produkt',
  'rezept',
  'produktBild',
  'bild',
  'rohstoff',
  'bestand',
  'bewegung',
  'produktion',
  'cart',
  'cartItem',
  'katalog',
  'preisverlauf',
  'kundeAenderung',
  'einstellung',
  'rechtstext',
  'rechtstextPruefung',
  'rechtstextEntwurf',
  'gewaehrleistung',
  'gewaehrleistungDatei',
] as const;

async function fingerprint(db: Db): Promise<string> {
  const people = db
    .selectFrom('account')
    .select(['id', 'email', 'vorname', 'nachname', 'role', 'status', 'passwordHash']);
  const all = [people.execute(), ...tables.map((table) => db.selectFrom(table).selectAll().execute())];
  const lines = (await Promise.all(all)).map((rows) => rows.map((row) => JSON.stringify(row)).sort());
  return createHash('sha256').update(JSON.stringify(lines)).digest('hex');
}

/** Reports refused requests that changed the database. */
function watchRefusals(db: Db): Campaign['after'] {
  let before = '';
  return async (request: FuzzRequest, answer: Answer) => {
    const now = await fingerprint(db);
    const isRefused = answer.kind === 'answer' && answer.status >= 400;
    const isChanged = before !== '' && now !== before;
    before = now;
    return isRefused && isChanged && request.framing === 'length'
      ? 'refused, and something changed'
      : undefined;
  };
}

describe.each(databases)('bad input on %s', (database) => {
  const title = 'is refused in German and changes nothing (seed $seed)';
  test.each(runs)(title, { timeout: 900_000 }, async ({ seed, cases }) => {
    const { app, db } = await startTestApp(database, { trustProxy: true, callsPerMinute: 1e9 });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const campaign = { url: `http://127.0.0.1:${port}`, calls: app.calls, db, seed, cases };
    const { finds, byStatus } = await runCampaign({ ...campaign, atOnce: 1, after: watchRefusals(db) });
    expect(finds, `seed ${seed}`).toEqual([]);
    // Without successful calls the test would show nothing.
    expect(byStatus.get('200') ?? 0).toBeGreaterThan(5);
    expect(byStatus.get('400') ?? 0).toBeGreaterThan(5);
  });
});

/** Inputs that a campaign once found, kept as regression tests. */
describe.each(databases)('found once, on %s:', (database) => {
  test('a NUL, which PostgreSQL accepts in no text, is named in the refusal wherever it stands', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    const { ids } = await openLager(db, admin);
    const refused = [
      await admin.post('/rohseife', { bezeichnung: 'Seife\0' }),
      await admin.put(`/rohseife/${ids.seife}`, { farbe: '\0' }),
      await admin.post('/auth/login', { email: 'a\0b@lindenblatt.example', password: 'x' }),
      await admin.post('/admin/portfolio', { beschreibung: { kurz: ['a', '\0'] } }),
    ];
    const message = 'In einem Text steht ein unsichtbares Zeichen (NUL), das sich nicht speichern lässt.';
    for (const reply of refused)
      expect([reply.statusCode, reply.json()]).toEqual([400, { success: false, message }]);
  });

  test('lone surrogates and endless combining marks are refused in a name, and stored as far as possible in a text', async () => {
    const { as } = await startTestApp(database);
    const admin = as('admin');
    const difficult = ['halb \ud800', `e${'\u0301'.repeat(99)}`, '\u202egnirts'];
    for (const bezeichnung of difficult)
      expect((await admin.post('/rohseife', { bezeichnung })).json().fehler).toEqual([
        `bezeichnung: ${singleLineText}`,
      ]);
    for (const [index, beschreibung] of difficult.entries()) {
      const reply = await admin.post('/rohseife', { bezeichnung: `👨‍👩‍👧‍👦 ${index}`, beschreibung });
      expect([beschreibung, reply.statusCode]).toEqual([beschreibung, 201]);
    }
    expect((await admin.get('/rohseife')).json().count).toBe(3);
  });

  test('half a character in the notes of a booking is stored as the sign for an unreadable one', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    const { ids } = await openLager(db, admin);
    const korrektur = { typ: 'rohseife', artikelId: ids.seife, aenderung: 1, notizen: 'halb \ud83d' };
    expect((await admin.post('/lager/korrektur', korrektur)).statusCode).toBe(200);
    const { data } = (await admin.get(`/lager/historie/${ids.seife}`)).json();
    expect(data[0].notizen).toBe('halb \ufffd');
  });

  test('Zod’s own messages are German sentences, and no message appears twice', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    const { ids } = await openLager(db, admin);
    const before = await levelsOf(admin);
    const fehlerOf = async (path: string, body: object) => (await admin.post(path, body)).json().fehler;
    const zeile = { _id: 'x', gezaehlt: 1, letzteNr: 0 };
    expect(await fehlerOf('/lager/inventur/zaehlliste', {})).toEqual(['zeilen: Diese Angabe fehlt.']);
    expect(await fehlerOf('/lager/inventur/zaehlliste', { zeilen: 'x' })).toEqual([
      'zeilen: Hier wird eine Liste erwartet.',
    ]);
    expect(
      await fehlerOf('/lager/inventur/zaehlliste', {
        zeilen: [{ ...zeile, letzteNr: {} }, { ...zeile, letzteNr: -1 }, 7],
      }),
    ).toEqual([
      'zeilen.0.letzteNr: Hier wird eine Zahl erwartet.',
      'zeilen.1.letzteNr: Mindestens 0.',
      'zeilen.2: Hier werden mehrere Angaben erwartet.',
    ]);
    const korrektur = { typ: 'rohseife', artikelId: ids.seife, aenderung: 1e300 };
    expect(await fehlerOf('/lager/korrektur', korrektur)).toHaveLength(1);
    const long = await admin.get(`/lager/historie/${'x'.repeat(101)}`);
    expect(long.json().fehler).toEqual(['itemId: Höchstens 100 Zeichen.']);
    expect(await levelsOf(admin)).toEqual(before);
  });
});
