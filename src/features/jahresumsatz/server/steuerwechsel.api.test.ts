import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { verifyShop } from '#app/server/verify/verify-shop.ts';
import { listMarktBelege } from '#features/beleg/server/index.ts';
import { ladenOf } from '#features/einstellung/laden/laden.ts';
import { listStaende, readEinstellungen, saveEinstellung } from '#features/einstellung/server/index.ts';
import type { TelefonKasse } from '#features/telefon/contract.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { testAnschrift } from '#test/auftrag/auftraege.ts';
import { done } from '#test/auftrag/auftrag-aktion.ts';
import { bestellungVon, countRows, gastMit, newGast, startOpenShop } from '#test/auftrag/kasse.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { recordStatements } from '#test/database/statements.ts';
import { changeEinstellung } from '#test/einstellung/einstellung.ts';
import { insertUmsatz, setKleinunternehmer } from '#test/jahresumsatz/unter-grenze.ts';
import { buildTestApp, type TestConfig } from '#test/test-app.ts';
import { insertWare } from '#test/ware/ware.ts';
import { jahresumsatzCalls } from '../calls.ts';
import { Umsatzwaechter } from './umsatzwaechter.ts';

// A Monday morning in Berlin.
const now = () => new Date('2026-11-23T09:00:00.000Z');
const at = now().toISOString();
const grenzeCent = 10_000_000;
const newId = () => randomBytes(12).toString('hex');

/** A shop under § 19 UStG in which a soap of 7.90 € can be bought, picked up or sent for 4.90 €. */
async function start(database: DatabaseName, config: TestConfig = {}) {
  const shop = await startOpenShop(database, { now, ...config });
  await setKleinunternehmer(shop.db);
  const id = await insertWare(shop.db, { menge: 90, name: 'Lavendel', preis: 7.9 });
  const insert = (cent: number, rest: object = {}) => insertUmsatz(shop.db, { produktId: id, cent, ...rest });
  const buyer = async (email = `${newId()}@kundschaft.example`, menge = 1) => {
    const gast = await gastMit(shop.db, { [id]: menge });
    const kasse = await gast.kasse(shop.app);
    const kasseVon = (app = shop.app) => gast.kasse(app);
    const order = (app = shop.app) => gast.bestelle(app, bestellungVon(kasse, { email, versandart: 'dhl' }));
    return { ...gast, kasse, kasseVon, order, email };
  };
  return { ...shop, id, insert, buyer };
}

function modusOf(db: Db, email: string) {
  return db
    .selectFrom('auftrag')
    .select(['nummer', 'steuermodus', 'steuer', 'gezeigt'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
}

async function heutigerModus(db: Db): Promise<string> {
  return ladenOf(await readEinstellungen(db), '2026-11-23').steuermodus;
}

const besteuert = 'regelbesteuerung';
const steuerfrei = 'kleinunternehmer';

describe.each(databases)('the limit of § 19 UStG on %s', (database) => {
  test('100,000.00 € are not crossed', async () => {
    const { db, insert, buyer } = await start(database);
    await insert(grenzeCent - 1280);
    const one = await buyer();
    expect(one.kasse.moeglichkeiten.flatMap(({ steuer }) => steuer)).toEqual([]);
    expect((await one.order()).statusCode).toBe(201);
    expect(await modusOf(db, one.email)).toMatchObject({ steuermodus: steuerfrei, steuer: '[]' });
    expect(await heutigerModus(db)).toBe(steuerfrei);
  });

  test('the order that crosses it by a cent is taxed as it was shown, and so is the shop from its day on', async () => {
    const lines: string[] = [];
    const log = { write: (line: string) => void lines.push(line) };
    const { db, app, as, insert, buyer } = await start(database, { log, logLevel: 'warn' });
    await insert(grenzeCent - 1279);
    const one = await buyer();
    // What is picked up costs less and does not cross it.
    const gezeigt = one.kasse.moeglichkeiten.map(({ versandart, steuer }) => [versandart, steuer]);
    expect(new Map(gezeigt as [string, unknown][])).toEqual(
      new Map<string, unknown>([
        ['dhl', [{ satz: 19, brutto: 12.8, steuer: 2.04 }]],
        ['abholung', []],
      ]),
    );
    expect((await one.order()).statusCode).toBe(201);
    const auftrag = await modusOf(db, one.email);
    expect(auftrag).toMatchObject({
      steuermodus: besteuert,
      steuer: '[{"satzPromille":190,"bruttoCent":1280,"steuerCent":204}]',
    });
    expect(JSON.parse(auftrag.gezeigt).preisHinweis).toBe('inkl. MwSt.');
    expect((await listStaende(db, 'steuer')).at(-1)).toMatchObject({
      ...{ version: 2, von: 'Der Laden', geaendertAt: at },
      angaben: {
        modi: [
          { ab: '2025-01-01', modus: steuerfrei },
          { ab: '2026-11-23', modus: besteuert },
        ],
      },
    });
    expect((await app.inject('/api/laden')).json().data.steuermodus).toBe(besteuert);
    const [post] = await db.selectFrom('nachricht').selectAll().where('art', '=', 'steuerwechsel').execute();
    expect(post).toMatchObject({ an: 'hallo@seifenhof.example', faelligAt: at });
    expect(lines.filter((line) => line.includes('§ 19'))).toHaveLength(1);
    const { data } = await as('admin').send(jahresumsatzCalls.read);
    expect(data).toMatchObject({
      ...{ jahr: 2026, steuermodus: besteuert, umsatz: 99_987.21 + 10.76, vorjahr: 0 },
      // The one that brought the turnover until then waits for its money.
      wechsel: {
        ...{ ab: '2026-11-23', bestellung: { nummer: auftrag.nummer } },
        offene: { anzahl: 1, summe: 99_987.21 },
      },
    });
    const danach = await buyer();
    expect((await danach.order()).statusCode).toBe(201);
    expect(await modusOf(db, danach.email)).toMatchObject({ steuermodus: besteuert });
    expect(await listStaende(db, 'steuer')).toHaveLength(2);
  });

  test('a sale that is not stored ends nothing, and the log does not say so', async () => {
    const { db } = await start(database);
    const lines: string[] = [];
    const log = (_: object, line: string) => void lines.push(line);
    const waechter = new Umsatzwaechter({ now, adresse: 'https://laden.example', log });
    const verkauf = { art: 'bestellung', nummer: 'B-26-K7M4Q', cent: 1280 } as const;
    const record = (fails: boolean) =>
      inTransaction(db, async (db) => {
        await waechter.record(db, { ab: '2026-11-23', now: now(), verkauf });
        if (fails) throw new Error('lost');
      });
    await expect(record(true)).rejects.toThrow('lost');
    expect([lines.length, await heutigerModus(db)]).toEqual([0, steuerfrei]);
    await record(false);
    expect([lines.length, await heutigerModus(db)]).toEqual([1, besteuert]);
  });

  test('what is cancelled counts no more, what is of other years neither', async () => {
    const { db, insert, buyer } = await start(database);
    const storniert = { typ: 'storniert', angaben: { grund: 'kunde' }, at };
    await insert(5_000_000, { ereignisse: [storniert] });
    const nachlass = { typ: 'nachlass', angaben: { betragCent: 1280, text: 'Bruch' }, at };
    await insert(grenzeCent, { ereignisse: [nachlass] });
    await insert(grenzeCent, { at: new Date('2025-12-31T22:59:59.000Z') });
    const one = await buyer();
    expect((await one.order()).statusCode).toBe(201);
    expect(await modusOf(db, one.email)).toMatchObject({ steuermodus: steuerfrei });
    const two = await buyer();
    expect(two.kasse.moeglichkeiten[0]?.steuer).toHaveLength(1);
    expect((await two.order()).statusCode).toBe(201);
    expect(await modusOf(db, two.email)).toMatchObject({ steuermodus: besteuert });
  });

  test('a new year begins with nothing', async () => {
    let time = new Date('2026-12-31T22:30:00.000Z');
    const { db, insert, buyer } = await start(database, { now: () => time });
    await insert(grenzeCent - 1279, { at: time });
    expect((await buyer()).kasse.moeglichkeiten.map(({ steuer }) => steuer.length)).toContain(1);
    time = new Date('2026-12-31T23:00:00.000Z');
    const one = await buyer();
    expect((await one.order()).statusCode).toBe(201);
    expect(await modusOf(db, one.email)).toMatchObject({ steuermodus: steuerfrei });
  });

  test('an order of several rates is taxed by each, and its invoice says so', async () => {
    const { db, as, id, insert, app } = await start(database);
    await insert(grenzeCent - 1000);
    const buch = await insertWare(db, { menge: 3, name: 'Seifenbuch', preis: 8 });
    await db.updateTable('produkt').set({ steuersatzPromille: 70 }).where('id', '=', buch).execute();
    const gast = await gastMit(db, { [id]: 1, [buch]: 1 });
    const email = 'mix@kundschaft.example';
    const body = bestellungVon(await gast.kasse(app), { versandart: 'dhl', email });
    const reply = await gast.bestelle(app, body);
    expect(reply.statusCode).toBe(201);
    const { nummer, steuer } = await modusOf(db, email);
    expect(JSON.parse(steuer)).toMatchObject([
      { satzPromille: 190, bruttoCent: 790 + 243 },
      { satzPromille: 70, bruttoCent: 800 + 247 },
    ]);
    const auftrag = await db
      .selectFrom('auftrag')
      .select(['id', 'nummer'])
      .where('nummer', '=', nummer)
      .executeTakeFirstOrThrow();
    await done(as('admin'), auftrag, ['zahlung', { betrag: 20.8, tag: '2026-11-23' }]);
    await done(as('admin'), auftrag, ['versendet', { dienst: 'DHL', nummer: '' }]);
    const [beleg] = await db.selectFrom('belegInhalt').select('inhalt').execute();
    expect(JSON.parse(beleg?.inhalt ?? '{}')).toMatchObject({ steuermodus: besteuert });
    expect(await verifyShop(db)).toMatchObject({ problems: [] });
  });

  test('of orders at the same time the first that crosses it and all later ones are taxed', async () => {
    const { app, db, reopen, insert, buyer } = await start(database);
    // Room for two orders.
    await insert(grenzeCent - 2 * 1280);
    // Several processes share a database on PostgreSQL alone.
    const nodes = [app];
    if (database === 'PostgreSQL')
      for (let nr = 0; nr < 2; nr += 1) nodes.push(await buildTestApp(reopen(), { now }));
    const buyers = [];
    for (let nr = 0; nr < 6; nr += 1) buyers.push(await buyer());
    const replies = await Promise.all(buyers.map((one, nr) => one.order(nodes[nr % nodes.length])));
    const stati = replies.map(({ statusCode }) => statusCode).toSorted();
    expect(stati).toEqual([201, 201, 409, 409, 409, 409]);
    expect(await listStaende(db, 'steuer')).toHaveLength(1);
    const abgelehnte = buyers.filter((_, nr) => replies[nr]?.statusCode === 409);
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().fehler).toEqual([
      'Ein Preis oder die Mehrwertsteuer hat sich geändert.',
    ]);
    const nochmal = await Promise.all(
      abgelehnte.map(async (one, nr) => {
        const node = nodes[nr % nodes.length] ?? app;
        return one.bestelle(
          node,
          bestellungVon(await one.kasseVon(node), { email: one.email, versandart: 'dhl' }),
        );
      }),
    );
    expect(nochmal.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    for (const [nr, one] of buyers.entries()) {
      const steuermodus = replies[nr]?.statusCode === 201 ? steuerfrei : besteuert;
      expect(await modusOf(db, one.email)).toMatchObject({ steuermodus });
    }
    expect(await listStaende(db, 'steuer')).toHaveLength(2);
    const post = await db.selectFrom('nachricht').select('id').where('art', '=', 'steuerwechsel').execute();
    expect(post).toHaveLength(1);
  });

  test('an order by telephone crosses it too, and is asked about if it was shown without the tax', async () => {
    const { db, as, insert, id, buyer } = await start(database);
    await insert(grenzeCent - 1280);
    const posten = [{ produktId: id, menge: 1 }];
    const ada = as('employee');
    const read = async () => {
      const kasse: TelefonKasse = (await ada.post('/bestellungen/vorschau', { posten })).json().data;
      return kasse.moeglichkeiten.find(({ versandart }) => versandart === 'abholung');
    };
    const email = 'anruf@kundschaft.example';
    const bestellId = newId();
    const place = (weg: Awaited<ReturnType<typeof read>>) =>
      ada.post('/bestellungen', {
        ...{ bestellId, stand: weg?.stand, versandart: 'abholung', zahlart: weg?.zahlart },
        ...{ posten, email, rechnung: testAnschrift },
      });
    const vorher = await read();
    expect(vorher?.steuer).toEqual([]);
    expect((await (await buyer()).order()).statusCode).toBe(201);
    const gefragt = await place(vorher);
    expect([gefragt.statusCode, gefragt.json().fehler]).toEqual([
      409,
      ['Ein Preis oder die Mehrwertsteuer hat sich geändert.'],
    ]);
    expect(await countRows(db, 'auftrag')).toBe(2);
    expect(await heutigerModus(db)).toBe(steuerfrei);
    const weg = await read();
    expect(weg?.steuer).toMatchObject([{ satz: 19, brutto: 7.9 }]);
    expect((await place(weg)).statusCode).toBe(201);
    expect(await modusOf(db, email)).toMatchObject({ steuermodus: besteuert });
    expect(await heutigerModus(db)).toBe(besteuert);
  });
});

/** What the outbox holds of the change, among what reached the workshop, as it is read there. */
async function wechselPost({ as }: Pick<Awaited<ReturnType<typeof start>>, 'as'>) {
  const { nachrichten } = (await as('admin').get('/post?richtung=eingang')).json().data;
  const zeilen: { _id: string; art: string; betreff: string; stand: string }[] = nachrichten;
  const read = async (one: (typeof zeilen)[number]) => {
    const { text } = (await as('admin').get(`/post/${one._id}`)).json().data;
    return { ...one, text: String(text).replaceAll(/\s+/g, ' ') };
  };
  return Promise.all(zeilen.filter(({ art }) => art === 'steuerwechsel').map(read));
}

describe.each(databases)('what the owner is written of it on %s', (database) => {
  test('untaxed orders that are not delivered yet, and that the change stays', async () => {
    const { db, as, insert, buyer } = await start(database);
    await insert(grenzeCent - 1280 - 1279, {
      ereignisse: [
        { typ: 'versendet', angaben: { dienst: 'DHL', nummer: '', teile: [{ nr: 1, menge: 1 }] }, at },
      ],
    });
    const offen = await buyer();
    expect((await offen.order()).statusCode).toBe(201);
    const storniert = { typ: 'storniert', angaben: { grund: 'kunde' }, at };
    await insert(1580, { ereignisse: [storniert] });
    expect((await (await buyer()).order()).statusCode).toBe(201);
    expect(await modusOf(db, offen.email)).toMatchObject({ steuermodus: steuerfrei });
    const [post] = await wechselPost({ as });
    expect(post?.text).toContain('ohne Mehrwertsteuer bestellt: 1 Bestellung über 12,80 €.');
    expect(post?.text).toContain('Die Umstellung bleibt, auch wenn die Bestellung storniert wird.');
  });

  test('after a market day also the untaxed orders that were made since it, and a plan that was dropped', async () => {
    const shop = await start(database);
    const modi = [steuerfrei, steuerfrei].map((modus, nr) => ({
      ab: ['2025-01-01', '2027-01-01'][nr],
      modus,
    }));
    await changeEinstellung(shop.db, 'steuer', { modi } as object);
    await shop.insert(grenzeCent - 1579 - 1280, { at: new Date('2026-11-20T22:59:59.000Z') });
    await shop.insert(1280, { at: new Date('2026-11-20T23:00:00.000Z') });
    const posten = [{ produktId: shop.id, mitgenommen: 2, zurueck: 0 }];
    const body = { buchungId: newId(), ort: 'Leipzig', tag: '2026-11-21', posten, steuerwechsel: true };
    const reply = await shop.as('employee').post(`/markt/markt-${newId()}/abrechnen`, body);
    expect(reply.statusCode).toBe(200);
    const [post] = await wechselPost(shop);
    expect(post?.text).toContain(
      'Seit dem 21. November 2026 ohne Mehrwertsteuer bestellt: 1 Bestellung über 12,80 €.',
    );
    expect(post?.text).toContain('(1. Januar 2027) hat der Laden gestrichen');
    expect((await listStaende(shop.db, 'steuer')).at(-1)?.angaben.modi).toEqual([
      { ab: '2025-01-01', modus: steuerfrei },
      { ab: '2026-11-21', modus: besteuert },
    ]);
  });

  test('also a workshop without an address finds it in what reached it', async () => {
    const { db, as, insert, buyer } = await start(database);
    const einstellungen = await readEinstellungen(db);
    await changeEinstellung(db, 'laden', { ...einstellungen.laden.angaben, email: '' });
    await changeEinstellung(db, 'post', { ...einstellungen.post.angaben, absender: '' });
    await insert(grenzeCent);
    const one = await buyer();
    expect((await one.order()).statusCode).toBe(201);
    expect(await wechselPost({ as })).toMatchObject([{ stand: 'abgelegt' }]);
  });

  test('the name of the shop alone makes no change its own', async () => {
    const { db, as } = await start(database);
    const { version, angaben } = (await readEinstellungen(db)).steuer;
    const modi = [...angaben.modi, { ab: '2026-11-23', modus: besteuert } as const];
    const save = (id: string) =>
      inTransaction(db, (db) =>
        saveEinstellung(db, {
          ...{ name: 'steuer', angaben: { ...angaben, modi }, version, now: now() },
          von: { id, name: 'Der Laden' },
        }),
      );
    await save(newId());
    expect((await as('admin').send(jahresumsatzCalls.read)).data.wechsel).toBeUndefined();
  });
});

test('who looks at the checkout again near the limit makes the year be added up once', async () => {
  let time = now();
  const { db, place, insert, id } = await start('SQLite', { now: () => time });
  await insert(grenzeCent - 1279, { at: time });
  const recorded = recordStatements(place);
  const app = await buildTestApp(recorded.db, { now: () => time });
  const gast = await gastMit(db, { [id]: 1 });
  const sums = async () => {
    recorded.statements.length = 0;
    const kasse = await gast.kasse(app);
    expect(kasse.moeglichkeiten.find(({ versandart }) => versandart === 'dhl')?.steuer).toHaveLength(1);
    return recorded.statements.filter((sql) => sql.includes('sum(')).length;
  };
  expect(await sums()).toBeGreaterThan(12);
  expect(await sums()).toBe(1);
  // Another order makes it be added up again, and so do some seconds.
  await insert(790, { at: time });
  expect(await sums()).toBeGreaterThan(12);
  time = new Date(time.getTime() + 10_000);
  expect(await sums()).toBeGreaterThan(12);
});

describe.each(databases)('a market day at the limit of § 19 UStG on %s', (database) => {
  type Shop = Awaited<ReturnType<typeof start>>;

  /** Two soaps of one day, sold for 15.80 €. */
  function dayOf(shop: Shop, tag: string, role: 'admin' | 'employee' = 'admin') {
    const id = `markt-${newId()}`;
    const posten = [{ produktId: shop.id, mitgenommen: 2, zurueck: 0 }];
    const body = { buchungId: newId(), ort: 'Leipzig', tag, posten };
    const book = (rest: object = {}) => shop.as(role).post(`/markt/${id}/abrechnen`, { ...body, ...rest });
    return { id, book };
  }

  async function settle(shop: Shop, tag: string, bestaetigt: { steuerwechsel?: true } = {}) {
    const { id, book } = dayOf(shop, tag);
    const reply = await book(bestaetigt);
    expect([reply.statusCode, reply.body]).toEqual([200, reply.body]);
    const { steuermodus } = await shop.db
      .selectFrom('markttag')
      .select('steuermodus')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { id, steuermodus };
  }

  test('is taxed as a whole if it crosses it, and the shop is from that day on', async () => {
    const shop = await start(database);
    await shop.insert(grenzeCent - 1580 - 1579);
    expect(await settle(shop, '2026-11-20')).toMatchObject({ steuermodus: steuerfrei });
    const { id, steuermodus } = await settle(shop, '2026-11-21', { steuerwechsel: true });
    expect(steuermodus).toBe(besteuert);
    const [rechnung] = await listMarktBelege(shop.db, id);
    expect(rechnung?.inhalt).toMatchObject({ steuermodus: besteuert });
    expect((await listStaende(shop.db, 'steuer')).at(-1)).toMatchObject({
      angaben: { modi: [{ modus: steuerfrei }, { ab: '2026-11-21', modus: besteuert }] },
    });
    const { data } = await shop.as('admin').send(jahresumsatzCalls.read);
    const offene = { anzahl: 1, summe: 99_968.41 };
    expect(data.wechsel).toEqual({ ab: '2026-11-21', offene, markt: { ort: 'Leipzig', tag: '2026-11-21' } });
    // A day before the change that is settled after it was not taxed.
    expect(await settle(shop, '2026-11-19')).toMatchObject({ steuermodus: steuerfrei });
    expect(await listStaende(shop.db, 'steuer')).toHaveLength(2);
    expect(await verifyShop(shop.db)).toMatchObject({ problems: [] });
  });

  test('is not booked before somebody has confirmed that it ends § 19 UStG; an employee reads no sum', async () => {
    const shop = await start(database);
    await shop.insert(grenzeCent - 1579);
    const [one, two] = [dayOf(shop, '2026-11-21', 'employee'), dayOf(shop, '2026-11-22')];
    for (const fenster of [one, two, one]) {
      const reply = await fenster.book();
      expect([reply.statusCode, reply.json()]).toEqual([
        409,
        {
          success: false,
          message: 'Mit diesem Markttag endet die Kleinunternehmerregelung.',
          fehler: [
            expect.stringMatching(
              /^steuerwechsel: Mit ihm überschreitet der Umsatz dieses Jahres 100\.000 €/,
            ),
          ],
        },
      ]);
    }
    expect(await countRows(shop.db, 'markttag')).toBe(0);
    expect(await countRows(shop.db, 'beleg')).toBe(0);
    expect(await heutigerModus(shop.db)).toBe(steuerfrei);
    const { menge } = await shop.db
      .selectFrom('bestand')
      .select('menge')
      .where('artikelId', '=', shop.id)
      .executeTakeFirstOrThrow();
    expect(menge).toBe(90);

    // Both windows say yes: the first one changes the mode, the other one finds it changed.
    for (const fenster of [one, one, two])
      expect((await fenster.book({ steuerwechsel: true })).statusCode).toBe(200);
    const tage = await shop.db.selectFrom('markttag').select('steuermodus').execute();
    expect(tage.map(({ steuermodus }) => steuermodus)).toEqual([besteuert, besteuert]);
    expect(await listStaende(shop.db, 'steuer')).toHaveLength(2);
    expect(await verifyShop(shop.db)).toMatchObject({ problems: [] });
  });

  test('of an earlier year is judged in that year, and changes nothing of today, but is told', async () => {
    const lines: string[] = [];
    const log = { write: (line: string) => void lines.push(line) };
    const shop = await start(database, { log, logLevel: 'warn' });
    await shop.insert(grenzeCent, { at: new Date('2025-06-01T09:00:00.000Z') });
    const { statusCode, ...frage } = await dayOf(shop, '2025-12-13').book();
    expect(statusCode).toBe(409);
    expect(frage.json().fehler).toEqual([expect.stringContaining('der Umsatz des Jahres 2025 100.000 €')]);
    const vorher = await readEinstellungen(shop.db);
    const reply = await dayOf(shop, '2025-12-13').book({ steuerwechsel: true });
    expect(reply.json().message).toMatch(/15,80\s€\. Darin: 2,52\s€ Mehrwertsteuer\.$/);
    const tage = await shop.db.selectFrom('markttag').select('steuermodus').execute();
    expect(tage).toEqual([{ steuermodus: besteuert }]);
    expect(await readEinstellungen(shop.db)).toEqual(vorher);
    const [post, ...weitere] = await wechselPost(shop);
    expect(weitere).toEqual([]);
    expect(post?.betreff).toBe('Ein Markttag des Jahres 2025 enthält Mehrwertsteuer');
    expect(post?.text).toMatch(
      /Markttag Leipzig vom 13\. Dezember 2025 mit 15,80\s€ hat Ihr Umsatz des Jahres 2025/,
    );
    expect(lines.filter((line) => line.includes('earlier year'))).toHaveLength(1);
    expect(await heutigerModus(shop.db)).toBe(steuerfrei);
    expect(await listStaende(shop.db, 'steuer')).toHaveLength(1);
  });
});

test.each([
  [steuerfrei, 1],
  [besteuert, 0],
] as const)('an order costs a shop of the mode %s so many statements more: %i', async (modus, mehr) => {
  const { db, place, id } = await start('SQLite');
  const recorded = recordStatements(place);
  const app = await buildTestApp(recorded.db, { now });
  await changeEinstellung(db, 'steuer', { modi: [{ ab: '2025-01-01', modus }] });
  const gast = newGast();
  await gast.kasse(app);
  const voll = await gastMit(db, { [id]: 1 });
  const body = bestellungVon(await voll.kasse(app));
  recorded.statements.length = 0;
  expect((await voll.bestelle(app, body)).statusCode).toBe(201);
  expect(recorded.statements.filter((sql) => sql.includes('sum('))).toHaveLength(mehr);
});
