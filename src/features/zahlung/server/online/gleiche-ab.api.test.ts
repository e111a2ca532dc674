import { describe, expect, test } from 'vitest';
import {
  anonymiseAuftraege,
  expireAuftraege,
  recordZahlung,
  refundAuftrag,
} from '#features/auftrag/server/index.ts';
import { cancelBestellung, requestLoeschung } from '#features/bestellung/server/change-bestellung.ts';
import { readBestellung } from '#features/bestellung/server/read-bestellung.ts';
import type { Db } from '#server/db/connect.ts';
import { gehalten, insertAuftrag } from '#test/auftrag/auftraege.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { changeVorrat } from '#test/ware/ware.ts';
import { fakeAnbieter } from '#test/zahlung/fake-anbieter.ts';
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
    ['another currency', { waehrung: 'USD' }, '20.7 USD'],
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

  test('money that comes after its customer cancelled is booked, and is to be returned', async () => {
    const { db, auftrag, zahle, gleiche, bearbeitung, produktId } = await openBegonnen(database);
    await cancelBestellung(db, auftrag.token, bearbeitung());
    zahle();
    await gleiche();
    expect((await geschehenOf(db, auftrag.id)).typen).toEqual(['bestellt', 'storniert', 'zahlung']);
    expect(await readBestellung(db, auftrag.token)).toMatchObject({ stand: 'storniert', zurueck: 20.7 });
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

  test('money that comes after its soap went to somebody else is booked, and is to be returned', async () => {
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
      ...['bestellt', 'erinnert', 'storniert', 'zahlung'],
    ]);
    expect(await readBestellung(db, auftrag.token)).toMatchObject({ stand: 'storniert', zurueck: 20.7 });
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
    expect((await geschehenOf(db, auftrag.id)).typen).toEqual(['bestellt', 'notiz']);
  });
});
