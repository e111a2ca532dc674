import { describe, expect, test } from 'vitest';
import { verifyShop } from '#app/server/verify/verify-shop.ts';
import { listBelegeVon } from '#features/beleg/server/index.ts';
import type { Anhang } from '#features/post/nachricht.ts';
import { insertAuftrag } from '#test/auftrag/auftraege.ts';
import { done, doWith } from '#test/auftrag/auftrag-aktion.ts';
import { startOpenShop } from '#test/auftrag/kasse.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { recordStatements } from '#test/database/statements.ts';
import { listPost } from '#test/konto/nachrichten.ts';
import { insertWare } from '#test/ware/ware.ts';
import { recordUmsaetze } from '../geld/record-umsaetze.ts';
import { bookWiderruf, recordWiderruf, unbookWiderruf } from '../widerruf/book-widerruf.ts';

const tag = '2026-11-24';
const dhl = { dienst: 'DHL', nummer: '', ohneZahlung: true };
const bisDort = { versandart: 'abholung', zahlart: 'abholung', faelligAt: null } as const;
const adresse = 'https://seifenhof.example';

/** A shop with an order of three soaps for 5 € each, unpaid; each step comes a second after the one before. */
async function start(database: DatabaseName, fields: Partial<Parameters<typeof insertAuftrag>[1]> = {}) {
  const clock = { now: new Date('2026-11-24T09:00:00.000Z') };
  const shop = await startOpenShop(database, { now: () => clock.now });
  const { db } = shop;
  const posten = [{ produktId: await insertWare(db, { menge: 9, preis: 5 }), menge: 3 }];
  const auftrag = await insertAuftrag(db, { posten, ...fields });
  const { id } = auftrag;
  const tick = () => {
    clock.now = new Date(clock.now.getTime() + 1000);
    return { von: { id: null, name: 'Ada' }, now: clock.now, adresse };
  };
  const go = (aktion: Parameters<typeof done>[2][0], body: object = {}) => {
    tick();
    return done(shop.as('admin'), auftrag, [aktion, body]);
  };
  const gesehen = async () =>
    (await db.selectFrom('auftragEreignis').select('nr').where('auftragId', '=', id).execute()).length;
  const widerruf = { id, widerruf: 'w' };
  const withdraw = async () => {
    await recordWiderruf(db, widerruf, tick());
    const buchung = { ...widerruf, teile: [{ nr: 1, menge: 1 }], versandCent: 0 };
    await bookWiderruf(db, { ...buchung, gesehen: await gesehen() }, tick());
  };
  const unbook = async () => unbookWiderruf(db, { ...widerruf, gesehen: await gesehen() }, tick());
  /** What waits, with the events of its documents; `send` lets it leave. */
  const post = async () => {
    const belege = (await listBelegeVon(db, [id])).get(id) ?? [];
    const nrVon = (one: Anhang) =>
      one.art === 'beleg' ? (belege.find((beleg) => beleg.id === one.id)?.ereignisNr ?? 0) : [];
    return (await listPost(db)).map(({ art, anhaenge }) => [art, JSON.parse(anhaenge).flatMap(nrVon)]);
  };
  const send = async () => {
    const gesendetAt = clock.now.toISOString();
    await db
      .updateTable('nachricht')
      .set({ gesendetAt, zuerstGesendetAt: gesendetAt, faelligAt: null })
      .execute();
  };
  return { ...shop, auftrag, go, withdraw, unbook, post, send, tick };
}

describe.each(databases)('documents reach the customer of an order once on %s', (database) => {
  test('with the mails of a parcel, of what is let go of and of what is not asked for', async () => {
    const { db, go, post } = await start(database);
    await go('zahlung', { betrag: 19, tag });
    await go('versendet', dhl);
    await go('erlassen');
    await go('nachlass', { betrag: 2, text: 'Bruch' });
    await go('nachricht', { text: 'Viele Grüße' });
    expect(await post()).toEqual([
      ['zahlung', []],
      ['versandt', [3]],
      ['zahlung', [4]],
      ['nachlass', [5]],
      ['nachricht', []],
    ]);
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('what is picked up is invoiced by a mail of its own, if there is an address', async () => {
    const { db, go, post } = await start(database, bisDort);
    await go('abgeholt', { bezahlt: true });
    expect(await post()).toEqual([['rechnung', [3]]]);
    const [mail] = await listPost(db);
    expect(mail?.betreff).toMatch(/^Ihre Rechnung zur Bestellung B-/);
    expect((await verifyShop(db)).problems).toEqual([]);
    const telefon = await start(database, { ...bisDort, email: '' });
    await telefon.go('abgeholt', { bezahlt: true });
    expect(await telefon.post()).toEqual([]);
  });

  test('nothing is written in the past of the example workshop', async () => {
    const { db, auftrag, go, post, send, tick } = await start(database);
    await go('versendet', dhl);
    await send();
    const bearbeitung = { ...tick(), adresse: null };
    await recordWiderruf(db, { id: auftrag.id, widerruf: 'w' }, bearbeitung);
    const teile = [{ nr: 1, menge: 1 }];
    await bookWiderruf(db, { id: auftrag.id, widerruf: 'w', teile, versandCent: 0, gesehen: 3 }, bearbeitung);
    expect(await post()).toEqual([['versandt', [2]]]);
  });

  test('a withdrawal of what is not paid is corrected by a mail of its own, and that it is taken back, too', async () => {
    const { db, go, withdraw, unbook, post } = await start(database);
    await go('versendet', dhl);
    await withdraw();
    await unbook();
    expect(await post()).toEqual([
      ['versandt', [2]],
      ['rechnung', [4]],
      ['rechnung', [5]],
    ]);
    const [, korrektur, rechnung] = await listPost(db);
    expect(korrektur?.betreff).toMatch(/^Ihre Rechnungskorrektur zur Bestellung B-/);
    expect(rechnung?.betreff).toMatch(/^Ihre Rechnung zur Bestellung B-/);
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('a rest that is asked for after all: what its mail brought goes out, and is named if it has left', async () => {
    const { as, auftrag, go, post, send, tick } = await start(database, bisDort);
    const take = async (nr: number) => {
      tick();
      return (await doWith(as('admin'), auftrag, ['zuruecknehmen', { nr }])).json();
    };
    await go('abgeholt', { ohneZahlung: true });
    await go('zahlung', { betrag: 19, tag });
    await send();
    await go('erlassen');
    const betreff = `Ihre Rechnungskorrektur zur Bestellung ${auftrag.nummer} bei`;
    const wartend = await take(4);
    expect(wartend.message).toContain(betreff);
    expect(wartend.message).toContain('trotzdem hinaus');
    expect(wartend.data.ereignisse[4].hinausgegangen).toEqual([]);
    await go('erlassen');
    await send();
    expect((await take(6)).data.ereignisse[6]).toMatchObject({
      hinausgegangen: [expect.stringContaining(betreff)],
      details: [expect.stringContaining('war schon hinausgegangen.')],
    });
    expect(await post()).toEqual([2, 4, 5, 6, 7].map((nr) => ['rechnung', [nr]]));
  });

  test('money that goes back brings nothing that was sent before', async () => {
    const { go, withdraw, post } = await start(database);
    await go('zahlung', { betrag: 19.9, tag });
    await go('versendet', dhl);
    await withdraw();
    await go('erstattung', { betrag: 2, tag });
    await go('erstattung', { betrag: 3, tag });
    await go('zuruecknehmen', { nr: 6 });
    expect(await post()).toEqual([
      ['zahlung', []],
      ['versandt', [3]],
      ['rechnung', [5]],
      ['erstattung', []],
    ]);
  });

  test('a reduction that is taken back once its mail has left brings the new correction alone', async () => {
    const { go, post, send } = await start(database);
    await go('zahlung', { betrag: 19.9, tag });
    await go('versendet', dhl);
    await go('nachlass', { betrag: 2, text: 'Bruch' });
    await send();
    await go('zuruecknehmen', { nr: 4 });
    await go('nachlass', { betrag: 1, text: 'Kratzer' });
    expect(await post()).toEqual([
      ['zahlung', []],
      ['versandt', [3]],
      ['nachlass', [4]],
      ['rechnung', [5]],
      ['nachlass', [6]],
    ]);
  });

  test('a reduction that is taken back with its mail brings both corrections, and what still holds is told again', async () => {
    const { db, go, post } = await start(database);
    await go('zahlung', { betrag: 19.9, tag });
    await go('versendet', dhl);
    await go('nachlass', { betrag: 2, text: 'Bruch' });
    await go('nachlass', { betrag: 1, text: 'Kratzer' });
    await go('zuruecknehmen', { nr: 4 });
    expect(await post()).toEqual([
      ['zahlung', []],
      ['versandt', [3]],
      ['nachlass', [5]],
      ['rechnung', [4, 6]],
    ]);
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('of orders in one file of the bank all are read at once, and each order gets its own', async () => {
    const now = new Date(`${tag}T09:00:00.000Z`);
    const { db, as, place } = await startOpenShop(database, { now: () => now });
    const ada = as('admin');
    const produktId = await insertWare(db, { menge: 9, preis: 5 });
    const send = async () => {
      const auftrag = await insertAuftrag(db, { posten: [{ produktId, menge: 1 }] });
      await done(ada, auftrag, ['zahlung', { betrag: 9.8, tag }]);
      await done(ada, auftrag, ['versendet', dhl]);
      return auftrag;
    };
    const recorded = recordStatements(place);
    const pay = async (auftraege: { id: string }[]) => {
      recorded.statements.length = 0;
      const teile = auftraege.map(({ id }) => [{ id, betragCent: 10, tag, umsatz: id.padEnd(64, '0') }]);
      await recordUmsaetze(recorded.db, teile, { von: { id: null, name: 'Ada' }, now, adresse });
      return recorded.statements.filter((text) => text.includes('from "beleg"')).length;
    };
    expect(await pay([await send()])).toBe(1);
    expect(await pay([await send(), await send()])).toBe(1);

    // What was let go of and comes all the same is billed again.
    const erlassene = [await send(), await send()];
    for (const auftrag of erlassene) await done(ada, auftrag, ['erlassen']);
    await pay(erlassene);
    const belege = await listBelegeVon(
      db,
      erlassene.map(({ id }) => id),
    );
    const post = await listPost(db, 'zahlung');
    for (const { id } of erlassene) {
      const letzte = post.findLast(({ auftragId }) => auftragId === id);
      const nummer = belege.get(id)?.at(-1)?.nummer;
      expect(JSON.parse(letzte?.anhaenge ?? '')).toMatchObject([{ name: nummer }]);
    }
  });
});
