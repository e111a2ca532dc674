import { describe, expect, test } from 'vitest';
import { verifyShop } from '#app/server/verify/verify-shop.ts';
import { refundAuftrag } from '#features/auftrag/server/index.ts';
import { readBestellung } from '#features/bestellung/server/read-bestellung.ts';
import { databases } from '#test/database/databases.ts';
import { geschehenOf, nachMinuten } from '#test/zahlung/online-laden.ts';
import { erstattungenOf, openStorniert, postArtenOf } from '#test/zahlung/rueckzahlung.ts';
import { AnbieterError } from '../anbieter/anbieter.ts';
import { beginZahlung } from '../online/begin-zahlung.ts';
import { receiveMeldung } from '../online/receive-meldung.ts';
import { settleZahlungen } from '../online/settle-zahlungen.ts';
import { gleicheErstattungAb } from './gleiche-erstattung-ab.ts';
import { requestErstattung } from './request-erstattung.ts';

const zahlung = { beginZahlung, requestErstattung };

const tagMinuten = 24 * 60;

describe.each(databases)('money that goes back by the provider on %s', (database) => {
  test('is done at once where the provider says so, and its customer is told then', async () => {
    const { db, anbieter, auftrag, erstatte } = await openStorniert(database, zahlung);
    anbieter.naechsterStand = 'erledigt';
    expect(await erstatte()).toMatch(/^20,70\s€ sind zurückgezahlt\.$/);
    const [erstattung] = await erstattungenOf(db, auftrag.id);
    expect(erstattung).toMatchObject({
      ...{ betragCent: 2070, weg: 'anbieter', stand: 'erledigt', anbieterId: `re_${erstattung?.id}` },
      ...{ createdAt: nachMinuten(3).toISOString(), beendetAt: nachMinuten(3).toISOString() },
    });
    expect((await geschehenOf(db, auftrag.id)).typen).toEqual([
      ...['bestellt', 'zahlung', 'storniert', 'erstattungBegonnen', 'erstattung'],
    ]);
    expect((await postArtenOf(db, auftrag.id)).filter((art) => art === 'erstattung')).toHaveLength(1);
    expect(await readBestellung(db, auftrag.token)).not.toHaveProperty('zurueck');
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('is said to be returned only once it is: until then it is on its way, and nobody’s work', async () => {
    const { db, anbieter, auftrag, erstatte, run, wait } = await openStorniert(database, zahlung);
    expect(await erstatte()).toMatch(/^20,70\s€ sind auf dem Weg zurück\.$/);
    const aufgabe = () =>
      db.selectFrom('auftrag').select('aufgabe').where('id', '=', auftrag.id).executeTakeFirstOrThrow();
    expect(await aufgabe()).toEqual({ aufgabe: 'erledigt' });
    expect(await postArtenOf(db, auftrag.id)).not.toContain('erstattung');
    expect(await readBestellung(db, auftrag.token)).toMatchObject({
      ...{ zurueck: 20.7, erstattung: { laeuft: 20.7, fragt: false } },
    });
    const [erstattung] = anbieter.erstattungen.values();
    if (!erstattung) throw new Error('The provider was not asked.');
    // Asked after an hour: not before, and not by the shopper's page.
    wait(62);
    await settleZahlungen(db, run());
    expect(anbieter.calls.liesErstattung).toBe(0);
    wait(64);
    await settleZahlungen(db, run());
    expect(anbieter.calls.liesErstattung).toBe(1);
    expect(await postArtenOf(db, auftrag.id)).not.toContain('erstattung');
    erstattung.stand = 'erledigt';
    wait(6 * 60 + 4);
    await settleZahlungen(db, run());
    expect(await postArtenOf(db, auftrag.id)).toContain('erstattung');
    expect((await geschehenOf(db, auftrag.id)).typen.at(-1)).toBe('erstattung');
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('that failed is to be returned again, with the reason, and its customer hears of no money', async () => {
    const { db, anbieter, auftrag, erstatte, errors } = await openStorniert(database, zahlung);
    anbieter.naechsterStand = 'gescheitert';
    expect(await erstatte()).toMatch(/^Der Zahlungsanbieter lehnt die Rückzahlung ab\./);
    expect(await erstattungenOf(db, auftrag.id)).toMatchObject([
      { stand: 'gescheitert', grund: 'Stripe konnte das Geld nicht zurückzahlen.', pruefenAt: null },
    ]);
    const row = await db.selectFrom('auftrag').select('aufgabe').executeTakeFirstOrThrow();
    expect(row).toEqual({ aufgabe: 'problem' });
    expect((await geschehenOf(db, auftrag.id)).typen.at(-1)).toBe('erstattungBeendet');
    expect(await postArtenOf(db, auftrag.id)).not.toContain('erstattung');
    expect(errors).toEqual(['money could not be returned and needs a person']);
    anbieter.naechsterStand = 'erledigt';
    expect(await erstatte()).toMatch(/sind zurückgezahlt/);
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('that fails days after it was done is to be returned again', async () => {
    const { db, anbieter, auftrag, erstatte, run, wait } = await openStorniert(database, zahlung);
    anbieter.naechsterStand = 'erledigt';
    await erstatte();
    const [erstattung] = anbieter.erstattungen.values();
    if (!erstattung) throw new Error('The provider was not asked.');
    erstattung.stand = 'gescheitert';
    wait(3 * tagMinuten + 4);
    await settleZahlungen(db, run());
    expect((await geschehenOf(db, auftrag.id)).typen.slice(-3)).toEqual([
      ...['erstattung', 'zurueckgenommen', 'erstattungBeendet'],
    ]);
    expect(await readBestellung(db, auftrag.token)).toMatchObject({ zurueck: 20.7 });
    expect(await erstattungenOf(db, auftrag.id)).toMatchObject([
      { stand: 'gescheitert', grund: expect.stringMatching(/kam bei der Kundschaft nicht an/) },
    ]);
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('is asked for once more by the same id when the answer was lost: it goes back once', async () => {
    const { db, anbieter, auftrag, erstatte, run, wait, errors } = await openStorniert(database, zahlung);
    anbieter.naechsterStand = 'erledigt';
    anbieter.loseNext(1);
    expect(await erstatte()).toMatch(/antwortet gerade nicht/);
    expect(await erstattungenOf(db, auftrag.id)).toMatchObject([{ stand: 'unklar', anbieterId: null }]);
    expect(await postArtenOf(db, auftrag.id)).not.toContain('erstattung');
    // What is on its way, or may be, goes back by no other way meanwhile.
    await expect(erstatte({ weg: 'ueberweisung' })).rejects.toThrow(/schon auf dem Weg/);
    wait(9);
    await settleZahlungen(db, run());
    expect(anbieter.erstattungen.size).toBe(1);
    expect(await erstattungenOf(db, auftrag.id)).toMatchObject([{ stand: 'erledigt' }]);
    expect(errors).toEqual(['the payment provider could not be asked']);
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('is asked for by the job when the shop was stopped between its row and the provider', async () => {
    const { db, anbieter, auftrag, erstatte, run, wait } = await openStorniert(database, zahlung);
    const [asked, killed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    anbieter.beforeCall = () => {
      asked.resolve();
      return killed.promise;
    };
    const click = erstatte();
    await asked.promise;
    expect(await erstattungenOf(db, auftrag.id)).toMatchObject([{ stand: 'beantragt' }]);
    anbieter.beforeCall = () => undefined;
    wait(9);
    await settleZahlungen(db, run());
    expect(anbieter.erstattungen.size).toBe(1);
    // What comes to nothing later changes nothing.
    killed.reject(new Error('The process was killed.'));
    await expect(click).rejects.toThrow('killed');
    expect(await erstattungenOf(db, auftrag.id)).toMatchObject([{ stand: 'laeuft' }]);
  });

  test('never goes back twice: two tabs, two nodes and an entry by hand at the same moment', async () => {
    const { db, node, anbieter, auftrag, erstatte, bearbeitung } = await openStorniert(database, zahlung);
    const tag = '2026-12-01';
    const hand = refundAuftrag(db, { id: auftrag.id, gesehen: 3, betrag: 20.7, tag }, bearbeitung());
    const done = await Promise.allSettled([erstatte({}, db), erstatte({}, node), hand]);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { typen } = await geschehenOf(db, auftrag.id);
    const wege = typen.filter((typ) => typ === 'erstattung' || typ === 'erstattungBegonnen');
    expect(wege).toHaveLength(1);
    expect(anbieter.erstattungen.size).toBeLessThanOrEqual(1);
  });

  test('is booked once, although click, message and job ask at the same moment on two nodes', async () => {
    const { db, node, anbieter, auftrag, erstatte, services } = await openStorniert(database, zahlung);
    await erstatte();
    const [row] = await erstattungenOf(db, auftrag.id);
    const [erstattung] = anbieter.erstattungen.values();
    if (!row || !erstattung) throw new Error('Nothing was begun.');
    erstattung.stand = 'erledigt';
    let asked = 0;
    const all = Promise.withResolvers<void>();
    anbieter.beforeCall = () => {
      asked += 1;
      if (asked === 4) all.resolve();
      return all.promise;
    };
    await Promise.all([db, node, db, node].map((one) => gleicheErstattungAb(one, row.id, services)));
    const { typen } = await geschehenOf(db, auftrag.id);
    expect(typen.filter((typ) => typ === 'erstattung')).toHaveLength(1);
    expect((await postArtenOf(db, auftrag.id)).filter((art) => art === 'erstattung')).toHaveLength(1);
  });

  test('that the provider refuses for good says so and why: its owner looks there first', async () => {
    const { db, anbieter, auftrag, erstatte, versuch } = await openStorniert(database, zahlung);
    // Returned at the provider by hand.
    anbieter.erstattungen.set('re_hand', {
      ...{ id: 'hand', zahlungId: versuch.anbieterId ?? '', betragCent: 500, uebrigCent: 0, nummer: '' },
      ...{ anbieterId: 're_hand', stand: 'erledigt' },
    });
    await erstatte({ betrag: 5 });
    expect(await erstattungenOf(db, auftrag.id)).toMatchObject([
      { stand: 'gescheitert', grund: expect.stringMatching(/Vielleicht ist das Geld dort schon zurück/) },
    ]);
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('that nobody answers about for a day is a person’s work: the law wants it back in time', async () => {
    const { db, anbieter, auftrag, erstatte, run, wait } = await openStorniert(database, zahlung);
    anbieter.failNext(1);
    await erstatte();
    wait(9);
    anbieter.failNext(1);
    await settleZahlungen(db, run());
    expect(await erstattungenOf(db, auftrag.id)).toMatchObject([{ stand: 'unklar' }]);
    wait(tagMinuten + 4);
    anbieter.failNext(1);
    await settleZahlungen(db, run());
    expect(await erstattungenOf(db, auftrag.id)).toMatchObject([
      { stand: 'gescheitert', grund: expect.stringMatching(/einen Tag lang .* bevor Sie überweisen/) },
    ]);
    const row = await db.selectFrom('auftrag').select('aufgabe').executeTakeFirstOrThrow();
    expect(row).toEqual({ aufgabe: 'problem' });
  });

  test('that is not there after two weeks is said on the order once, and is asked about each week', async () => {
    const { db, auftrag, erstatte, run, wait } = await openStorniert(database, zahlung);
    await erstatte();
    for (const tage of [1, 2, 13, 14, 15, 22, 30]) {
      wait(tage * tagMinuten + 4);
      await settleZahlungen(db, run());
    }
    const { typen } = await geschehenOf(db, auftrag.id);
    expect(typen.filter((typ) => typ === 'notiz')).toHaveLength(1);
    expect(await erstattungenOf(db, auftrag.id)).toMatchObject([
      { stand: 'laeuft', pruefenAt: expect.stringMatching(/^2027-01-07/) },
    ]);
  });

  test('of which a message of the provider says that something is new is asked about at once', async () => {
    const { db, anbieter, auftrag, erstatte, run, versuch, services } = await openStorniert(
      database,
      zahlung,
    );
    await erstatte();
    const [erstattung] = anbieter.erstattungen.values();
    if (!erstattung) throw new Error('The provider was not asked.');
    erstattung.stand = 'erledigt';
    await receiveMeldung(db, { an: 'stripe', ...anbieter.meldung(versuch.anbieterId ?? '') }, services);
    await settleZahlungen(db, run());
    expect((await geschehenOf(db, auftrag.id)).typen.at(-1)).toBe('erstattung');
  });

  test('at a provider that the shop has no more fails after a day, in a test mode at once', async () => {
    const { db, auftrag, erstatte, services } = await openStorniert(database, zahlung);
    await erstatte();
    const [row] = await erstattungenOf(db, auftrag.id);
    if (!row) throw new Error('Nothing was begun.');
    await gleicheErstattungAb(db, row.id, { ...services, anbieter: undefined });
    expect(await erstattungenOf(db, auftrag.id)).toMatchObject([
      { stand: 'gescheitert', grund: expect.stringMatching(/nicht mehr eingerichtet/) },
    ]);
  });

  test.each([
    {
      was: 'that nobody answered to for a day',
      isVerloren: true,
      vorher: 0.9,
      danach: 1.1,
      wartend: 'unklar',
    },
    {
      was: 'that it has taken on for two weeks',
      isVerloren: false,
      vorher: 13,
      danach: 15,
      wartend: 'laeuft',
    },
  ])(
    'with real money at a provider that is gone is waited for: $was',
    async ({ isVerloren, vorher, danach, wartend }) => {
      const { db, anbieter, auftrag, erstatte, services, wait } = await openStorniert(database, zahlung);
      if (isVerloren) anbieter.loseNext(1);
      await erstatte();
      await db.updateTable('zahlungsversuch').set({ modus: 'live' }).execute();
      const [row] = await erstattungenOf(db, auftrag.id);
      if (!row) throw new Error('Nothing was begun.');
      const gleiche = () => gleicheErstattungAb(db, row.id, { ...services, anbieter: undefined });
      wait(vorher * tagMinuten);
      await expect(gleiche()).rejects.toThrow(AnbieterError);
      expect(await erstattungenOf(db, auftrag.id)).toMatchObject([{ stand: wartend }]);
      wait(danach * tagMinuten);
      await gleiche();
      expect(await erstattungenOf(db, auftrag.id)).toMatchObject([{ stand: 'gescheitert' }]);
    },
  );

  test('that the provider does not find any more after two weeks is a person’s', async () => {
    const { db, anbieter, auftrag, erstatte, run, wait } = await openStorniert(database, zahlung);
    await erstatte();
    anbieter.erstattungen.clear();
    wait(2 * tagMinuten);
    await settleZahlungen(db, run());
    expect(await erstattungenOf(db, auftrag.id)).toMatchObject([{ stand: 'laeuft' }]);
    wait(15 * tagMinuten);
    await settleZahlungen(db, run());
    expect(await erstattungenOf(db, auftrag.id)).toMatchObject([
      { stand: 'gescheitert', grund: expect.stringMatching(/findet diese Rückzahlung nicht mehr/) },
    ]);
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('of which the answer was lost waits a day for the key of the account that it is at', async () => {
    const { db, anbieter, auftrag, erstatte, services, wait } = await openStorniert(database, zahlung);
    anbieter.naechsterStand = 'erledigt';
    anbieter.loseNext(1);
    await erstatte();
    const [row] = await erstattungenOf(db, auftrag.id);
    if (!row) throw new Error('Nothing was begun.');
    const unbekannt = new AnbieterError('There is no such payment.', { isUnbekannt: true });
    const fremd = { ...anbieter, erstatte: () => Promise.reject(unbekannt) };
    const gleiche = () => gleicheErstattungAb(db, row.id, { ...services, anbieter: fremd });
    wait(tagMinuten);
    await expect(gleiche()).rejects.toThrow('no such payment');
    expect(await erstattungenOf(db, auftrag.id)).toMatchObject([{ stand: 'unklar' }]);
    wait(tagMinuten + 4);
    await gleiche();
    expect(await erstattungenOf(db, auftrag.id)).toMatchObject([
      {
        stand: 'gescheitert',
        grund: expect.stringMatching(/findet diese Zahlung nicht.*bevor Sie überweisen/),
      },
    ]);
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('is not asked about for ever once it is done, also where the provider is silent', async () => {
    const { db, anbieter, auftrag, erstatte, run, wait } = await openStorniert(database, zahlung);
    anbieter.naechsterStand = 'erledigt';
    await erstatte();
    anbieter.erstattungen.clear();
    for (const tage of [1, 13, 15]) {
      wait(tage * tagMinuten + 4);
      await settleZahlungen(db, run());
    }
    expect(await erstattungenOf(db, auftrag.id)).toMatchObject([{ stand: 'erledigt', pruefenAt: null }]);
  });

  test('is not said to be late when it turns out to be there', async () => {
    const { db, anbieter, auftrag, erstatte, run, wait } = await openStorniert(database, zahlung);
    await erstatte();
    for (const erstattung of anbieter.erstattungen.values()) erstattung.stand = 'erledigt';
    // The shop was off for weeks.
    wait(20 * tagMinuten);
    await settleZahlungen(db, run());
    expect((await geschehenOf(db, auftrag.id)).typen.slice(-2)).toEqual(['erstattungBegonnen', 'erstattung']);
  });
});
