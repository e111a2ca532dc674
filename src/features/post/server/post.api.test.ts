import type { Updateable } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Umgebung } from '#features/einstellung/umgebung.ts';
import type { Db } from '#server/db/connect.ts';
import type { NachrichtTable } from '#server/db/schema.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { changeEinstellung } from '#test/einstellung/einstellung.ts';
import { listPost } from '#test/konto/nachrichten.ts';
import { startTestApp, type TestConfig } from '#test/test-app.ts';
import { geheimMarke } from '../bloecke.ts';
import { postCalls } from '../calls.ts';
import { verborgenerLink } from '../hide-geheimnis.ts';
import { unlesbar } from '../inhalt.ts';
import type { NachrichtAn, NeueNachricht } from '../nachricht.ts';
import { ohneMailserver } from '../post-lage.ts';
import { queueNachricht, queueNachrichten } from './queue-nachricht.ts';

const adresse = 'https://lindenblatt.example';
const jetzt = new Date('2026-11-20T10:00:00.000Z');
const umgebung: Umgebung = {
  ...{ smtp: true, https: true, sicherung: true, oeffentlich: true, proxyGeklaert: true },
  adresse,
};
const absender = { absender: 'gruss@lindenblatt.example' };

const start = (database: DatabaseName, config: TestConfig = {}) =>
  startTestApp(database, { now: () => jetzt, umgebung, ...config });

let anzahl = 0;

/**
 * Queues a message; `state` is what the job made of it since. Its id is after those before it, even within a
 * millisecond.
 */
async function queue(
  db: Db,
  nachricht: Partial<NachrichtAn> = {},
  state: Partial<Updateable<NachrichtTable>> = {},
): Promise<string> {
  const neu: NachrichtAn = {
    art: 'storniert',
    an: { email: 'mia@mail.example', name: 'Mia Sommer' },
    betreff: 'Hallo',
    bloecke: [{ kind: 'text' as const, stuecke: ['Guten Tag'] }],
    ...nachricht,
  };
  anzahl += 1;
  const id = `nachricht-${String(anzahl).padStart(6, '0')}`;
  await db.transaction().execute(async (db) => {
    const queued = await queueNachricht(db, neu, { adresse, now: jetzt });
    await db
      .updateTable('nachricht')
      .set({ ...state, id })
      .where('id', '=', queued)
      .execute();
  });
  return id;
}

const gesendet = { faelligAt: null, gesendetAt: '2026-11-20T10:00:02.000Z', geheim: null };
const refused = { faelligAt: null, fehler: '550 5.1.1 User unknown', versuche: 1 };
const ago = (ms: number) => new Date(jetzt.getTime() - ms).toISOString();
const hour = 3_600_000;

describe.each(databases)('the outbox on %s', (database) => {
  test('tells what reached the workshop from what the shop wrote, and counts each', async () => {
    const { db, as } = await start(database);
    await queue(db, { art: 'kontakt', betreff: 'Frage', antwortAn: 'otto@mail.example' }, gesendet);
    await queue(db, { art: 'widerrufMeldung', betreff: 'Widerruf' });
    await queue(db, { betreff: 'hinaus' }, gesendet);
    await queue(db, { betreff: 'wartend' });
    const von = async (richtung: 'eingang' | 'ausgang') => {
      const { data } = await as('admin').send(postCalls.list, { query: { richtung } });
      return [data.nachrichten.map(({ betreff, antwortAn }) => [betreff, antwortAn]), data.anzahl];
    };
    const anzahl = { wartet: 1, gesendet: 1, nichtZugestellt: 0, abgelegt: 0 };
    expect(await von('eingang')).toEqual([
      [
        ['Widerruf', ''],
        ['Frage', 'otto@mail.example'],
      ],
      anzahl,
    ]);
    expect(await von('ausgang')).toEqual([
      [
        ['wartend', ''],
        ['hinaus', ''],
      ],
      anzahl,
    ]);
  });

  test('ends a message to people with the shop’s greeting, one to the workshop itself without', async () => {
    const { db } = await start(database);
    await changeEinstellung(db, 'laden', { email: 'post@seifenhof.example' });
    const bloecke = [{ kind: 'text' as const, stuecke: ['Guten Tag'] }];
    const textOf = (an: NeueNachricht['an']) =>
      db.transaction().execute(async (db) => {
        const neu: NeueNachricht = { art: 'kontakt', an, betreff: 'Frage', bloecke };
        const [id = ''] = await queueNachrichten(db, [neu], { adresse, now: jetzt });
        return (await listPost(db)).find((row) => row.id === id)?.text;
      });
    expect(await textOf({ email: 'mia@mail.example' })).toContain('Herzliche Grüße');
    expect(await textOf('werkstatt')).toBe('Guten Tag\n');
  });

  test('shows messages newest first, with their states and how many there are', async () => {
    const { db, as } = await start(database);
    await queue(db, { betreff: 'alt' }, gesendet);
    await queue(db, { betreff: 'weg' }, refused);
    await queue(db, { betreff: 'nur hier' }, { faelligAt: null });
    await queue(db, { betreff: 'neu' });

    const { data } = await as('admin').send(postCalls.list);
    expect(data.nachrichten.map(({ betreff, stand }) => [betreff, stand])).toEqual([
      ['neu', 'wartet'],
      ['nur hier', 'abgelegt'],
      ['weg', 'nichtZugestellt'],
      ['alt', 'gesendet'],
    ]);
    expect(data.anzahl).toEqual({ wartet: 1, gesendet: 1, nichtZugestellt: 1, abgelegt: 1 });
    expect(data).toMatchObject({ smtp: true, weitere: false });
    expect(data.nachrichten[2]).toMatchObject({ an: 'mia@mail.example', fehler: '550 5.1.1 User unknown' });

    for (const stand of ['wartet', 'gesendet', 'nichtZugestellt', 'abgelegt'] as const) {
      const { data } = await as('admin').send(postCalls.list, { query: { stand } });
      expect(data.nachrichten.map((zeile) => zeile.stand)).toEqual([stand]);
    }
  });

  test('is read in pages of 50', async () => {
    const { db, as } = await start(database);
    for (let nr = 1; nr <= 51; nr += 1) await queue(db, { betreff: `Nr. ${nr}` });
    const admin = as('admin');
    const first = (await admin.send(postCalls.list)).data;
    expect(first.nachrichten).toHaveLength(50);
    expect(first.weitere).toBe(true);
    const vor = first.nachrichten.at(-1)?._id;
    const { data } = await admin.send(postCalls.list, { query: { vor } });
    expect(data.nachrichten.map(({ betreff }) => betreff)).toEqual(['Nr. 1']);
    expect(data.weitere).toBe(false);
  });

  test('never shows the secret of a link, not even where the mail server quotes it', async () => {
    const { db, as } = await start(database);
    const geheim = 'aB3-streng-geheim';
    const bloecke = [{ kind: 'knopf', text: 'Öffnen', href: `/konto/link/${geheimMarke}` } as const];
    const fehler = `554 URL /konto/link/${geheim} listed`;
    const id = await queue(db, { bloecke, geheim }, { ...refused, fehler });
    const admin = as('admin');
    const read = await admin.get(`/post/${id}`);
    const answers = [read, await admin.get('/post'), await admin.post(`/post/${id}/senden`)];
    for (const { body, statusCode } of answers) {
      expect(statusCode).toBe(200);
      expect(body).not.toContain(geheim);
      expect(body).not.toContain('{{geheim}}');
    }
    expect(read.json().data).toMatchObject({ hatGeheimnis: true, fehler: '554 URL /konto/link/… listed' });
    expect(read.json().data.text).toContain(verborgenerLink);
  });

  test('shows a message as it was written, with its attachments', async () => {
    const { db, as } = await start(database);
    const id = await queue(db, {
      antwortAn: 'anna@mail.example',
      anhaenge: [
        { art: 'qr', text: 'BCD', cid: 'giro', name: 'giro.png' },
        { art: 'qr', text: 'BCD', cid: 'zwei', name: 'zwei.png' },
      ],
      bloecke: [{ kind: 'bild', cid: 'giro', alt: 'QR-Code', breite: 160 }],
    });
    const { data } = await as('admin').send(postCalls.read, { params: { id } });
    expect(data).toMatchObject({ antwortAn: 'anna@mail.example', hatGeheimnis: false, anhaenge: [] });

    const file = await as('admin').get(`/post/${id}/anhang/0`);
    expect(file.headers).toMatchObject({ 'content-type': 'image/png', 'content-disposition': 'attachment' });
    expect((await as('admin').get(`/post/${id}/anhang/2`)).statusCode).toBe(404);
    expect((await as('admin').get('/post/unbekannt')).statusCode).toBe(404);
    expect((await as('admin').post('/post/unbekannt/senden')).statusCode).toBe(404);
  });

  test('says of a message whose text is damaged that it cannot be read, and does not send it again', async () => {
    const { db, as } = await start(database);
    const id = await queue(db, {}, { ...refused, inhalt: Buffer.from('kaputt') });
    const { data } = await as('admin').send(postCalls.read, { params: { id } });
    expect(data).toMatchObject({ betreff: 'Hallo', text: unlesbar, html: `<p>${unlesbar}</p>` });
    const reply = await as('admin').post(`/post/${id}/senden`);
    expect([reply.statusCode, reply.json().message]).toEqual([409, unlesbar]);
  });

  test('sends a refused message again, but not one that is being sent', async () => {
    const { db, as } = await start(database);
    const id = await queue(db, {}, refused);
    const { data } = await as('admin').send(postCalls.senden, { params: { id } });
    expect(data).toMatchObject({ stand: 'wartet', versuche: 0, fehler: '', faelligAt: jetzt.toISOString() });

    const beanspruchtBis = new Date(jetzt.getTime() + 60_000).toISOString();
    const busy = await queue(db, {}, { beanspruchtBis });
    const reply = await as('admin').post(`/post/${busy}/senden`);
    expect(reply.statusCode).toBe(409);
  });

  test('sends nothing again without a mail server, and keeps what was sent as sent', async () => {
    const { db, as } = await start(database, { umgebung: { ...umgebung, smtp: false } });
    const id = await queue(db, {}, gesendet);
    expect((await as('admin').post(`/post/${id}/senden`)).statusCode).toBe(409);
    expect((await as('admin').send(postCalls.read, { params: { id } })).data.stand).toBe('gesendet');
  });

  test('says what is stuck', async () => {
    const { db, as } = await start(database);
    const lage = async () => (await as('admin').send(postCalls.lage)).data;
    expect(await lage()).toEqual({ problem: '', nichtZugestellt: 0 });
    await queue(db, {}, { createdAt: ago(2 * hour), ...refused });
    // Its sender has read what became of it.
    await queue(db, { art: 'test' }, { createdAt: ago(hour), ...refused });
    await queue(db, {}, { createdAt: ago(31 * 24 * hour), ...refused });
    expect(await lage()).toEqual({ problem: 'Eine Nachricht ist nicht angekommen.', nichtZugestellt: 1 });
  });

  test('what was settled in another way is stuck no more, until it is sent again', async () => {
    const { db, as } = await start(database);
    const problem = async () => (await as('admin').send(postCalls.lage)).data.problem;
    const id = await queue(db, {}, refused);
    expect(await problem()).toBe('Eine Nachricht ist nicht angekommen.');
    for (const _ of [1, 2])
      expect((await as('admin').send(postCalls.erledigen, { params: { id } })).data.istErledigt).toBe(true);
    expect(await problem()).toBe('');
    expect((await as('admin').send(postCalls.senden, { params: { id } })).data.istErledigt).toBe(false);

    expect((await as('admin').post(`/post/${id}/erledigt`)).statusCode).toBe(409);
    expect((await as('admin').post('/post/unbekannt/erledigt')).statusCode).toBe(404);
    expect((await as('employee').post(`/post/${id}/erledigt`)).statusCode).toBe(403);
  });

  test('a message that waits for more than an hour is stuck, one sent again is not', async () => {
    const { db, as } = await start(database);
    await changeEinstellung(db, 'post', absender);
    const lage = async () => (await as('admin').send(postCalls.lage)).data.problem;
    await queue(db, {}, { createdAt: ago(2 * hour) });
    await queue(db, {}, { createdAt: ago(hour / 2), faelligAt: ago(hour / 2) });
    expect(await lage()).toBe('');
    await queue(db, {}, { createdAt: ago(2 * hour), fehler: '451 later' });
    expect(await lage()).toBe('Eine Nachricht wartet seit über einer Stunde.');
  });

  test('a public shop without a mail server says that nobody gets anything', async () => {
    const { as } = await start(database, { umgebung: { ...umgebung, smtp: false } });
    expect((await as('admin').send(postCalls.lage)).data.problem).toBe(ohneMailserver);
    expect((await as('admin').send(postCalls.list)).data.smtp).toBe(false);
  });

  test('is closed to everyone but admins', async () => {
    const { as } = await start(database);
    for (const path of ['/post', '/post/lage', '/post/dns', '/post/x', '/post/x/anhang/0'])
      expect((await as('employee').get(path)).statusCode).toBe(403);
    expect((await as('employee').post('/post/x/senden')).statusCode).toBe(403);
    expect((await as('employee').post('/post/test', { an: 'a@b.example' })).statusCode).toBe(403);
  });
});

describe.each(databases)('the test message on %s', (database) => {
  test('is sent at once and answers what the mail server said', async () => {
    const sent: string[] = [];
    const sendNow = async (id: string) => {
      sent.push(id);
      return { isGesendet: false, fehler: '535 5.7.8 authentication failed' };
    };
    const { db, as } = await start(database, { sendNow });
    await changeEinstellung(db, 'post', absender);
    const reply = await as('admin').send(postCalls.test, { body: { an: 'maria@mail.example' } });
    expect(reply.data).toEqual({ isGesendet: false, fehler: '535 5.7.8 authentication failed' });
    const { data } = await as('admin').send(postCalls.list);
    expect(data.nachrichten).toMatchObject([{ _id: sent[0], art: 'test', an: 'maria@mail.example' }]);
  });

  test('needs a saved sender and a whole address', async () => {
    const { as } = await start(database);
    const reply = await as('admin').post('/post/test', { an: 'maria@mail.example' });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().message).toContain('Absender');
    expect((await as('admin').post('/post/test', { an: 'maria' })).statusCode).toBe(400);
  });

  test('without a mail server says where it lies', async () => {
    const { as } = await start(database, { umgebung: { ...umgebung, smtp: false } });
    const reply = await as('admin').send(postCalls.test, { body: { an: 'maria@mail.example' } });
    expect(reply.message).toContain('kein Mailserver');
    expect(reply.data).toEqual({ isGesendet: false, fehler: '' });
  });
});

describe.each(databases)('the records of the domain on %s', (database) => {
  test('are looked up for the saved sender', async () => {
    const records: Record<string, string[]> = {
      'lindenblatt.example': ['v=spf1 include:mail.example ~all'],
      'default._domainkey.lindenblatt.example': ['v=DKIM1; p=MIGf'],
    };
    const { db, as } = await start(database, { lookUpTxt: async (name) => records[name] ?? [] });
    expect((await as('admin').send(postCalls.dns)).data).toEqual({ domain: '', eintraege: [] });
    await changeEinstellung(db, 'post', absender);
    const { data } = await as('admin').send(postCalls.dns);
    expect(data.domain).toBe('lindenblatt.example');
    expect(data.eintraege.map(({ name, stand }) => [name, stand])).toEqual([
      ['SPF', 'da'],
      ['DKIM', 'da'],
      ['DMARC', 'fehlt'],
    ]);
  });
});
