import { describe, expect, test } from 'vitest';
import { gehalten } from '#test/auftrag/auftraege.ts';
import { bestellungVon, gastMit, startOpenShop } from '#test/auftrag/kasse.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { buildTestApp } from '#test/test-app.ts';
import { insertWare } from '#test/ware/ware.ts';

async function startAtTime(database: DatabaseName) {
  let at = Date.parse('2026-11-23T09:00:00.000Z');
  const clock = { now: () => new Date(at), add: (ms: number) => (at += ms) };
  return { ...(await startOpenShop(database, { now: clock.now })), clock };
}

describe.each(databases)('orders on %s', (database) => {
  test('of one place are at most 20 in an hour, whatever the e-mail addresses; refused ones hold nothing', async () => {
    const { app, db, reopen, clock } = await startAtTime(database);
    const nodes = [app, await buildTestApp(reopen(), { now: clock.now })];
    const id = await insertWare(db, { menge: 90 });
    let count = 0;
    const bestelle = async (from: string, stand?: string) => {
      const gast = await gastMit(db, { [id]: 1 });
      count += 1;
      const body = bestellungVon(await gast.kasse(app), { email: `e${count}@kundschaft.example` });
      return gast.bestelle(nodes[count % 2] ?? app, stand ? { ...body, stand } : body, from);
    };
    expect((await bestelle('2001:db8::9', 'veraltet')).statusCode).toBe(409);
    for (let i = 0; i < 20; i += 1) expect((await bestelle(`2001:db8::${i + 1}`)).statusCode).toBe(201);
    clock.add(10 * 60_000);
    const refused = await bestelle('2001:db8::ffff');
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().message]).toEqual([
      429,
      '3000',
      'Aus Ihrem Netz kamen gerade sehr viele Bestellungen, diese haben wir nicht mehr angenommen. Bitte versuchen Sie es in 50 Minuten erneut.',
    ]);
    expect(await gehalten(db, id)).toEqual({ bestand: 20, zeilen: 20 });
    expect((await bestelle('2001:db8:0:1::1')).statusCode).toBe(201);
    expect(JSON.stringify(await db.selectFrom('attempt').selectAll().execute())).not.toMatch(
      /2001|kundschaft/,
    );
    clock.add(50 * 60_000);
    expect((await bestelle('2001:db8::1')).statusCode).toBe(201);
  });

  test('in an address that nobody confirmed are at most twelve a day, though each is cancelled at once', async () => {
    const { app, db, clock } = await startAtTime(database);
    const id = await insertWare(db, { menge: 90 });
    const bestelle = async (i: number) => {
      const gast = await gastMit(db, { [id]: 1 });
      const reply = await gast.bestelle(app, bestellungVon(await gast.kasse(app)), `198.51.${i}.1`);
      const token = reply.json().data?.token;
      if (token) await app.inject({ method: 'POST', url: `/api/bestellung/${token}/stornieren` });
      return reply;
    };
    for (let i = 0; i < 12; i += 1) expect((await bestelle(i)).statusCode).toBe(201);
    const refused = await bestelle(12);
    expect([refused.statusCode, refused.json().message]).toEqual([
      429,
      'Für diese E-Mail-Adresse kamen heute schon sehr viele Bestellungen, diese haben wir nicht mehr angenommen. Bitte versuchen Sie es in 24 Stunden erneut.',
    ]);
    const an = await db
      .selectFrom('nachricht')
      .select('id')
      .where('an', '=', 'erika@kundschaft.example')
      .execute();
    expect(an).toHaveLength(24);
    clock.add(24 * 3_600_000);
    expect((await bestelle(13)).statusCode).toBe(201);
  });

  test('from this machine itself, as behind a proxy that the settings do not mention, are not counted', async () => {
    const { app, db } = await startAtTime(database);
    const id = await insertWare(db, { menge: 90 });
    for (let i = 0; i < 21; i += 1) {
      const gast = await gastMit(db, { [id]: 1 });
      const body = bestellungVon(await gast.kasse(app), { email: `e${i}@kundschaft.example` });
      expect((await gast.bestelle(app, body, '::ffff:127.0.0.1')).statusCode).toBe(201);
    }
  });
});
