import { describe, expect, test } from 'vitest';
import {
  anonymiseAuftraege,
  expireAuftraege,
  readAuftrag,
  recordZahlung,
  refundAuftrag,
} from '#features/auftrag/server/index.ts';
import { cancelBestellung, requestLoeschung } from '#features/bestellung/server/change-bestellung.ts';
import { readBestellung } from '#features/bestellung/server/read-bestellung.ts';
import type { OnlineWeg } from '#features/zahlarten/online-wege.ts';
import type { Db } from '#server/db/connect.ts';
import { formatEuro } from '#shared/number/money.ts';
import { gehalten, insertAuftrag } from '#test/auftrag/auftraege.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { listPost } from '#test/konto/nachrichten.ts';
import { changeVorrat } from '#test/ware/ware.ts';
import { changeWege } from '#test/zahlung/change-wege.ts';
import { type FakeAnbieter, fakeAnbieter } from '#test/zahlung/fake-anbieter.ts';
import { geschehenOf, nachMinuten, openBezahlung, versucheOf } from '#test/zahlung/online-laden.ts';
import { AnbieterError } from '../anbieter/anbieter.ts';
import { beginZahlung } from './begin-zahlung.ts';
import { endVersuche } from './end-versuche.ts';
import { gleicheVersuchAb } from './gleiche-ab.ts';

/** A shopper who is at the provider's page, after one minute. */
async function openBegonnen(database: DatabaseName) {
  const opened = await openBezahlung(database);
  const { db, anbieter, auftrag, services } = opened;
  await beginZahlung(db, auftrag.id, services);
  const [versuch] = await versucheOf(db, auftrag.id);
  if (!versuch?.anbieterId) throw new Error('The attempt was not begun.');
  opened.wait(1);
  const { id, anbieterId } = versuch;
  const zahle = (gezahlt = {}) => anbieter.zahle(anbieterId, gezahlt);
  const gleiche = (node: Db = db) => gleicheVersuchAb(node, id, services);
  const stand = async () => (await versucheOf(db, auftrag.id)).at(-1)?.stand;
  return { ...opened, versuchId: id, anbieterId, zahle, gleiche, stand };
}

describe.each(databases)('an attempt to pay on %s', (database) => {
  test('that is paid books its money, with what it was paid with, and the order is paid', async () => {
    const { db, auftrag, zahle, gleiche, versuchId } = await openBegonnen(database);
    zahle({ weg: 'paypal' });
    await gleiche();
    expect(await geschehenOf(db, auftrag.id)).toEqual({
      typen: ['bestellt', 'zahlung'],
      zahlungen: [
        {
          ...{ betragCent: 2070, tag: '2026-12-01' },
          online: { versuch: versuchId, modus: 'test', weg: 'paypal' },
        },
      ],
    });
    expect(await versucheOf(db, auftrag.id)).toMatchObject([
      { stand: 'bezahlt', weg: 'paypal', beendetAt: nachMinuten(1).toISOString(), pruefenAt: null },
    ]);
    expect((await readBestellung(db, auftrag.token)).stand).toBe('bezahlt');
  });

  test.each<[string, OnlineWeg | undefined, number | undefined]>([
    ['a way with a fee', 'paypal', 87],
    ['a wallet, of which the card has one', 'applePay', 31],
    ['a way without a fee', 'wero', undefined],
    ['a way that the shop does not know', undefined, undefined],
  ])('that is paid with %s keeps what that costs, for the workshop alone', async (_title, weg, gebuehr) => {
    const { db, auftrag, anbieter, anbieterId, zahle, gleiche } = await openBegonnen(database);
    const paypal = { prozent: 2.49, cent: 35 };
    await changeWege(db, { paypal, karte: { prozent: 1.5, cent: 0 }, klarna: { aktiv: false, cent: 99 } });
    await alsEcht(db, anbieter);
    zahle();
    Object.assign(anbieter.sessions.get(anbieterId) ?? {}, { weg });
    await gleiche();
    // Money is booked as it came: the fee is no part of it.
    const { zahlungen } = await geschehenOf(db, auftrag.id);
    expect(zahlungen).toMatchObject([{ betragCent: 2070 }]);
    expect(zahlungen[0].online.gebuehrCent).toBe(gebuehr);
    const { ereignisse } = await readAuftrag(db, auftrag.id);
    const euro = gebuehr && formatEuro(gebuehr / 100);
    expect(ereignisse.at(-1)?.details.slice(1)).toEqual(euro ? [`Gebühr, etwa ${euro}`] : []);
    const mails = (await listPost(db)).map(({ betreff, html, text }) => ({ betreff, html, text }));
    expect(mails).not.toEqual([]);
    const gesehen = JSON.stringify([await readBestellung(db, auftrag.token), mails]);
    expect(gesehen).not.toMatch(/geb(ü|ue)hr|0,87|0,31/i);
  });

  test('that is paid without money costs nothing', async () => {
    const { db, auftrag, zahle, gleiche } = await openBegonnen(database);
    await changeWege(db, { paypal: { prozent: 2.49, cent: 35 } });
    zahle({ weg: 'paypal' });
    await gleiche();
    const { zahlungen } = await geschehenOf(db, auftrag.id);
    expect(zahlungen[0].online).not.toHaveProperty('gebuehrCent');
  });

  test('is booked once, although return, message and job ask at the same moment on two nodes', async () => {
    const { db, node, auftrag, zahle, gleiche, anbieter } = await openBegonnen(database);
    zahle();
    // Nobody books before all have their answer.
    let asked = 0;
    const all = Promise.withResolvers<void>();
    anbieter.beforeCall = () => {
      asked += 1;
      if (asked === 6) all.resolve();
      return all.promise;
    };
    await Promise.all([db, node, db, node, db, node].map(gleiche));
    await gleiche();
    expect((await geschehenOf(db, auftrag.id)).typen).toEqual(['bestellt', 'zahlung']);
    expect(anbieter.calls.lies).toBe(6);
  });

  test('is booked once, although another node books it while this one waits for its answer', async () => {
    const { db, reopen, auftrag, zahle, gleiche, anbieter } = await openBegonnen(database);
    zahle();
    anbieter.beforeCall = () => {
      anbieter.beforeCall = () => undefined;
      return gleiche(reopen());
    };
    await gleiche();
    expect((await geschehenOf(db, auftrag.id)).typen).toEqual(['bestellt', 'zahlung']);
    expect(anbieter.calls.lies).toBe(2);
  });

  test.each([
    ['another amount', { betragCent: 100 }, '1,00 €'],
    ['another currency', { waehrung: 'USD' }, '20,70 USD'],
  ])(
    'of which the provider says %s books nothing, and its order says so',
    async (_title, gezahlt, gesagt) => {
      const { db, auftrag, zahle, gleiche, stand, errors } = await openBegonnen(database);
      zahle(gezahlt);
      await gleiche();
      await gleiche();
      expect((await geschehenOf(db, auftrag.id)).typen).toEqual(['bestellt', 'notiz']);
      const notiz = await db
        .selectFrom('auftragEreignis')
        .select(['angaben', 'von'])
        .where('typ', '=', 'notiz')
        .executeTakeFirstOrThrow();
      expect(notiz.von).toBe('Automatisch');
      expect(JSON.parse(notiz.angaben).text.replaceAll('\u00a0', ' ')).toBe(
        `Der Zahlungsanbieter meldet eine Zahlung über ${gesagt}, verlangt waren 20,70 €. Deshalb ist nichts gebucht. Bitte sehen Sie beim Zahlungsanbieter nach.`,
      );
      expect(await stand()).toBe('abweichend');
      expect(errors).toEqual(['money of an attempt to pay needs a person']);
    },
  );

  test('of which the provider says another amount ends also if nothing may be noted any more', async () => {
    const { db, auftrag, zahle, gleiche, stand, bearbeitung, wait } = await openBegonnen(database);
    await cancelBestellung(db, auftrag.token, bearbeitung());
    await requestLoeschung(db, auftrag.token, bearbeitung());
    wait(60 * 24 * 365);
    await anonymiseAuftraege(db, bearbeitung());
    zahle({ betragCent: 1 });
    await gleiche();
    expect(await stand()).toBe('abweichend');
    expect((await geschehenOf(db, auftrag.id)).typen).not.toContain('notiz');
  });

  test('that is still open is asked about after 2, 10 and 30 minutes, at its end, and then ends', async () => {
    const { db, auftrag, anbieter, gleiche, wait, produktId } = await openBegonnen(database);
    const naechste = async () => (await versucheOf(db, auftrag.id))[0]?.pruefenAt;
    for (const [minute, danach] of [
      [2, 10],
      [10, 30],
      [30, 60 + 5 / 60],
    ] as const) {
      wait(minute);
      await gleiche();
      expect(await naechste()).toBe(nachMinuten(danach).toISOString());
    }
    wait(61);
    await gleiche();
    expect(await versucheOf(db, auftrag.id)).toMatchObject([{ stand: 'abgelaufen', pruefenAt: null }]);
    expect(anbieter.calls.lies).toBe(4);
    // Its end touches nothing of the order, which can be paid once more.
    expect((await geschehenOf(db, auftrag.id)).typen).toEqual(['bestellt']);
    expect(await gehalten(db, produktId)).toEqual({ bestand: 2, zeilen: 2 });
    expect(await readBestellung(db, auftrag.token)).toMatchObject({ stand: 'offen', online: {} });
  });

  test('is not asked about twice within two seconds while a page waits', async () => {
    const { db, anbieter, versuchId, services, wait } = await openBegonnen(database);
    const poll = () => gleicheVersuchAb(db, versuchId, { ...services, isGeduldig: true });
    await poll();
    await poll();
    wait(1 + 1.9 / 60);
    await poll();
    expect(anbieter.calls.lies).toBe(1);
    wait(1 + 2 / 60);
    await poll();
    expect(anbieter.calls.lies).toBe(2);
  });

  test('without an answer of the provider stays as it is', async () => {
    const { db, auftrag, anbieter, gleiche } = await openBegonnen(database);
    const vorher = await versucheOf(db, auftrag.id);
    anbieter.failNext(1);
    await expect(gleiche()).rejects.toThrow(AnbieterError);
    expect(await versucheOf(db, auftrag.id)).toEqual(vorher);
  });

  test('is not asked about at each poll while the provider gives no answer', async () => {
    const { db, anbieter, versuchId, services, wait } = await openBegonnen(database);
    const poll = () => gleicheVersuchAb(db, versuchId, { ...services, isGeduldig: true });
    anbieter.failNext(1);
    await expect(poll()).rejects.toThrow(AnbieterError);
    wait(1 + 1.9 / 60);
    await poll();
    expect(anbieter.calls.lies).toBe(1);
    wait(1 + 2 / 60);
    await poll();
    expect(anbieter.calls.lies).toBe(2);
  });

  test('lets no shopper wait for a silent provider, and books once what it says later', async () => {
    const { db, auftrag, anbieter, versuchId, services, zahle, gleiche, stand } =
      await openBegonnen(database);
    const spaet = Promise.withResolvers<void>();
    anbieter.beforeCall = () => spaet.promise;
    const kurz = { ...services, isGeduldig: true, geduldMs: 1 };
    await expect(gleicheVersuchAb(db, versuchId, kurz)).rejects.toThrow('too long');
    expect(await stand()).toBe('offen');
    zahle();
    const job = gleiche();
    spaet.resolve();
    await job;
    expect((await geschehenOf(db, auftrag.id)).typen).toEqual(['bestellt', 'zahlung']);
  });

  test('an old one that expires does not touch an order that a newer one has paid', async () => {
    const { db, auftrag, anbieter, anbieterId, services, gleiche, versuchId } = await openBegonnen(database);
    anbieter.laufeAb(anbieterId);
    await beginZahlung(db, auftrag.id, services);
    anbieter.zahlen();
    const [, neuer] = await versucheOf(db, auftrag.id);
    await gleicheVersuchAb(db, neuer?.id ?? '', services);
    await gleicheVersuchAb(db, versuchId, { ...services, isAuchBeendet: true });
    await gleiche();
    expect((await geschehenOf(db, auftrag.id)).typen).toEqual(['bestellt', 'zahlung']);
    expect((await versucheOf(db, auftrag.id)).map(({ stand }) => stand)).toEqual(['abgelaufen', 'bezahlt']);
  });

  test('that is paid stays booked once when the money was given back and the provider still says paid', async () => {
    const { db, auftrag, zahle, gleiche, services, versuchId, bearbeitung } = await openBegonnen(database);
    zahle();
    await gleiche();
    await cancelBestellung(db, auftrag.token, bearbeitung());
    const geld = { id: auftrag.id, gesehen: 3, betrag: 20.7, tag: '2026-12-01' };
    await refundAuftrag(db, geld, bearbeitung());
    await gleiche();
    await gleicheVersuchAb(db, versuchId, { ...services, isAuchBeendet: true });
    expect((await geschehenOf(db, auftrag.id)).typen).toEqual([
      ...['bestellt', 'zahlung', 'storniert', 'erstattung'],
    ]);
  });

  test('money that comes after its customer cancelled is booked, and goes back by itself', async () => {
    const { db, auftrag, zahle, gleiche, bearbeitung, produktId } = await openBegonnen(database);
    await cancelBestellung(db, auftrag.token, bearbeitung());
    zahle();
    await gleiche();
    expect((await geschehenOf(db, auftrag.id)).typen).toEqual([
      ...['bestellt', 'storniert', 'zahlung', 'erstattungBegonnen'],
    ]);
    expect(await readBestellung(db, auftrag.token)).toMatchObject({
      ...{ stand: 'storniert', zurueck: 20.7, erstattung: { laeuft: 20.7 } },
    });
    expect(await gehalten(db, produktId)).toEqual({ bestand: 0, zeilen: 0 });
  });

  test('money that comes after the shop cancelled for want of it takes the order up again', async () => {
    const { db, auftrag, zahle, gleiche, wait, run, produktId, stand } = await openBegonnen(database);
    // Its end is not asked for: as if the provider had confirmed one that was none.
    for (const stunden of [12, 24]) {
      wait(stunden * 60);
      await expireAuftraege(db, run());
    }
    expect(await gehalten(db, produktId)).toEqual({ bestand: 0, zeilen: 0 });
    zahle();
    await gleiche();
    expect((await geschehenOf(db, auftrag.id)).typen).toEqual([
      ...['bestellt', 'erinnert', 'storniert', 'zurueckgenommen', 'zahlung'],
    ]);
    expect(await readBestellung(db, auftrag.token)).toMatchObject({ stand: 'bezahlt' });
    expect(await gehalten(db, produktId)).toEqual({ bestand: 2, zeilen: 2 });
    expect(await stand()).toBe('bezahlt');
  });

  test('money that comes after its soap went to somebody else is booked, and goes back by itself', async () => {
    const { db, auftrag, zahle, gleiche, wait, run, produktId, stand } = await openBegonnen(database);
    for (const stunden of [12, 24]) {
      wait(stunden * 60);
      await expireAuftraege(db, run());
    }
    await changeVorrat(db, produktId, 3);
    await insertAuftrag(db, { posten: [{ produktId, menge: 2 }] });
    zahle();
    await gleiche();
    expect((await geschehenOf(db, auftrag.id)).typen).toEqual([
      ...['bestellt', 'erinnert', 'storniert', 'zahlung', 'erstattungBegonnen'],
    ]);
    expect(await readBestellung(db, auftrag.token)).toMatchObject({
      ...{ stand: 'storniert', zurueck: 20.7, erstattung: { laeuft: 20.7 } },
    });
    expect(await gehalten(db, produktId)).toEqual({ bestand: 2, zeilen: 2 });
    expect(await stand()).toBe('bezahlt');
  });

  test('money that came by transfer meanwhile is there too, and the rest is to be returned', async () => {
    const { db, auftrag, zahle, gleiche, bearbeitung } = await openBegonnen(database);
    await recordZahlung(db, { id: auftrag.id, betragCent: 2070, tag: '2026-12-01' }, bearbeitung());
    zahle();
    await gleiche();
    expect((await geschehenOf(db, auftrag.id)).zahlungen).toHaveLength(2);
    expect(await readBestellung(db, auftrag.token)).toMatchObject({ stand: 'bezahlt', zurueck: 20.7 });
  });
});

describe.each(databases)('ending an attempt on %s', (database) => {
  test('ends it at the provider, so that it cannot be paid any more', async () => {
    const { db, auftrag, services, stand, anbieter } = await openBegonnen(database);
    await endVersuche(db, auftrag.id, services);
    expect(await stand()).toBe('abgebrochen');
    expect(anbieter.zahlen()).toBe(0);
    await endVersuche(db, auftrag.id, services);
    expect(anbieter.calls.brichAb).toBe(1);
  });

  test('books it if it was paid just now', async () => {
    const { db, auftrag, services, stand, zahle } = await openBegonnen(database);
    await gleicheVersuchAb(db, (await versucheOf(db, auftrag.id))[0]?.id ?? '', services);
    zahle();
    await endVersuche(db, auftrag.id, services);
    expect(await stand()).toBe('bezahlt');
    expect((await geschehenOf(db, auftrag.id)).typen).toEqual(['bestellt', 'zahlung']);
  });

  test('fails without an answer, and while the provider will only know later whether it was paid', async () => {
    const { db, auftrag, services, stand, anbieter } = await openBegonnen(database);
    anbieter.failNext(1);
    await expect(endVersuche(db, auftrag.id, services)).rejects.toThrow(AnbieterError);
    const spaeter = { ...anbieter, brichAb: async () => 'schonBezahlt' as const };
    await expect(endVersuche(db, auftrag.id, { ...services, anbieter: spaeter })).rejects.toThrow(
      AnbieterError,
    );
    expect(await stand()).toBe('offen');
  });

  test('of one that only begins asks nobody', async () => {
    const { db, auftrag, services, anbieter } = await openBezahlung(database);
    anbieter.failNext(1);
    await expect(beginZahlung(db, auftrag.id, services)).rejects.toThrow();
    await endVersuche(db, auftrag.id, services);
    expect(await versucheOf(db, auftrag.id)).toMatchObject([{ stand: 'abgebrochen' }]);
    expect(anbieter.calls.brichAb).toBe(0);
  });

  test('at a provider that the shop has no more waits a day for its key, and then its order says what is not known', async () => {
    const { db, auftrag, services, wait } = await openBezahlung(database);
    const echt = fakeAnbieter({ modus: 'live' });
    await db.updateTable('onlineAngebot').set({ modus: 'live' }).execute();
    await beginZahlung(db, auftrag.id, { ...services, anbieter: echt });
    const ohne = { ...services, anbieter: undefined };
    wait(24 * 60);
    await expect(endVersuche(db, auftrag.id, ohne)).rejects.toThrow(AnbieterError);
    wait(26 * 60);
    await endVersuche(db, auftrag.id, ohne);
    expect(await versucheOf(db, auftrag.id)).toMatchObject([{ stand: 'abgelaufen' }]);
    expect(await notizOf(db)).toBe(nichtBekannt('Der Zahlungsanbieter Stripe ist nicht mehr eingerichtet.'));
  });

  test.each(['gleicheAb', 'endVersuche'] as const)(
    'that its provider does not know ends at once if it was a test, by %s',
    async (by) => {
      const { db, auftrag, services, anbieter, gleiche } = await openBegonnen(database);
      anbieter.sessions.clear();
      await (by === 'gleicheAb' ? gleiche() : endVersuche(db, auftrag.id, services));
      await beginZahlung(db, auftrag.id, services);
      const staende = (await versucheOf(db, auftrag.id)).map(({ stand }) => stand);
      expect(staende).toEqual(['abgelaufen', 'offen']);
      expect((await geschehenOf(db, auftrag.id)).typen).toEqual(['bestellt']);
    },
  );

  test.each(['gleicheAb', 'endVersuche'] as const)(
    'that its provider does not know waits a day, and then its order says so, by %s',
    async (by) => {
      const { db, auftrag, end, echt, wait } = await openEcht(by);
      echt.sessions.clear();
      wait(25 * 60 - 1);
      await expect(end()).rejects.toThrow('The provider knows no');
      wait(25 * 60);
      await end();
      expect(await versucheOf(db, auftrag.id)).toMatchObject([{ stand: 'abgelaufen' }]);
      expect(await notizOf(db)).toBe(nichtBekannt('Der Zahlungsanbieter Stripe findet sie nicht.'));
    },
  );

  test.each(['gleicheAb', 'endVersuche'] as const)(
    'of a provider without any answer waits three days, and then its order says so, by %s',
    async (by) => {
      const { db, auftrag, end, echt, wait } = await openEcht(by);
      echt.failNext(2);
      wait(73 * 60 - 1);
      await expect(end()).rejects.toThrow('The provider fails.');
      wait(73 * 60);
      await end();
      expect(await versucheOf(db, auftrag.id)).toMatchObject([{ stand: 'abgelaufen' }]);
      expect(await notizOf(db)).toBe(
        nichtBekannt('Der Zahlungsanbieter Stripe gibt darüber keine Auskunft.'),
      );
    },
  );

  test('that had ended is left alone where its provider does not know it', async () => {
    const { db, auftrag, services, anbieter, versuchId } = await openBegonnen(database);
    await endVersuche(db, auftrag.id, services);
    anbieter.sessions.clear();
    await gleicheVersuchAb(db, versuchId, { ...services, isAuchBeendet: true });
    expect(await versucheOf(db, auftrag.id)).toMatchObject([{ stand: 'abgebrochen' }]);
  });

  /** An attempt with real money, and one of the ways in which it may end. */
  async function openEcht(by: 'gleicheAb' | 'endVersuche') {
    const opened = await openBezahlung(database);
    const { db, auftrag, services } = opened;
    const echt = fakeAnbieter({ modus: 'live' });
    const mitEchtem = { ...services, anbieter: echt };
    await db.updateTable('onlineAngebot').set({ modus: 'live' }).execute();
    await beginZahlung(db, auftrag.id, mitEchtem);
    const [versuch] = await versucheOf(db, auftrag.id);
    const end = () =>
      by === 'gleicheAb'
        ? gleicheVersuchAb(db, versuch?.id ?? '', mitEchtem)
        : endVersuche(db, auftrag.id, mitEchtem);
    return { ...opened, echt, end };
  }
});

/** What was begun moves money, as if the key had always been a live one. */
async function alsEcht(db: Db, anbieter: FakeAnbieter): Promise<void> {
  anbieter.modus = 'live';
  await db.updateTable('zahlungsversuch').set({ modus: 'live' }).execute();
}

function nichtBekannt(grund: string): string {
  return `Ob die begonnene Online-Zahlung über 20,70 € bezahlt wurde, ist nicht bekannt: ${grund} Bitte sehen Sie dort nach.`;
}

/** The text of the only note of an order. */
async function notizOf(db: Db): Promise<string> {
  const { angaben } = await db
    .selectFrom('auftragEreignis')
    .select('angaben')
    .where('typ', '=', 'notiz')
    .executeTakeFirstOrThrow();
  return JSON.parse(angaben).text.replaceAll('\u00a0', ' ');
}
