import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { leereZahlung } from '#features/einstellung/gruppen/zahlung-angaben.ts';
import { checkSmtp } from '#features/post/server/index.ts';
import { readOnlineAngebot } from '#features/zahlarten/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { ErstattungTable, ZahlungsversuchTable } from '#server/db/schema.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { changeEinstellung } from '#test/einstellung/einstellung.ts';
import { openZugangLaden, startPostfach, zugangAt } from '#test/einstellung/zugang-laden.ts';
import { insertWare } from '#test/ware/ware.ts';
import { entryOf, startFakeStripe } from '#test/zahlung/fake-stripe.ts';
import { insertOnlineAuftrag } from '#test/zahlung/online-laden.ts';
import { zugangsdatenCalls } from '../calls.ts';

const { read, saveSmtp, saveZahlung, pruefen, entfernen } = zugangsdatenCalls;
const pfad = { smtp: '/einstellungen/zugaenge/smtp', zahlung: '/einstellungen/zugaenge/zahlung' };
const neu = { version: 0, trotzdem: false };
const ohne = { quelle: 'keine', version: 0, unlesbar: false, geaendertAt: null, von: null };
const zahlung = { params: { name: 'zahlung' } };

/** A shop with a Stripe to be paid at, and its keys as the owner types them. */
async function openMitStripe(database: DatabaseName) {
  const stripe = await startFakeStripe();
  onTestFinished(stripe.close);
  const zugang = { anbieter: 'stripe', schluessel: stripe.key, meldungen: stripe.webhookSecret } as const;
  return { stripe, zugang, ...(await openZugangLaden(database, { stripeApi: stripe.api })) };
}

/** An attempt to pay an order at Stripe; returns its ids. */
async function addVersuch(db: Db, { modus, stand }: Pick<ZahlungsversuchTable, 'modus' | 'stand'>) {
  const { id: auftragId } = await insertOnlineAuftrag(db, {
    posten: [{ produktId: await insertWare(db, { menge: 10, preis: 7.9 }), menge: 1 }],
  });
  const id = randomUUID();
  const at = zugangAt.toISOString();
  const isOffen = stand === 'beginnt' || stand === 'offen';
  await db
    .insertInto('zahlungsversuch')
    .values({
      ...{ id, auftragId, anbieter: 'stripe', modus, betragCent: 790, laeuftBis: at, stand },
      ...{ anbieterId: id, adresse: null, weg: null, geprueftAt: null, createdAt: at },
      ...{ pruefenAt: isOffen ? at : null, beendetAt: isOffen ? null : at },
    })
    .execute();
  return { auftragId, versuchId: id };
}

async function addErstattung(
  db: Db,
  wessen: { auftragId: string; versuchId: string },
  stand: ErstattungTable['stand'],
): Promise<void> {
  const at = zugangAt.toISOString();
  await db
    .insertInto('erstattung')
    .values({
      ...{ ...wessen, id: randomUUID(), betragCent: 100, weg: 'anbieter', stand, anbieterId: null },
      ...{ grund: null, iban: null, inhaber: null, pruefenAt: at, geprueftAt: null, createdAt: at },
      beendetAt: stand === 'erledigt' ? at : null,
    })
    .execute();
}

describe.each(databases)('access data in the settings on %s', (database) => {
  test('of a mail server are not there at first, and come in without ever going out', async () => {
    const { as } = await openZugangLaden(database);
    const { zugang } = await startPostfach();
    const admin = as('admin');
    expect((await admin.send(read)).data).toEqual({
      speicherbar: true,
      smtp: ohne,
      zahlung: {
        ...{ ...ohne, meldungen: false, laufend: 0 },
        meldungAdresse: 'https://seifenhof.example/api/zahlung/meldung/stripe',
      },
    });
    const { passwort: _passwort, ...angaben } = zugang;
    const saved = (await admin.send(saveSmtp, { body: { ...neu, ...zugang } })).data;
    expect(saved).toMatchObject({
      gespeichert: true,
      pruefung: { ok: true, text: 'Der Mailserver hat die Zugangsdaten angenommen.' },
    });
    expect(saved.zugaenge.smtp).toEqual({
      ...{ quelle: 'einstellung', version: 1, unlesbar: false, angaben },
      ...{ geaendertAt: zugangAt.toISOString(), von: expect.stringContaining('Erika') },
    });
    const answer = await admin.get('/einstellungen/zugaenge');
    expect(answer.json().data).toEqual(saved.zugaenge);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('of a provider are checked and stored, and the shop offers its ways at once', async () => {
    const { db, as, stripe, zugang } = await openMitStripe(database);
    const admin = as('admin');
    const saved = (await admin.send(saveZahlung, { body: { ...neu, ...zugang } })).data;
    expect(saved).toMatchObject({
      gespeichert: true,
      pruefung: {
        ok: true,
        text: 'Stripe ist verbunden (Testbetrieb, es fließt kein Geld). Stripe bietet an: Karte, PayPal.',
      },
      zugaenge: {
        zahlung: { quelle: 'einstellung', version: 1, anbieter: 'stripe', modus: 'test', meldungen: true },
      },
    });
    const angebot = { anbieter: 'stripe', modus: 'test', wege: ['karte', 'paypal'] };
    expect(await readOnlineAngebot(db)).toEqual(angebot);
    // Asked once, for the check and for the offer.
    expect(stripe.requests).toHaveLength(1);

    stripe.configurations[0] = { ...stripe.configurations[0], paypal: entryOf('off') } as never;
    expect((await admin.send(pruefen, zahlung)).data.text).toMatch(/bietet an: Karte\.$/);
    expect(await readOnlineAngebot(db)).toEqual({ ...angebot, wege: ['karte'] });
  });

  test('that do not work are not stored, unless she says so', async () => {
    const { db, as, zugang: stripe, zugaenge } = await openMitStripe(database);
    const { zugang: smtp } = await startPostfach();
    const admin = as('admin');
    const falsch = { ...smtp, passwort: 'falsches Passwort' };
    const refused = (await admin.send(saveSmtp, { body: { ...neu, ...falsch } })).data;
    expect(refused).toMatchObject({ gespeichert: false, pruefung: { ok: false }, zugaenge: { smtp: ohne } });
    expect(refused.pruefung.text).toMatch(/nimmt Benutzername oder Passwort nicht an/);
    const fremd = { ...stripe, schluessel: ['rk', 'live', 'einandererSchluessel'].join('_') };
    const ohneSchluessel = (await admin.send(saveZahlung, { body: { ...neu, ...fremd } })).data;
    expect(ohneSchluessel).toMatchObject({ gespeichert: false, zugaenge: { zahlung: ohne } });
    expect(ohneSchluessel.pruefung.text).toMatch(/^Stripe nimmt diesen Schlüssel nicht an/);
    expect(await db.selectFrom('zugangsdaten').selectAll().execute()).toEqual([]);

    const trotzdem = { ...neu, trotzdem: true };
    const stored = await admin.send(saveSmtp, { body: { ...trotzdem, ...falsch } });
    expect(stored.data).toMatchObject({ gespeichert: true, pruefung: { ok: false } });
    const live = await admin.send(saveZahlung, { body: { ...trotzdem, ...fremd } });
    expect(live.data).toMatchObject({
      ...{ gespeichert: true, pruefung: { ok: false } },
      zugaenge: { zahlung: { anbieter: 'stripe', modus: 'live' } },
    });
    expect((await zugaenge.anbieter())?.modus).toBe('live');
    expect(await readOnlineAngebot(db)).toEqual({ anbieter: 'stripe', modus: 'live', wege: [] });
  });

  test('that two people change at once are changed by the first', async () => {
    const { as } = await openMitStripe(database);
    const { zugang } = await startPostfach();
    const [one, other] = [as('admin'), as('admin')];
    const body = { ...neu, ...zugang };
    // Both have begun before either is stored.
    const answers = await Promise.all([one.put(pfad.smtp, body), other.put(pfad.smtp, body)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const late = await other.put(pfad.smtp, body);
    expect(late.json()).toMatchObject({
      message: expect.stringMatching(/^Erika .* hat das inzwischen geändert\.$/),
      data: { smtp: { version: 1, quelle: 'einstellung' } },
    });
    const removal = await other.post(`${pfad.smtp}/entfernen`, { version: 0 });
    expect(removal.statusCode).toBe(409);
  });

  test('that are taken away are gone at once, and an old page does not put them back', async () => {
    const { db, as, zugaenge, zugang } = await openMitStripe(database);
    const admin = as('admin');
    await admin.send(saveZahlung, { body: { ...neu, ...zugang } });
    const removed = await admin.send(entfernen, { ...zahlung, body: { version: 1 } });
    expect(removed.data.zahlung).toMatchObject({ quelle: 'keine', version: 2, unlesbar: false });
    expect(await zugaenge.anbieter()).toBeUndefined();
    expect(await readOnlineAngebot(db)).toBeUndefined();
    expect(await db.selectFrom('zugangsdaten').select('geheim').execute()).toEqual([{ geheim: null }]);
    expect((await admin.put(pfad.zahlung, { ...neu, version: 1, ...zugang })).statusCode).toBe(409);
    expect((await admin.send(pruefen, zahlung)).data).toEqual({
      ok: false,
      text: 'Es ist kein Zahlungsanbieter eingerichtet. Bitte geben Sie die Zugangsdaten ein.',
    });
  });

  test('are for the owner alone, and for nobody to try again and again', async () => {
    const { as } = await openZugangLaden(database);
    for (const role of ['employee', 'customer'] as const) {
      const caller = as(role);
      const answers = [
        await caller.get('/einstellungen/zugaenge'),
        await caller.put(pfad.smtp, neu),
        await caller.put(pfad.zahlung, neu),
        await caller.post(`${pfad.smtp}/pruefen`),
        await caller.post(`${pfad.smtp}/entfernen`, { version: 0 }),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
    }
    const admin = as('admin');
    for (let nr = 0; nr < 10; nr += 1) await admin.send(pruefen, { params: { name: 'smtp' } });
    const late = await admin.post(`${pfad.smtp}/pruefen`);
    expect(late.statusCode).toBe(429);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('say how much runs at the provider, which nobody could follow without its key', async () => {
    const { db, as, zugang } = await openMitStripe(database);
    const admin = as('admin');
    await admin.send(saveZahlung, { body: { ...neu, ...zugang } });
    const laufend = async () => (await admin.send(read)).data.zahlung.laufend;
    expect(await laufend()).toBe(0);
    for (const versuch of [
      { modus: 'test', stand: 'beginnt' },
      { modus: 'test', stand: 'offen' },
      { modus: 'test', stand: 'abgelaufen' },
      { modus: 'live', stand: 'offen' },
    ] as const)
      await addVersuch(db, versuch);
    expect(await laufend()).toBe(2);
    const bezahlt = await addVersuch(db, { modus: 'test', stand: 'bezahlt' });
    for (const stand of ['laeuft', 'unklar', 'erledigt'] as const) await addErstattung(db, bezahlt, stand);
    expect(await laufend()).toBe(4);
  });

  test('that do not hold, because the environment wins, change nothing of what is offered', async () => {
    const { db, zugang, node } = await openMitStripe(database);
    const mollie = { anbieter: 'mollie', key: 'live_abcdefghijklmnopqrstuvw', api: undefined } as const;
    const { as } = await node({ zahlung: mollie });
    const saved = await as('admin').send(saveZahlung, { body: { ...neu, ...zugang } });
    expect(saved.data).toMatchObject({ gespeichert: true, zugaenge: { zahlung: { quelle: 'umgebung' } } });
    expect(await readOnlineAngebot(db)).toBeUndefined();
  });

  test('say of a provider what is missing', async () => {
    const { as, stripe, zugang } = await openMitStripe(database);
    const admin = as('admin');
    await admin.send(saveZahlung, { body: { ...neu, ...zugang } });
    const pruefe = async () => (await admin.send(pruefen, zahlung)).data;
    stripe.forbidNext(1);
    expect(await pruefe()).toEqual({
      ok: false,
      text: expect.stringMatching(/„Payment Method Configurations“: Lesen/),
    });
    stripe.dropNext(3);
    expect(await pruefe()).toEqual({
      ok: false,
      text: expect.stringMatching(/^Stripe antwortet gerade nicht/),
    });
    stripe.configurations.splice(0);
    expect(await pruefe()).toEqual({
      ok: true,
      text: expect.stringMatching(/noch keine Zahlungsart eingeschaltet/),
    });
  });
});

const oeffentlich = {
  ...{ oeffentlich: true, proxyGeklaert: true, https: true, sicherung: true, smtp: true },
  zahlung: { anbieter: 'stripe', modus: 'live' },
  adresse: 'https://seifenhof.example',
} as const;

describe.each(databases)('access data of an open shop on %s', (database) => {
  /** It is paid online alone, and others can reach it. */
  async function openOeffentlich() {
    const stripe = await startFakeStripe();
    onTestFinished(stripe.close);
    const laden = await openZugangLaden(database, { stripeApi: stripe.api }, { umgebung: oeffentlich });
    const { db } = laden;
    await changeEinstellung(db, 'zahlung', {
      vorkasse: { ...leereZahlung.vorkasse, aktiv: false },
      abholung: { aktiv: false },
      online: { ...leereZahlung.online, aktiv: true },
    });
    const zugang = { anbieter: 'stripe', schluessel: stripe.key, meldungen: '' } as const;
    const schalte = (phase: 'geoeffnet' | 'pausiert') => changeEinstellung(db, 'phase', { phase });
    const stored = async () => {
      const rows = await db.selectFrom('zugangsdaten').selectAll().orderBy('name').execute();
      return rows.map(({ geheim, version }) => [version, geheim !== null]);
    };
    return { ...laden, admin: laden.as('admin'), zugang, schalte, stored };
  }

  test('take no test key, before a pause', async () => {
    const { admin, zugang, schalte, stored } = await openOeffentlich();
    await schalte('geoeffnet');
    for (const trotzdem of [false, true]) {
      const refused = await admin.put(pfad.zahlung, { version: 0, trotzdem, ...zugang });
      expect(refused.statusCode).toBe(409);
      expect(refused.json().message).toMatch(
        /^Der Laden ist geöffnet.* Testschlüssel: Niemand bezahlt wirklich.*zuerst oben .*eine Pause\.$/,
      );
      expect(refused.json()).not.toHaveProperty('data');
    }
    expect(await stored()).toEqual([]);
    await schalte('pausiert');
    await admin.send(saveZahlung, { body: { ...neu, ...zugang } });
    expect(await stored()).toEqual([[1, true]]);
  });

  test('stay where it could not be open without them, before a pause', async () => {
    const { admin, zugang, schalte, stored } = await openOeffentlich();
    const { zugang: postfach } = await startPostfach();
    await schalte('pausiert');
    await admin.send(saveZahlung, { body: { ...neu, ...zugang } });
    await admin.send(saveSmtp, { body: { ...neu, ...postfach } });
    await schalte('geoeffnet');
    const remove = (name: 'smtp' | 'zahlung') => admin.post(`${pfad[name]}/entfernen`, { version: 1 });
    const [post, geld] = [await remove('smtp'), await remove('zahlung')];
    expect([post.statusCode, geld.statusCode]).toEqual([409, 409]);
    expect(post.json().message).toMatch(/geöffnet.* den Mailserver eintragen\. Oder machen Sie zuerst/);
    expect(geld.json().message).toMatch(/geöffnet.* Mindestens eine Zahlungsart einschalten\. .*Oder machen/);
    // A stale page hears of that first.
    const alt = await admin.post(`${pfad.smtp}/entfernen`, { version: 0 });
    expect(alt.json().data.smtp.version).toBe(1);
    expect(await stored()).toEqual([
      [1, true],
      [1, true],
    ]);
    await schalte('pausiert');
    await remove('smtp');
    await remove('zahlung');
    expect(await stored()).toEqual([
      [2, false],
      [2, false],
    ]);
  });
});

test('a shop of several nodes says what it needs before it takes a secret', async () => {
  const { as, db } = await openZugangLaden('PostgreSQL', { secretsKey: undefined });
  const { zugang, smtp } = await startPostfach();
  const admin = as('admin');
  expect((await admin.send(read)).data.speicherbar).toBe(false);
  const refused = await admin.put(pfad.smtp, { ...neu, trotzdem: true, ...zugang });
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toMatch(/openssl rand -base64 32.*SECRETS_KEY.*starten Sie den Laden neu/);
  expect(refused.json()).not.toHaveProperty('data');
  expect([smtp.commands, await db.selectFrom('zugangsdaten').selectAll().execute()]).toEqual([[], []]);
});

test('nobody waits for a mail server that is silent', async () => {
  const silent = createServer();
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as { port: number };
  const limit = new AbortController();
  silent.once('connection', (socket) => {
    limit.abort();
    socket.once('error', () => {}).once('close', () => {});
  });
  expect(await checkSmtp(`smtp://127.0.0.1:${port}`, limit.signal)).toBe('ETIMEDOUT');
});
