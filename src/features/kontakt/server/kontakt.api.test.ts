import { describe, expect, test } from 'vitest';
import { readEinstellung } from '#features/einstellung/server/index.ts';
import { sendPost } from '#features/post/server/index.ts';
import type { Mail } from '#features/post/server/zustellung/send-mail.ts';
import type { Db } from '#server/db/connect.ts';
import { startOpenShop } from '#test/auftrag/kasse.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { changeEinstellung } from '#test/einstellung/einstellung.ts';
import { listPost } from '#test/konto/nachrichten.ts';
import { buildTestApp, callApi, startTestApp } from '#test/test-app.ts';
import type { KontaktBody } from '../contract.ts';

const start = '2026-11-23T09:00:00.000Z';

async function startAtTime(database: DatabaseName) {
  let at = Date.parse(start);
  const clock = { now: () => new Date(at), add: (ms: number) => (at += ms) };
  const shop = await startOpenShop(database, { now: clock.now });
  const sende = (body: object, remoteAddress = '127.0.0.1', app = shop.app) =>
    callApi(app, { method: 'POST', path: '/kontakt', payload: body, remoteAddress });
  return { ...shop, clock, sende };
}

let count = 0;
/** A message as the form sends it; another one each time. */
function frage(gewollt: Partial<KontaktBody> = {}): KontaktBody {
  count += 1;
  return {
    ...{ id: `frage-${count}`.padEnd(32, 'x'), name: 'Käthe Muster', email: 'kaethe@kundschaft.example' },
    ...{ bestellnummer: '', nachricht: 'Guten Tag,\ngibt es die Seife auch größer?', betreff: '' },
    ...gewollt,
  };
}

const attemptsOf = async (db: Db) => {
  const rows = await db.selectFrom('attempt').select('count').execute();
  return rows.map((row) => row.count).sort();
};
const minute = 60_000;

describe.each(databases)('POST /kontakt on %s', (database) => {
  test('stores one message to the workshop, whose answer goes to the author, and the author gets none', async () => {
    const { db, sende } = await startAtTime(database);
    const reply = await sende(frage({ bestellnummer: 'B-26-K7M4Q' }));
    expect([reply.statusCode, reply.json()]).toEqual([200, { success: true, data: { gesendetAt: start } }]);
    expect(await listPost(db)).toMatchObject([
      {
        ...{ art: 'kontakt', an: 'hallo@seifenhof.example', antwortAn: 'kaethe@kundschaft.example' },
        ...{ betreff: 'Nachricht von Käthe Muster', faelligAt: start, accountId: null, auftragId: null },
        text: expect.stringMatching(/Bestellnummer: B-26-K7M4Q[\s\S]*Guten Tag,\n {4}gibt es die Seife/),
      },
    ]);

    const sent: Mail[] = [];
    const weg = { isSmtp: true, send: async (mail: Mail) => void sent.push(mail), close: () => {} };
    await changeEinstellung(db, 'post', {
      ...(await readEinstellung(db, 'post')).angaben,
      absender: 'post@seifenhof.example',
    });
    const log = { error: () => {} };
    await sendPost(db, { now: new Date(start), signal: new AbortController().signal, weg, log });
    expect(sent).toMatchObject([
      {
        to: { address: 'hallo@seifenhof.example' },
        replyTo: { address: 'kaethe@kundschaft.example' },
        envelope: { to: ['hallo@seifenhof.example'] },
      },
    ]);
  });

  test('the same message again has the first answer, is stored once and counts once; another text is another message', async () => {
    const { db, clock, sende } = await startAtTime(database);
    const body = frage();
    const first = await sende(body, '203.0.113.7');
    clock.add(3 * minute);
    const again = await sende({ ...body, name: ' Käthe  Muster ' }, '203.0.113.7');
    expect(again.json()).toEqual(first.json());
    expect(await listPost(db)).toHaveLength(1);
    expect(await attemptsOf(db)).toEqual([1, 1, 1]);

    const changed = await sende({ ...body, nachricht: 'Doch nicht' }, '203.0.113.7');
    expect(changed.json().data.gesendetAt).toBe('2026-11-23T09:03:00.000Z');
    expect(await listPost(db)).toHaveLength(2);
  });

  test('the same message at once on two nodes is one, and counts once', async () => {
    const { app, db, reopen, clock, sende } = await startAtTime(database);
    const nodes = [app, await buildTestApp(reopen(), { now: clock.now })];
    const body = frage();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) => sende(body, '203.0.113.7', nodes[at % 2])),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(await listPost(db)).toHaveLength(1);
    expect(await attemptsOf(db)).toEqual([1, 1, 1]);
  });

  test('a filled trap is answered like a message, and nothing is stored', async () => {
    const { db, sende } = await startAtTime(database);
    const reply = await sende(frage({ betreff: 'Billige Uhren' }), '203.0.113.7');
    expect([reply.statusCode, reply.json()]).toEqual([200, { success: true, data: { gesendetAt: start } }]);
    expect([await listPost(db), await attemptsOf(db)]).toEqual([[], []]);
  });

  test('says for each field what is wrong', async () => {
    const { db, sende } = await startAtTime(database);
    const reply = await sende({
      ...{ id: 'kurz', name: ' ', email: 'kaethe', bestellnummer: 'B'.repeat(41) },
      nachricht: 'a'.repeat(5001),
    });
    expect([reply.statusCode, reply.json().fehler]).toEqual([
      400,
      [
        'id: Möglich sind 22 bis 64 Buchstaben, Ziffern und Striche.',
        'name: Bitte Ihren Namen eingeben.',
        'email: Bitte eine vollständige E-Mail-Adresse, zum Beispiel name@beispiel.de.',
        'bestellnummer: Höchstens 40 Zeichen, es sind 41.',
        'nachricht: Höchstens 5.000 Zeichen, es sind 5.001.',
      ],
    ]);
    expect(await listPost(db)).toEqual([]);
  });

  test('the sixth message of a place within an hour waits, is not stored and says how else to write', async () => {
    const { db, clock, sende } = await startAtTime(database);
    for (let i = 1; i <= 5; i += 1) expect((await sende(frage(), `2001:db8::${i}`)).statusCode).toBe(200);
    const refused = frage();
    const reply = await sende(refused, '2001:db8::6');
    expect([reply.statusCode, reply.headers['retry-after'], reply.json().message]).toEqual([
      429,
      '600',
      'Aus Ihrem Netz kamen gerade sehr viele Nachrichten, diese haben wir nicht mehr angenommen. Bitte versuchen Sie es in 10 Minuten erneut. Oder schreiben Sie uns direkt an hallo@seifenhof.example.',
    ]);
    expect(await listPost(db)).toHaveLength(5);
    expect((await sende(frage(), '2001:db8:1::1')).statusCode).toBe(200);
    clock.add(10 * minute);
    expect((await sende(refused, '2001:db8::6')).statusCode).toBe(200);
    expect(JSON.stringify(await db.selectFrom('attempt').selectAll().execute())).not.toMatch(
      /2001|kundschaft/,
    );
  });

  test('a network of many places is limited too, and so are many networks together', async () => {
    const { db, sende } = await startAtTime(database);
    for (let i = 0; i < 20; i += 1) expect((await sende(frage(), `2001:db8:0:${i}::1`)).statusCode).toBe(200);
    expect((await sende(frage(), '2001:db8:0:ff::1')).statusCode).toBe(429);
    for (let i = 0; i < 80; i += 1) expect((await sende(frage(), `198.51.${i}.1`)).statusCode).toBe(200);
    const reply = await sende(frage(), '198.51.200.1');
    expect([reply.statusCode, reply.json().message]).toEqual([
      429,
      'Gerade kommen ungewöhnlich viele Nachrichten an, diese haben wir nicht mehr angenommen. Bitte versuchen Sie es in 60 Minuten erneut. Oder schreiben Sie uns direkt an hallo@seifenhof.example.',
    ]);
    expect((await sende(frage(), '127.0.0.1')).statusCode).toBe(429);
    expect(await listPost(db)).toHaveLength(100);
  });

  test('messages from this machine, as behind a proxy that the settings do not mention, count for the whole shop only', async () => {
    const { db, sende } = await startAtTime(database);
    for (let i = 0; i < 8; i += 1) expect((await sende(frage(), '::ffff:127.0.0.1')).statusCode).toBe(200);
    expect(await attemptsOf(db)).toEqual([8]);
  });

  test('without an address of the workshop the message is kept, and sent from the back office once there is one', async () => {
    const { db, as, sende, clock } = await startAtTime(database);
    const { angaben } = await readEinstellung(db, 'laden');
    await changeEinstellung(db, 'laden', { ...angaben, email: '', telefon: '0341 55501' });
    const body = frage();
    const [first, again] = [await sende(body), await sende(body)];
    expect([first.statusCode, again.json()]).toEqual([200, first.json()]);
    const [row] = await listPost(db);
    expect(await listPost(db)).toHaveLength(1);
    expect((await as('admin').get('/post')).json().data.nachrichten).toMatchObject([
      { stand: 'abgelegt', an: 'werkstatt', fehler: '' },
    ]);
    expect((await as('admin').get(`/post/${row?.id}`)).json().data.text).toContain('gibt es die Seife');

    for (let i = 0; i < 4; i += 1) await sende(frage(), '203.0.113.7');
    await sende(frage(), '203.0.113.7');
    expect((await sende(frage(), '203.0.113.7')).json().message).toMatch(
      /Oder rufen Sie uns an: 0341 55501$/,
    );

    const withServer = await buildTestApp(db, {
      now: clock.now,
      umgebung: {
        smtp: true,
        https: false,
        sicherung: false,
        oeffentlich: false,
        proxyGeklaert: true,
        adresse: 'http://localhost',
      },
    });
    const token = await as('admin').token();
    const senden = () => callApi(withServer, { method: 'POST', path: `/post/${row?.id}/senden`, token });
    expect((await senden()).json()).toMatchObject({
      success: false,
      message:
        'Die Werkstatt hat noch keine E-Mail-Adresse. Bitte tragen Sie unter Einstellungen › Laden eine ein.',
    });
    await changeEinstellung(db, 'laden', { ...angaben, email: 'neu@seifenhof.example' });
    expect((await senden()).json().data).toMatchObject({ stand: 'wartet', an: 'neu@seifenhof.example' });
  });

  test('nothing nasty is more than a refusal, and what is taken has one receiver and one answer address', async () => {
    const { db, sende } = await startAtTime(database);
    const boese = [
      ...['Käthe\r\nBcc: b@x.example', '=?utf-8?Q?=0d=0aBcc=3a?=', '<script>alert(1)</script>', '\ud800'],
      ...['\u202egnp.exe', '\u0000', '"', "'; drop table nachricht; --", '{{geheim}}', 'x\u0301'.repeat(40)],
      ...['a@b.example, c@d.example', 'Erika <a@b.example>', 'a@b.example\r\nBcc: c@d.example', '👩‍🌾'],
    ];
    for (const text of boese) {
      const bodies = [
        frage({ name: text }),
        frage({ email: text }),
        frage({ bestellnummer: text }),
        frage({ nachricht: text }),
        { ...frage(), id: text },
        { ...frage(), name: [text] },
        { ...frage(), nachricht: { text } },
        text,
      ];
      for (const body of bodies) {
        const reply = await sende(body as object);
        expect(reply.statusCode, reply.body).toBeLessThan(500);
      }
    }
    for (const { an, antwortAn, betreff } of await listPost(db)) {
      expect(an).toBe('hallo@seifenhof.example');
      // The latter of `Erika <a@b.example>`.
      expect(['kaethe@kundschaft.example', 'a@b.example']).toContain(antwortAn);
      expect(betreff).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e]/u);
    }
  });

  test('is refused until the shop opens', async () => {
    const { app, db } = await startTestApp(database);
    const reply = await callApi(app, { method: 'POST', path: '/kontakt', payload: frage() });
    expect([reply.statusCode, reply.json().message]).toEqual([
      409,
      'Das Kontaktformular gibt es, sobald der Laden geöffnet ist.',
    ]);
    expect(await listPost(db)).toEqual([]);
  });
});
