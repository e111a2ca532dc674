import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { gruppeCallsOf } from '#features/einstellung/einstellung-calls.ts';
import { databases, openMigratedDatabase } from '#test/database/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { openPages, titleOf } from '#test/shop-pages.ts';
import { callerAs } from '#test/test-app.ts';
import { addDemoEinstellungen } from '../../../../demo/einstellungen.ts';

const inklusive = 'inkl. MwSt.';
const ohneSteuer = 'Endpreis, keine Umsatzsteuer (§ 19 UStG)';

/** The pages of the example workshop's settings with one product. */
async function openLaden(database: (typeof databases)[number], now: () => Date) {
  const { db } = await openMigratedDatabase(database);
  await addDemoEinstellungen(db, now());
  const id = await insertProdukt(db, { name: 'Salbei' });
  const { app, read } = await openPages(db, { now });
  return { produkt: `/products/${id}`, read, admin: callerAs(app, db, { role: 'admin', now }) };
}

/** Everything in the structured data of a page, as its text. */
const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => json).join();

test('a rendered page leaves nothing in memory: no timer keeps its data for minutes', async () => {
  const { produkt, read } = await openLaden('SQLite', () => new Date());
  const set = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => set.mockRestore());
  for (const path of ['/', '/products', produkt]) expect(await read(path)).toContain('Salbei');
  const long = set.mock.calls.map(([, ms]) => ms ?? 0).filter((ms) => ms > 60_000);
  expect(long).toEqual([]);
});

describe.each(databases)('the pages of the shop on %s', (database) => {
  test('have the saved name in title, link preview, structured data and manifest, and no other', async () => {
    const { produkt, read, admin } = await openLaden(database, () => new Date());
    const seiten = ['/', '/products', produkt, '/contact', '/impressum'];
    for (const path of seiten) expect(await read(path)).toContain('Lindenblatt');

    const { save, read: readGruppe } = gruppeCallsOf('laden');
    const { version, angaben } = (await admin.send(readGruppe)).data;
    const neu = { ...angaben, name: 'Seifenhof & Söhne', slogan: 'Vom Hof' };
    await admin.send(save, { body: { ...neu, version } });
    for (const path of seiten) {
      const html = await read(path);
      expect(titleOf(html)).toContain('Seifenhof &amp; Söhne');
      expect(html).toContain('<meta property="og:site_name" content="Seifenhof &amp; Söhne"/>');
      expect(titleOf(html)).not.toContain('Lindenblatt');
      expect(dataOf(html)).not.toContain('Lindenblatt');
    }
    for (const path of ['/', produkt])
      expect(dataOf(await read(path))).toContain('"name":"Seifenhof & Söhne"');
    expect(JSON.parse(await read('/manifest.webmanifest'))).toMatchObject({
      name: 'Seifenhof & Söhne – Vom Hof',
      short_name: 'Seifenhof & Söhne',
    });
  });

  test('say from the first minute of a day on that there is no VAT, and that it is back', async () => {
    let time = new Date('2026-12-31T22:59:00Z');
    const { produkt, read, admin } = await openLaden(database, () => time);
    const { save, read: readGruppe } = gruppeCallsOf('steuer');
    const { version, angaben } = (await admin.send(readGruppe)).data;
    const modi = [
      { ab: '2025-01-01', modus: 'regelbesteuerung' as const },
      { ab: '2027-01-01', modus: 'kleinunternehmer' as const },
      { ab: '2027-01-03', modus: 'regelbesteuerung' as const },
    ];
    await admin.send(save, { body: { ...angaben, modi, version } });
    const expectHinweis = async (shown: string, hidden: string) => {
      for (const path of ['/products', produkt]) {
        const html = await read(path);
        expect(html).toContain(shown);
        expect(html).not.toContain(hidden);
      }
    };

    await expectHinweis(inklusive, ohneSteuer);
    time = new Date('2026-12-31T23:00:00Z');
    await expectHinweis(ohneSteuer, inklusive);
    time = new Date('2027-01-02T22:59:00Z');
    await expectHinweis(ohneSteuer, inklusive);
    time = new Date('2027-01-02T23:00:00Z');
    await expectHinweis(inklusive, ohneSteuer);
  });
});
