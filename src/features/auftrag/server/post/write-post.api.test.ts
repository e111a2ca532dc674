import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { bestellMarke } from '#features/post/bloecke.ts';
import type { Db } from '#server/db/connect.ts';
import { insertAuftrag } from '#test/auftrag/auftraege.ts';
import { doWith } from '#test/auftrag/auftrag-aktion.ts';
import { bestellungVon, gastMit, startOpenShop } from '#test/auftrag/kasse.ts';
import { databases } from '#test/database/databases.ts';
import { changeEinstellung } from '#test/einstellung/einstellung.ts';
import { insertProdukt } from '#test/factories.ts';
import { listPost } from '#test/konto/nachrichten.ts';
import { insertWare } from '#test/ware/ware.ts';
import { expireAuftraege } from '../geld/expire-auftraege.ts';

// A Monday morning in Berlin.
const now = () => new Date('2026-11-23T09:00:00.000Z');
const adresse = 'https://seifenhof.example';
const log = { error: (entry: object) => expect.fail(JSON.stringify(entry)) };

async function artenOf(db: Db): Promise<string[]> {
  return (await listPost(db)).map(({ art }) => art);
}

describe.each(databases)('messages of an order on %s', (database) => {
  test('the mail of an order is framed by the settings of its moment', async () => {
    const { app, db } = await startOpenShop(database, { now, publicUrl: adresse });
    const ware = await insertWare(db, { menge: 3 });
    for (const signatur of ['Gruß aus dem Hof', 'Gruß vom Markt']) {
      await changeEinstellung(db, 'post', { signatur });
      const gast = await gastMit(db, { [ware]: 1 });
      await gast.bestelle(app, bestellungVon(await gast.kasse(app)));
      expect((await listPost(db, 'bestellung')).at(-1)?.text).toContain(signatur);
    }
  });

  test('an order is confirmed to its customer, with the texts that were shown, and reported to the workshop', async () => {
    const { app, db } = await startOpenShop(database, { now, publicUrl: adresse });
    const gast = await gastMit(db, { [await insertWare(db, { menge: 3, name: 'Lavendeltraum' })]: 2 });
    const bestellung = bestellungVon(await gast.kasse(app));
    const { nummer } = (await gast.bestelle(app, bestellung)).json().data;
    const auftrag = await db.selectFrom('auftrag').selectAll().executeTakeFirstOrThrow();
    const hashes = new Map<string, string>(
      JSON.parse(auftrag.gezeigt).rechtstexte.map((text: { art: string; hash: string }) => [
        text.art,
        text.hash,
      ]),
    );

    for (const art of ['agb', 'widerruf']) {
      const hash = hashes.get(art) ?? '';
      const kept = await db.selectFrom('rechtstextFassung').selectAll().where('hash', '=', hash).execute();
      expect(kept[0]?.bloecke, art).toContain(`auch online unter "},{"text":"${adresse}/widerruf"`);
    }

    const [bestaetigung, neue, ...others] = await listPost(db);
    expect(others).toEqual([]);
    expect(bestaetigung).toMatchObject({
      ...{
        art: 'bestellung',
        auftragId: auftrag.id,
        an: 'erika@kundschaft.example',
        anName: 'Erika Beispiel',
      },
      ...{
        betreff: `Ihre Bestellung ${nummer} bei Seifenhof`,
        antwortAn: null,
        accountId: null,
        geheim: null,
      },
      ...{ faelligAt: now().toISOString(), gesendetAt: null, versuche: 0 },
      messageId: `<${bestaetigung?.id}@seifenhof.example>`,
    });
    expect(bestaetigung?.text).toContain(`${adresse}/bestellung/${bestellMarke}`);
    expect(bestaetigung?.html).toContain(`${adresse}/bestellung/${bestellMarke}`);
    expect(bestaetigung?.text).toContain('DE02 1203 0000 0000 2020 51');
    expect(JSON.parse(bestaetigung?.anhaenge ?? '')).toEqual([
      { art: 'rechtstext', hash: hashes.get('agb'), name: 'AGB.pdf', nr: 1, ladenName: 'Seifenhof' },
      {
        art: 'rechtstext',
        hash: hashes.get('widerruf'),
        name: 'Widerrufsbelehrung.pdf',
        nr: 1,
        ladenName: 'Seifenhof',
      },
      { art: 'qr', cid: 'girocode', name: 'girocode.png', text: expect.stringContaining(nummer) },
    ]);
    expect(neue).toMatchObject({
      ...{ art: 'neueBestellung', auftragId: auftrag.id, an: 'hallo@seifenhof.example' },
      antwortAn: 'erika@kundschaft.example',
    });

    // The same click again.
    expect((await gast.bestelle(app, bestellung)).statusCode).toBe(200);
    expect(await artenOf(db)).toEqual(['bestellung', 'neueBestellung']);
  });

  test('an order whose message cannot be stored is none', async () => {
    const { app, db } = await startOpenShop(database, { now });
    const gast = await gastMit(db, { [await insertWare(db, { menge: 3 })]: 1 });
    const bestellung = bestellungVon(await gast.kasse(app));
    await sql`drop table nachricht`.execute(db);
    expect((await gast.bestelle(app, bestellung)).statusCode).toBe(500);
    expect(await db.selectFrom('auftrag').selectAll().execute()).toEqual([]);
  });

  test('of the same click sent at the same time ten times there is one confirmation', async () => {
    const { app, db } = await startOpenShop(database, { now });
    const gast = await gastMit(db, { [await insertWare(db, { menge: 3 })]: 1 });
    const bestellung = bestellungVon(await gast.kasse(app));
    await Promise.all(Array.from({ length: 10 }, () => gast.bestelle(app, bestellung)));
    expect(await artenOf(db)).toEqual(['bestellung', 'neueBestellung']);
  });

  test('a payment by transfer is confirmed once; one on pick-up is not', async () => {
    const { db, as } = await startOpenShop(database, { now });
    const posten = [{ produktId: await insertProdukt(db), menge: 1 }];
    const { id } = await insertAuftrag(db, { posten });
    const abholung = { versandart: 'abholung', zahlart: 'abholung', faelligAt: null } as const;
    const zuHolen = await insertAuftrag(db, { posten, ...abholung });
    const admin = as('admin');
    const path = `/bestellungen/${id}/zahlung`;
    const body = { gesehen: 1, betrag: 9.9, tag: '2026-11-23' };
    expect((await admin.post(path, body)).statusCode).toBe(200);
    expect((await admin.post(path, body)).statusCode).toBe(409);
    expect((await doWith(admin, zuHolen, ['zahlung', body])).statusCode).toBe(200);
    const [zahlung, ...others] = await listPost(db);
    expect(others).toEqual([]);
    expect(zahlung).toMatchObject({ art: 'zahlung', auftragId: id });
  });

  test('a cancellation is confirmed once, with the money that comes back', async () => {
    const { app, db, as } = await startOpenShop(database, { now });
    const posten = [{ produktId: await insertProdukt(db), menge: 1 }];
    const { token } = await insertAuftrag(db, { posten });
    for (let i = 0; i < 2; i += 1)
      expect(
        (await app.inject({ method: 'POST', url: `/api/bestellung/${token}/stornieren` })).statusCode,
      ).toBe(200);
    const bezahlt = {
      ...{ typ: 'zahlung' as const, at: now().toISOString() },
      angaben: { betragCent: 1280, tag: '2026-11-23' },
    };
    const { id } = await insertAuftrag(db, { posten, ereignisse: [bezahlt] });
    expect((await doWith(as('admin'), { id }, ['stornieren'])).statusCode).toBe(200);
    expect(await artenOf(db)).toEqual(['storniert', 'stornoMeldung', 'storniert']);
    const [kunde, , laden] = await listPost(db);
    expect(kunde?.text).toContain('wie gewünscht');
    expect(laden?.text.replaceAll(/\s+/g, ' ')).toContain('12,80 € zurück');
  });

  test('an unpaid order is reminded of and cancelled in writing, with the day that a late reminder moves', async () => {
    const { db } = await startOpenShop(database, { now });
    await insertAuftrag(db, { posten: [{ produktId: await insertProdukt(db), menge: 1 }] });
    const late = new Date('2026-12-12T09:00:00.000Z');
    await expireAuftraege(db, { now: late, adresse, log });
    await expireAuftraege(db, { now: late, adresse, log });
    expect(await artenOf(db)).toEqual(['erinnerung']);
    expect((await listPost(db))[0]?.text.replaceAll(/\s+/g, ' ')).toContain('17. Dezember 2026');
    await expireAuftraege(db, { now: new Date('2026-12-17T19:00:00.000Z'), adresse, log });
    expect(await artenOf(db)).toEqual(['storniert']);
  });

  test('a reminder that waits while the money comes in is not sent any more, one that was sent stays', async () => {
    const { db, as } = await startOpenShop(database, { now });
    const produktId = await insertProdukt(db);
    const posten = [{ produktId, menge: 1 }];
    const ids = [(await insertAuftrag(db, { posten })).id, (await insertAuftrag(db, { posten })).id];
    const late = new Date('2026-12-12T09:00:00.000Z');
    await expireAuftraege(db, { now: late, adresse, log });
    await expireAuftraege(db, { now: late, adresse, log });
    expect(await artenOf(db)).toEqual(['erinnerung', 'erinnerung']);
    await db
      .updateTable('nachricht')
      .set({ faelligAt: null, gesendetAt: late.toISOString(), zuerstGesendetAt: late.toISOString() })
      .where('auftragId', '=', ids[0] ?? '')
      .execute();
    const admin = as('admin');
    const zahlung = { betrag: 12.8, tag: '2026-11-23' };
    for (const id of ids) expect((await doWith(admin, { id }, ['zahlung', zahlung])).statusCode).toBe(200);
    expect(await artenOf(db)).toEqual(['erinnerung', 'zahlung', 'zahlung']);
  });
});
