import { randomBytes } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { postCalls } from '#features/post/calls.ts';
import { databases } from '#test/database/databases.ts';
import { changeEinstellung } from '#test/einstellung/einstellung.ts';
import { openZugangLaden, startPostfach, zugangAt } from '#test/einstellung/zugang-laden.ts';
import { startSmtp } from '#test/smtp.ts';
import { startFakeStripe } from '#test/zahlung/fake-stripe.ts';
import { zugangsdatenCalls } from '../calls.ts';

const { read, saveSmtp, saveZahlung, pruefen } = zugangsdatenCalls;
const neu = { version: 0, trotzdem: false };
const post = { absender: 'laden@seifenhof.example' };
const testmail = { body: { an: 'maria@mail.example' } };

async function startStripe() {
  const stripe = await startFakeStripe();
  onTestFinished(stripe.close);
  return { stripe, zugang: { anbieter: 'stripe', schluessel: stripe.key, meldungen: '' } as const };
}

describe.each(databases)('what is reached with access data on %s', (database) => {
  test('mail goes by the server of the settings without a restart, also on another node', async () => {
    const { db, as, node } = await openZugangLaden(database);
    const other = await node();
    const { smtp, zugang } = await startPostfach();
    await changeEinstellung(db, 'post', post);
    expect((await other.as('admin').send(postCalls.test, testmail)).data.isGesendet).toBe(false);
    await as('admin').send(saveSmtp, { body: { ...neu, ...zugang } });
    for (const one of [as('admin'), other.as('admin')])
      expect((await one.send(postCalls.test, testmail)).data).toEqual({ isGesendet: true, fehler: '' });
    expect(await smtp.mails()).toHaveLength(2);
  });

  test('payments go to the provider of the settings, with the key that was stored last, on every node', async () => {
    const { stripe, zugang } = await startStripe();
    const { as, zugaenge, node } = await openZugangLaden(database, { stripeApi: stripe.api });
    const other = (await node()).zugaenge;
    expect([await zugaenge.anbieter(), await other.anbieter()]).toEqual([undefined, undefined]);
    await as('admin').send(saveZahlung, { body: { ...neu, ...zugang } });
    for (const one of [zugaenge, other]) {
      const anbieter = await one.anbieter();
      expect(await anbieter?.leseWege()).toEqual(['karte', 'paypal']);
      // Its client, with the connections it keeps, is that of the next request.
      expect(await one.anbieter()).toBe(anbieter);
    }
    const geaendert = { version: 1, trotzdem: true, ...zugang, schluessel: `${stripe.key}1` };
    const before = await other.anbieter();
    await as('admin').send(saveZahlung, { body: geaendert });
    expect(await other.anbieter()).not.toBe(before);
    await expect((await other.anbieter())?.leseWege()).rejects.toMatchObject({ verbot: 'schluessel' });
  });

  test('the environment wins for each', async () => {
    const [eigener, { stripe, zugang }] = [await startSmtp(), await startStripe()];
    onTestFinished(eigener.close);
    const { smtp, zugang: postfach } = await startPostfach();
    const { db, as, node } = await openZugangLaden(database, { stripeApi: stripe.api });
    await changeEinstellung(db, 'post', post);
    await as('admin').send(saveSmtp, { body: { ...neu, ...postfach } });
    await as('admin').send(saveZahlung, { body: { ...neu, ...zugang } });
    const key = 'live_abcdefghijklmnopqrstuvw';
    const mitUmgebung = await node({
      smtpUrl: eigener.url,
      zahlung: { anbieter: 'mollie', key, api: undefined },
    });
    const admin = mitUmgebung.as('admin');
    await admin.send(postCalls.test, testmail);
    expect([(await eigener.mails()).length, (await smtp.mails()).length]).toEqual([1, 0]);
    expect(await mitUmgebung.zugaenge.anbieter()).toMatchObject({ name: 'mollie', modus: 'live' });
    const { data } = await admin.send(read);
    expect(data.smtp).toMatchObject({ quelle: 'umgebung', version: 1, unlesbar: false });
    expect(data.smtp).not.toHaveProperty('angaben');
    expect(data.zahlung).toMatchObject({
      quelle: 'umgebung',
      anbieter: 'mollie',
      modus: 'live',
      meldungen: true,
    });
    const geprueft = await admin.send(pruefen, { params: { name: 'smtp' } });
    expect(geprueft.data.ok).toBe(true);
    expect(eigener.commands.length).toBeGreaterThan(0);
  });

  test('the provider of the example workshop gives way to one of the settings', async () => {
    const { stripe, zugang } = await startStripe();
    const probe = { anbieter: 'probe' } as const;
    const { as, zugaenge } = await openZugangLaden(database, { stripeApi: stripe.api, zahlung: probe });
    const admin = as('admin');
    expect((await admin.send(read)).data.zahlung).toMatchObject({ quelle: 'keine', anbieter: 'probe' });
    expect(await zugaenge.lage()).toEqual({ smtp: false, zahlung: { anbieter: 'probe', modus: 'probe' } });
    await admin.send(saveZahlung, { body: { ...neu, ...zugang } });
    const seit = zugangAt.toISOString();
    const stripeTest = { anbieter: 'stripe', modus: 'test', seit };
    expect(await zugaenge.lage()).toEqual({ smtp: false, zahlung: stripeTest });
    // With each use, as the same one.
    expect((await zugaenge.anbieter())?.seit).toBe(seit);
    expect(await zugaenge.sicher()).toBe(await zugaenge.anbieter());
  });

  test('under another key they are not there, the shop runs, and its mail waits for them', async () => {
    const { stripe, zugang } = await startStripe();
    const { smtp, zugang: postfach } = await startPostfach();
    const probe = { anbieter: 'probe' } as const;
    const { db, as, node, log } = await openZugangLaden(database, { stripeApi: stripe.api, zahlung: probe });
    await changeEinstellung(db, 'post', post);
    await as('admin').send(saveSmtp, { body: { ...neu, ...postfach } });
    await as('admin').send(saveZahlung, { body: { ...neu, ...zugang } });
    const umgezogen = await node({ secretsKey: randomBytes(32) });
    const admin = umgezogen.as('admin');
    for (let nr = 0; nr < 3; nr += 1) {
      const { smtp, zahlung } = (await admin.send(read)).data;
      expect([smtp.quelle, smtp.unlesbar, zahlung.quelle, zahlung.unlesbar]).toEqual([
        'keine',
        true,
        'keine',
        true,
      ]);
    }
    expect(await umgezogen.zugaenge.lage()).toEqual({ smtp: false });
    expect(await umgezogen.zugaenge.anbieter()).toBeUndefined();
    await expect(umgezogen.zugaenge.sicher()).rejects.toThrow(/Zahlungsanbieters lassen sich nicht öffnen/);
    expect(log().split('access data of the settings do not open')).toHaveLength(3);
    const geprueft = await admin.send(pruefen, { params: { name: 'smtp' } });
    expect(geprueft.data).toEqual({
      ok: false,
      text: expect.stringMatching(/nicht öffnen. Bitte geben Sie sie neu ein/),
    });
    const weg = await umgezogen.zugaenge.postweg();
    await expect(weg.send({} as never, AbortSignal.timeout(1000))).rejects.toThrow(
      /lassen sich nicht öffnen/,
    );

    await admin.send(saveSmtp, { body: { ...neu, version: 1, ...postfach } });
    expect((await admin.send(postCalls.test, testmail)).data.isGesendet).toBe(true);
    expect(await smtp.mails()).toHaveLength(1);
  });

  test('where the environment wins nobody tries to open what is stored', async () => {
    const { stripe, zugang } = await startStripe();
    const { zugang: postfach } = await startPostfach();
    const { as, node, log } = await openZugangLaden(database, { stripeApi: stripe.api });
    await as('admin').send(saveSmtp, { body: { ...neu, ...postfach } });
    await as('admin').send(saveZahlung, { body: { ...neu, ...zugang } });
    const { key, api } = stripe;
    const zahlung = { anbieter: 'stripe', key, api, webhookSecret: undefined } as const;
    const smtpUrl = 'smtp://localhost:2525';
    const umgezogen = await node({ secretsKey: randomBytes(32), smtpUrl, zahlung });
    const { data } = await umgezogen.as('admin').send(read);
    expect([data.smtp, data.zahlung]).toMatchObject([{ version: 1 }, { version: 1, unlesbar: false }]);
    expect((await umgezogen.zugaenge.sicher())?.name).toBe('stripe');
    expect(log()).not.toContain('do not open');
  });

  test('a secret is in no answer, no row, no line of the log and no error', async () => {
    const { stripe, zugang } = await startStripe();
    const { zugang: postfach } = await startPostfach();
    const { db, as, log } = await openZugangLaden(database, { stripeApi: stripe.api });
    const admin = as('admin');
    const zahlung = { ...zugang, meldungen: stripe.webhookSecret };
    const pfad = '/einstellungen/zugaenge';
    const falsch = { ...postfach, passwort: 'Seife & Wasser/ß 2' };
    const answers = [
      await admin.put(`${pfad}/smtp`, { ...neu, ...falsch }),
      await admin.put(`${pfad}/smtp`, { ...neu, ...postfach }),
      await admin.put(`${pfad}/smtp`, { ...neu, ...postfach }),
      await admin.put(`${pfad}/smtp`, { ...neu, ...postfach, port: 'viele' }),
      await admin.put(`${pfad}/zahlung`, { ...neu, ...zahlung, schluessel: 'sk_test_einfalscher1' }),
      await admin.put(`${pfad}/zahlung`, { ...neu, ...zahlung, schluessel: 'geheim_test_1234567890' }),
      await admin.put(`${pfad}/zahlung`, { ...neu, ...zahlung }),
      await admin.post(`${pfad}/zahlung/pruefen`),
      await admin.get(pfad),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([
      200, 200, 409, 400, 200, 400, 200, 200, 200,
    ]);
    const rows = await db.selectFrom('zugangsdaten').selectAll().execute();
    const geheim = ['Seife & Wasser', 'einfalscher', 'geheim_test', stripe.key, stripe.webhookSecret];
    const kodiert = geheim.flatMap((text) => [
      text,
      encodeURIComponent(text),
      Buffer.from(text).toString('base64').slice(0, -4),
    ]);
    const alles = `${answers.map(({ body }) => body).join()} ${JSON.stringify(rows)} ${log()}`;
    for (const text of kodiert) expect(alles).not.toContain(text);
    for (const { geheim } of rows)
      expect(`${answers.map(({ body }) => body).join()} ${log()}`).not.toContain(geheim);
    expect([rows.length, log().includes(pfad)]).toEqual([2, true]);
  });
});

test('a shop on one machine keeps its key in a file beside the data, of which nobody else reads', async () => {
  const { as, node, dataDir } = await openZugangLaden('SQLite');
  const { zugang } = await startPostfach();
  const file = join(dataDir, 'zugangsdaten.key');
  await as('admin').send(read);
  expect(() => statSync(file)).toThrow(/ENOENT/);
  await as('admin').send(saveSmtp, { body: { ...neu, ...zugang } });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const key = readFileSync(file, 'utf8');
  // As after a restart; and moved, with its content as SECRETS_KEY.
  const secretsKey = Buffer.from(key, 'base64');
  for (const anders of [{}, { secretsKey, isShared: true }])
    expect(await (await node(anders)).zugaenge.lage()).toEqual({ smtp: true });
  writeFileSync(file, 'kaputt');
  expect(await (await node()).zugaenge.lage()).toEqual({ smtp: false });
  writeFileSync(file, key);
  expect(await (await node()).zugaenge.lage()).toEqual({ smtp: true });
});
