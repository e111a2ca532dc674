import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { expireAuftraege, recordZahlung } from '#features/auftrag/server/index.ts';
import { cancelBestellung } from '#features/bestellung/server/change-bestellung.ts';
import { gehalten } from '#test/auftrag/auftraege.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { fakeAnbieter } from '#test/zahlung/fake-anbieter.ts';
import {
  geschehenOf,
  insertOnlineAuftrag,
  nachMinuten,
  openBezahlung,
  versucheOf,
} from '#test/zahlung/online-laden.ts';
import { untilAborted } from '../anbieter/anbieter.ts';
import { beginZahlung } from './begin-zahlung.ts';
import { endVersuche } from './end-versuche.ts';
import { receiveMeldung } from './receive-meldung.ts';
import { forgetMeldungen, hasZahlungen, settleZahlungen } from './settle-zahlungen.ts';

async function openJob(database: DatabaseName) {
  const opened = await openBezahlung(database);
  const { db, anbieter, auftrag, services, run } = opened;
  const begin = (id = auftrag.id) => beginZahlung(db, id, services);
  const anbieterIdOf = async (id = auftrag.id) => (await versucheOf(db, id)).at(-1)?.anbieterId ?? '';
  const melde = (anbieterId: string, ereignisId?: string) =>
    receiveMeldung(db, { an: 'stripe', ...anbieter.meldung(anbieterId, ereignisId) }, services);
  const settle = (node = db) => settleZahlungen(node, run());
  const hasDue = () => hasZahlungen(db, services.now());
  const stand = async (id = auftrag.id) => (await versucheOf(db, id)).at(-1)?.stand;
  const typen = async (id = auftrag.id) => (await geschehenOf(db, id)).typen;
  const offene = async () =>
    (await db.selectFrom('zahlungsmeldung').selectAll().where('erledigtAt', 'is', null).execute()).length;
  return { ...opened, begin, anbieterIdOf, melde, settle, hasDue, stand, typen, offene };
}

describe.each(databases)('the job of online payments on %s', (database) => {
  test('has nothing to do without attempts and messages, nor before an attempt is due', async () => {
    const { hasDue, begin, wait, settle, anbieter, stand } = await openJob(database);
    expect(await hasDue()).toBe(false);
    await begin();
    expect(await hasDue()).toBe(false);
    wait(2);
    expect(await hasDue()).toBe(true);
    await settle();
    expect([await hasDue(), await stand(), anbieter.calls.lies]).toEqual([false, 'offen', 1]);
  });

  test('alone is enough: without any message the order is paid two minutes later', async () => {
    const { begin, anbieter, wait, settle, typen } = await openJob(database);
    await begin();
    anbieter.zahlen();
    wait(2);
    await settle();
    expect(await typen()).toEqual(['bestellt', 'zahlung']);
  });

  test('books once what several messages say, twice and on two nodes', async () => {
    const { db, node, begin, anbieter, melde, anbieterIdOf, settle, typen, hasDue, offene } =
      await openJob(database);
    await begin();
    anbieter.zahlen();
    const id = await anbieterIdOf();
    for (const ereignis of ['evt_1', 'evt_2', 'evt_1']) await melde(id, `stripe:${ereignis}`);
    expect([await hasDue(), await offene()]).toEqual([true, 2]);
    await Promise.all([settle(db), settle(node)]);
    expect(await typen()).toEqual(['bestellt', 'zahlung']);
    await melde(id, 'stripe:evt_1');
    expect([await hasDue(), await offene()]).toEqual([false, 0]);
  });

  test('looks at what is true, whatever a message seems to say, and in whatever sequence they come', async () => {
    const { begin, anbieter, melde, anbieterIdOf, settle, typen, stand } = await openJob(database);
    await begin();
    const id = await anbieterIdOf();
    // Of a payment that was done before this arrives.
    await melde(id, 'stripe:evt_expired');
    await settle();
    expect([await typen(), await stand()]).toEqual([['bestellt'], 'offen']);
    anbieter.zahlen();
    await melde(id, 'stripe:evt_completed');
    await settle();
    await melde(id, 'stripe:evt_late');
    await settle();
    expect([await typen(), await stand()]).toEqual([['bestellt', 'zahlung'], 'bezahlt']);
  });

  test('keeps a message that comes before the shop knows of whom it speaks', async () => {
    const { db, anbieter, auftrag, services, melde, settle, typen, hasDue, offene, begin } =
      await openJob(database);
    anbieter.beforeCall = async (call) => {
      if (call !== 'beginne') return;
      const [versuch] = await versucheOf(db, auftrag.id);
      await melde(`fake_${versuch?.id}`);
      await settle();
    };
    await begin();
    expect([await offene(), services.now()]).toEqual([1, nachMinuten(0)]);
    anbieter.zahlen();
    expect(await hasDue()).toBe(true);
    await settle();
    expect([await typen(), await offene()]).toEqual([['bestellt', 'zahlung'], 0]);
  });

  test('keeps a message of nobody for a day, without working on it, and deletes it after a month', async () => {
    const { db, melde, settle, wait, hasDue, offene, errors, run } = await openJob(database);
    await melde('fake_of-another-shop');
    await melde('');
    expect([await hasDue(), await offene()]).toEqual([false, 1]);
    wait(24 * 60 + 1);
    expect(await hasDue()).toBe(true);
    await settle();
    expect([await hasDue(), await offene(), errors]).toEqual([
      ...[false, 0],
      ['a message of the provider speaks of no attempt'],
    ]);
    const count = async () => (await db.selectFrom('zahlungsmeldung').selectAll().execute()).length;
    wait(30 * 24 * 60);
    await forgetMeldungen(db, run());
    expect(await count()).toBe(2);
    wait(30 * 24 * 60 + 1);
    await forgetMeldungen(db, run());
    expect(await count()).toBe(0);
  });

  test('leads nowhere at the provider once the orders of its time are anonymous', async () => {
    const { db, begin, anbieter, anbieterIdOf, settle, wait, auftrag } = await openJob(database);
    await begin();
    anbieter.zahlen();
    wait(2);
    await settle();
    const spuren = async () => {
      const [versuch] = await versucheOf(db, auftrag.id);
      return [versuch?.anbieterId, versuch?.adresse];
    };
    const anbieterId = await anbieterIdOf();
    await forgetMeldungen(db, { now: new Date('2034-12-31T22:00:00.000Z') });
    expect(await spuren()).toEqual([anbieterId, null]);
    await forgetMeldungen(db, { now: new Date('2035-01-01T00:00:00.000Z') });
    expect(await spuren()).toEqual([null, null]);
  });

  test('books what a message says of an attempt that had ended unpaid', async () => {
    const { db, begin, anbieter, melde, anbieterIdOf, settle, typen, stand, auftrag, services } =
      await openJob(database);
    await begin();
    const id = await anbieterIdOf();
    await endVersuche(db, auftrag.id, services);
    await melde(id);
    await settle();
    expect(await stand()).toBe('abgebrochen');
    anbieter.zahle(id);
    await melde(id);
    await settle();
    expect([await typen(), await stand()]).toEqual([['bestellt', 'zahlung'], 'bezahlt']);
  });

  test('ends what nobody is to pay any more, and books it if somebody just has', async () => {
    const { db, begin, anbieter, settle, hasDue, bearbeitung, auftrag, produktId, stand } =
      await openJob(database);
    const anderer = await insertOnlineAuftrag(db, { posten: [{ produktId, menge: 1 }] });
    const dritter = await insertOnlineAuftrag(db, { posten: [{ produktId, menge: 1 }] });
    for (const id of [auftrag.id, anderer.id, dritter.id]) await begin(id);
    expect(await hasDue()).toBe(false);
    await cancelBestellung(db, auftrag.token, bearbeitung());
    expect(await hasDue()).toBe(true);
    await recordZahlung(db, { id: anderer.id, betragCent: 100, tag: '2026-12-01' }, bearbeitung());
    await settle();
    const staende = async () => [await stand(), await stand(anderer.id), await stand(dritter.id)];
    expect(await staende()).toEqual(['abgebrochen', 'abgebrochen', 'offen']);
    expect([...anbieter.sessions.values()].map((one) => one.stand)).toEqual(['zu', 'zu', 'offen']);
    anbieter.zahlen();
    await cancelBestellung(db, dritter.token, bearbeitung());
    await settle();
    expect((await geschehenOf(db, dritter.id)).typen).toEqual([
      ...['bestellt', 'storniert', 'zahlung', 'erstattungBegonnen'],
    ]);
    expect(await hasDue()).toBe(false);
  });

  test('one that fails is logged and asked about later, and holds up no other', async () => {
    const { db, begin, anbieter, settle, wait, produktId, stand, errors, auftrag, hasDue } =
      await openJob(database);
    await begin();
    const anderer = await insertOnlineAuftrag(db, { posten: [{ produktId, menge: 1 }] });
    await begin(anderer.id);
    anbieter.zahlen();
    wait(2);
    anbieter.failNext(1);
    await settle();
    expect([await stand(), await stand(anderer.id)]).toEqual(['offen', 'bezahlt']);
    expect(errors).toEqual(['an attempt to pay could not be settled']);
    expect((await versucheOf(db, auftrag.id))[0]?.pruefenAt).toMatch(/T10:07:/);
    expect(await hasDue()).toBe(false);
    wait(8);
    await settle();
    expect(await stand()).toBe('bezahlt');
  });

  test('a message that cannot be worked off now is kept, and the run is repeated later', async () => {
    const { begin, anbieter, melde, anbieterIdOf, settle, typen, offene } = await openJob(database);
    await begin();
    anbieter.zahlen();
    await melde(await anbieterIdOf());
    anbieter.failNext(1);
    await expect(settle()).rejects.toThrow('The provider fails.');
    expect(await offene()).toBe(1);
    await settle();
    expect([await typen(), await offene()]).toEqual([['bestellt', 'zahlung'], 0]);
  });

  test('a message that cannot be worked off for a day is kept no longer, and holds up no newer one', async () => {
    const { begin, anbieter, melde, anbieterIdOf, settle, wait, offene } = await openJob(database);
    await begin();
    await melde(await anbieterIdOf(), 'stripe:evt_alt');
    wait(24 * 60 - 1);
    await melde(await anbieterIdOf(), 'stripe:evt_neu');
    anbieter.failNext(2);
    await settle();
    expect(await offene()).toBe(2);
    wait(24 * 60 + 1);
    anbieter.failNext(2);
    await settle().catch(() => undefined);
    expect(await offene()).toBe(1);
  });

  test('what nobody is to pay any more, and cannot be ended, is tried at once and then every five minutes', async () => {
    const { db, begin, anbieter, settle, hasDue, wait, bearbeitung, auftrag, stand, errors } =
      await openJob(database);
    await begin();
    wait(1);
    await cancelBestellung(db, auftrag.token, bearbeitung());
    expect(await hasDue()).toBe(true);
    anbieter.failNext(1);
    await settle();
    expect([await stand(), anbieter.calls.brichAb, errors]).toEqual([
      ...['offen', 1],
      ['an attempt to pay could not be settled'],
    ]);
    wait(5);
    expect(await hasDue()).toBe(false);
    await settle();
    expect(anbieter.calls.brichAb).toBe(1);
    wait(7);
    anbieter.failNext(1);
    await settle();
    expect([anbieter.calls.brichAb, anbieter.calls.lies, await hasDue()]).toEqual([2, 0, false]);
    wait(13);
    await settle();
    expect(await stand()).toBe('abgebrochen');
  });

  test('what is done late in a long run has the time at which it is done', async () => {
    const { db, begin, anbieter, settle, wait, auftrag, produktId } = await openJob(database);
    await begin();
    const anderer = await insertOnlineAuftrag(db, { posten: [{ produktId, menge: 1 }] });
    await begin(anderer.id);
    anbieter.zahlen();
    wait(2);
    const uhr = vi.spyOn(performance, 'now').mockReturnValue(0);
    onTestFinished(() => void uhr.mockRestore());
    anbieter.beforeCall = () => void uhr.mockReturnValue(performance.now() + 20_000);
    await settle();
    uhr.mockRestore();
    const beendet = async (id: string) => (await versucheOf(db, id))[0]?.beendetAt;
    expect([await beendet(auftrag.id), await beendet(anderer.id)]).toEqual([
      '2026-12-01T10:02:20.000Z',
      '2026-12-01T10:02:40.000Z',
    ]);
  });

  test('a stop ends the run between two attempts', async () => {
    const { db, begin, wait, run, anbieter, auftrag, produktId } = await openJob(database);
    await begin();
    const anderer = await insertOnlineAuftrag(db, { posten: [{ produktId, menge: 1 }] });
    await begin(anderer.id);
    wait(2);
    const stop = new AbortController();
    const { now, ...ohne } = run();
    anbieter.failNext(1);
    // It is stopped while it works on what followed from the first answer.
    const log = { error: () => stop.abort() };
    const settled = settleZahlungen(db, { ...ohne, now, log, signal: stop.signal });
    await expect(settled).rejects.toThrow('aborted');
    expect(anbieter.calls.lies).toBe(1);
    const pruefung = async (id: string) => (await versucheOf(db, id))[0]?.pruefenAt;
    expect(await pruefung(auftrag.id)).toMatch(/T10:07:/);
    expect(await pruefung(anderer.id)).toBe(nachMinuten(2).toISOString());
  });

  test.each(['lies', 'brichAb'] as const)(
    'a stop does not wait for a provider that is silent: %s',
    async (call) => {
      const { db, begin, wait, run, anbieter, auftrag, bearbeitung, errors } = await openJob(database);
      await begin();
      if (call === 'brichAb') await cancelBestellung(db, auftrag.token, bearbeitung());
      wait(2);
      const stop = new AbortController();
      anbieter.beforeCall = () => {
        stop.abort();
        return new Promise(() => {});
      };
      await expect(settleZahlungen(db, { ...run(), signal: stop.signal })).rejects.toThrow('aborted');
      expect([anbieter.calls[call], errors]).toEqual([1, []]);
      expect((await versucheOf(db, auftrag.id))[0]?.pruefenAt).toBe(nachMinuten(2).toISOString());
    },
  );

  test('without a provider ends what was a test, and waits with what was not', async () => {
    const { db, begin, auftrag, produktId, services, run, wait, stand } = await openJob(database);
    await begin();
    const anderer = await insertOnlineAuftrag(db, { posten: [{ produktId, menge: 1 }] });
    await db.updateTable('onlineAngebot').set({ modus: 'live' }).execute();
    await beginZahlung(db, anderer.id, { ...services, anbieter: fakeAnbieter({ modus: 'live' }) });
    wait(2);
    await settleZahlungen(db, { ...run(), anbieter: undefined });
    expect([await stand(auftrag.id), await stand(anderer.id)]).toEqual(['abgelaufen', 'offen']);
  });
});

describe.each(databases)('an unpaid order with an open attempt on %s', (database) => {
  async function openFaellig() {
    const opened = await openJob(database);
    const { db, run, wait, begin, services } = opened;
    const vorEnde = (auftragId: string) => endVersuche(db, auftragId, services);
    const expire = () => expireAuftraege(db, { ...run(), vorEnde });
    wait(12 * 60);
    await expire();
    wait(24 * 60 - 5);
    await begin();
    wait(24 * 60);
    return { ...opened, expire };
  }

  test('is cancelled only once the provider has said that nobody can pay it any more', async () => {
    const { expire, typen, stand, anbieter, db, produktId } = await openFaellig();
    const gesehen: string[][] = [];
    anbieter.beforeCall = async () => void gesehen.push(await typen());
    await expire();
    expect(gesehen).toEqual([['bestellt', 'erinnert']]);
    expect([await typen(), await stand()]).toEqual([['bestellt', 'erinnert', 'storniert'], 'abgebrochen']);
    expect(anbieter.zahlen()).toBe(0);
    expect(await gehalten(db, produktId)).toEqual({ bestand: 0, zeilen: 0 });
  });

  test('is cancelled at its time although the provider does not know its payment any more', async () => {
    const { expire, typen, stand, anbieter, db, produktId } = await openFaellig();
    anbieter.sessions.clear();
    await expire();
    expect([await typen(), await stand()]).toEqual([['bestellt', 'erinnert', 'storniert'], 'abgelaufen']);
    expect(await gehalten(db, produktId)).toEqual({ bestand: 0, zeilen: 0 });
  });

  test('is not postponed by a stop', async () => {
    const { db, run, services, auftrag, anbieter } = await openFaellig();
    const stop = new AbortController();
    anbieter.beforeCall = () => {
      stop.abort();
      return new Promise(() => {});
    };
    const bis = { ...services, anbieter: untilAborted(anbieter, stop.signal) };
    const faelligAt = async () =>
      (await db.selectFrom('auftrag').select('faelligAt').where('id', '=', auftrag.id).executeTakeFirst())
        ?.faelligAt;
    const vorher = await faelligAt();
    const vorEnde = (auftragId: string) => endVersuche(db, auftragId, bis);
    const expired = expireAuftraege(db, { ...run(), vorEnde, signal: stop.signal });
    await expect(expired).rejects.toThrow('aborted');
    expect(await faelligAt()).toBe(vorher);
  });

  test('is paid and kept if it was paid in the last moment', async () => {
    const { expire, typen, stand, anbieter, db, produktId } = await openFaellig();
    anbieter.zahlen();
    await expire();
    expect([await typen(), await stand()]).toEqual([['bestellt', 'erinnert', 'zahlung'], 'bezahlt']);
    expect(await gehalten(db, produktId)).toEqual({ bestand: 2, zeilen: 2 });
  });

  test('stays while the provider gives no answer, and is cancelled a few minutes later', async () => {
    const { expire, typen, stand, anbieter, wait, db, produktId, errors } = await openFaellig();
    anbieter.failNext(1);
    await expire();
    expect([await typen(), await stand()]).toEqual([['bestellt', 'erinnert'], 'offen']);
    expect(await gehalten(db, produktId)).toEqual({ bestand: 2, zeilen: 2 });
    expect(errors).toEqual(['an order that is due could not be handled']);
    wait(24 * 60 + 4);
    await expire();
    expect(await stand()).toBe('offen');
    wait(24 * 60 + 5);
    await expire();
    expect([await typen(), await stand()]).toEqual([['bestellt', 'erinnert', 'storniert'], 'abgebrochen']);
  });
});
