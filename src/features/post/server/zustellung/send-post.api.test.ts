import { describe, expect, onTestFinished, test } from 'vitest';
import { inTransaction } from '#server/db/in-transaction.ts';
import { insertAuftrag } from '#test/auftrag/auftraege.ts';
import { type DatabaseName, databases, openMigratedDatabase } from '#test/database/databases.ts';
import { changeEinstellung } from '#test/einstellung/einstellung.ts';
import { insertProdukt } from '#test/factories.ts';
import { openLink, queueTestNachricht } from '#test/konto/nachrichten.ts';
import { startSmtp } from '#test/smtp.ts';
import { unlesbar } from '../../inhalt.ts';
import type { NachrichtAn } from '../../nachricht.ts';
import { findFaellige, setGesendet } from '../nachricht.repository.ts';
import { resendNachricht } from '../postausgang/resend-nachricht.ts';
import { sendNow } from './send-now.ts';
import { hasFaelligePost, sendPost } from './send-post.ts';
import { zeitenAt } from './send-times.ts';
import type { Postweg } from './send-weg.ts';
import { openSmtpWeg, type SmtpProbe } from './smtp-weg.ts';

const begin = new Date('2026-11-23T09:00:00.000Z');
const minute = 60_000;

/** A shop with a sender and a mail server; its clock stands until `wait` moves it. */
async function openPost(database: DatabaseName, kind: Parameters<typeof startSmtp>[0] = {}) {
  const opened = await openMigratedDatabase(database);
  const { db } = opened;
  await changeEinstellung(db, 'laden', { name: 'Seifenhof' });
  await changeEinstellung(db, 'post', {
    absender: 'hallo@seifenhof.example',
    antwortAn: 'ada@seifenhof.example',
  });
  const smtp = await startSmtp(kind);
  onTestFinished(smtp.close);
  let now = begin;
  const log: string[] = [];
  const note = (entry: object, text: string) => {
    log.push(`${text} ${JSON.stringify(entry)}`);
  };
  const weg = openSmtpWeg(smtp.url, { ca: smtp.ca });
  const run = (way: { weg?: Postweg; on?: typeof db; signal?: AbortSignal } = {}) => {
    const { signal = new AbortController().signal } = way;
    const sent = sendPost(way.on ?? db, {
      now,
      signal,
      weg: way.weg ?? weg,
      log: { error: note },
    });
    return sent.catch((error: Error) => note({}, `run failed: ${error.message}`));
  };
  return {
    ...{ ...opened, smtp, log, run, weg },
    probe: (probe: SmtpProbe) => openSmtpWeg(smtp.url, probe),
    queue: async (nachricht: Partial<NachrichtAn> = {}) => {
      if (nachricht.geheim) await openLink(db, nachricht.geheim, now);
      return queueTestNachricht(db, { ...nachricht, now });
    },
    wait: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
    time: () => now,
    rows: () => db.selectFrom('nachricht').selectAll().orderBy('id').execute(),
    row: () => db.selectFrom('nachricht').selectAll().executeTakeFirstOrThrow(),
  };
}

describe.each(databases)('the outbox on %s', (database) => {
  test('a message arrives whole, with its secret, and is marked as sent without it', async () => {
    const { queue, run, smtp, row, db, log } = await openPost(database);
    const link = [{ kind: 'knopf' as const, text: 'Öffnen', href: '/konto/link/{{geheim}}' }];
    const { messageId } = await queue({ bloecke: link, geheim: 'Streng$&geheim' });
    expect(await hasFaelligePost(db, begin)).toBe(true);
    await run();
    const [mail] = await smtp.mails();
    expect(mail).toMatchObject({
      messageId,
      subject: 'Ihre Seife ist unterwegs',
      from: { name: 'Seifenhof', address: 'hallo@seifenhof.example' },
      to: [{ name: 'Erika Beispiel', address: 'erika@kundschaft.example' }],
      replyTo: [{ address: 'ada@seifenhof.example' }],
    });
    expect(mail?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    expect(mail?.text).toContain('Streng$&geheim');
    expect(mail?.html).not.toContain('{{geheim}}');
    expect(await row()).toMatchObject({ faelligAt: null, fehler: null, geheim: null, versuche: 1 });
    expect((await row()).gesendetAt).not.toBeNull();
    expect(await hasFaelligePost(db, begin)).toBe(false);
    expect(log).toEqual([]);
  });

  test('one whose text is damaged is given up, with the reason, and holds up no other', async () => {
    const { queue, run, smtp, rows, db } = await openPost(database);
    const { id } = await queue();
    await db
      .updateTable('nachricht')
      .set({ inhalt: Buffer.from('kaputt') })
      .where('id', '=', id)
      .execute();
    const { messageId } = await queue();
    await run();
    expect((await smtp.mails()).map((mail) => mail.messageId)).toEqual([messageId]);
    expect((await rows())[0]).toMatchObject({ faelligAt: null, gesendetAt: null, fehler: unlesbar });
  });

  test('one that is put off is sent a minute later under the same id, and holds up no other', async () => {
    const { queue, run, wait, smtp, rows } = await openPost(database);
    const first = await queue();
    const second = await queue({ betreff: 'Zweite' });
    smtp.answers.data = [{ code: 451, text: '4.7.1 Greylisted' }];
    await run();
    expect((await smtp.mails()).map(({ messageId }) => messageId)).toEqual([second.messageId]);
    expect((await rows())[0]).toMatchObject({ gesendetAt: null, fehler: '451 4.7.1 Greylisted' });
    wait(minute - 5000);
    await run();
    expect(smtp.raw).toHaveLength(1);
    wait(10_000);
    await run();
    expect((await smtp.mails())[1]).toMatchObject({ messageId: first.messageId });
    expect((await rows())[0]).toMatchObject({ fehler: null, versuche: 2 });
  });

  test.each([
    ['to', 550, '5.1.1 User unknown'],
    ['data', 554, '5.7.1 Spam'],
  ] as const)(
    'refused for good (%s %i) it is given up with the reason, and sent when asked for',
    async (at, code, text) => {
      const { queue, run, smtp, row, db, log, time } = await openPost(database);
      const { id, messageId } = await queue();
      smtp.answers[at] = [{ code, text }];
      await run();
      expect(await row()).toMatchObject({ faelligAt: null, gesendetAt: null, fehler: `${code} ${text}` });
      expect(log).toHaveLength(1);
      await inTransaction(db, (db) => resendNachricht(db, id, time()));
      await run();
      expect(await smtp.mails()).toMatchObject([{ messageId }]);
      expect(await row()).toMatchObject({ versuche: 1, fehler: null });
    },
  );

  test('a server that is away, or knows nobody, is no reason to give a message up, and the run ends', async () => {
    const { queue, run, smtp, wait, rows, log } = await openPost(database);
    await queue();
    await queue();
    await smtp.close();
    await run();
    const [first, second] = await rows();
    expect(first).toMatchObject({ versuche: 0, fehler: expect.stringContaining('ECONNREFUSED') });
    expect(first?.faelligAt).toMatch(/^2026-11-23T09:05:0/);
    expect(second?.versuche).toBe(0);
    expect(log.at(-1)).toContain('run failed: the mail server could not be used (ESOCKET)');
    const back = await startSmtp({ port: smtp.port });
    onTestFinished(back.close);
    wait(6 * minute);
    await run();
    expect(back.raw).toHaveLength(2);
  });

  test('a server that is away for a long weekend costs no message', async () => {
    const { queue, run, smtp, wait, row } = await openPost(database);
    await queue();
    await smtp.close();
    for (let hours = 0; hours < 72; hours += 1) {
      await run();
      wait(60 * minute);
    }
    expect(await row()).toMatchObject({ versuche: 0, faelligAt: expect.any(String) });
    const back = await startSmtp({ port: smtp.port });
    onTestFinished(back.close);
    await run();
    expect(back.raw).toHaveLength(1);
  });

  test('one that another run holds is not sent at once beside it', async () => {
    const { queue, run, smtp, weg, db, time } = await openPost(database);
    const { id } = await queue();
    const gate = Promise.withResolvers<void>();
    const slow: Postweg = {
      ...weg,
      send: async (mail, signal) => {
        await gate.promise;
        await weg.send(mail, signal);
      },
    };
    const running = run({ weg: slow });
    await expect
      .poll(async () => (await db.selectFrom('nachricht').selectAll().executeTakeFirst())?.anspruch)
      .toBe(1);
    await expect(sendNow(db, id, { weg, now: time() })).rejects.toThrow('another node');
    gate.resolve();
    await running;
    expect(smtp.raw).toHaveLength(1);
  });

  test('sent again and refused, it still says when it was sent first', async () => {
    const { queue, run, smtp, row, db, time, wait } = await openPost(database);
    const { id } = await queue();
    await run();
    const zuerst = (await row()).gesendetAt;
    wait(60 * minute);
    await inTransaction(db, (db) => resendNachricht(db, id, time()));
    smtp.answers.to = [{ code: 550, text: 'mailbox is full' }];
    await run();
    expect(await row()).toMatchObject({
      gesendetAt: null,
      zuerstGesendetAt: zuerst,
      fehler: '550 mailbox is full',
    });
  });

  test('a sender who is refused is trouble of the shop, not of the message', async () => {
    const { queue, run, smtp, row } = await openPost(database);
    await queue();
    smtp.answers.from = [{ code: 553, text: '5.7.1 Sender rejected' }];
    await run();
    expect(await row()).toMatchObject({ fehler: '553 5.7.1 Sender rejected', faelligAt: expect.any(String) });
  });

  test('without a sender in the settings it waits, and no attempt is used up', async () => {
    const { queue, run, row, log, db } = await openPost(database);
    await queue();
    await changeEinstellung(db, 'post', { absender: '' });
    await run();
    expect(await row()).toMatchObject({ versuche: 0, fehler: null });
    expect(log).toEqual([expect.stringContaining('no sender in the settings')]);
  });

  test('a shop that stops while a server keeps silent sends it at its next start', async () => {
    const { queue, run, smtp, row } = await openPost(database);
    await queue();
    smtp.answers.data = ['schweigt'];
    const stop = new AbortController();
    const running = run({ signal: stop.signal });
    // It has the whole message and says nothing: its answer is taken, and not left for the next start.
    await expect.poll(() => smtp.answers.data).toEqual([]);
    stop.abort(new Error('stopped'));
    await running;
    expect(await row()).toMatchObject({ beanspruchtBis: null, gesendetAt: null, fehler: null });
    await run();
    expect(smtp.raw).toHaveLength(1);
  });

  test('a slow server is given up after the time limit, and the message is tried later', async () => {
    const { queue, smtp, row, db, weg, time } = await openPost(database);
    const { id } = await queue();
    smtp.answers.data = ['schweigt'];
    const slow: Postweg = { ...weg, send: (mail) => weg.send(mail, AbortSignal.timeout(200)) };
    expect(await sendNow(db, id, { weg: slow, now: time() })).toEqual({
      isGesendet: false,
      fehler: expect.stringContaining('EABORT'),
    });
    expect(await row()).toMatchObject({ gesendetAt: null, beanspruchtBis: null });
  });

  test('behind a flood a link goes first, then what a customer is told, then the flood from its beginning', async () => {
    const { db, queue, rows, time, wait } = await openPost(database);
    for (let i = 0; i < 300; i += 1) await queue({ art: i % 2 === 0 ? 'widerrufMeldung' : 'widerruf' });
    wait(minute);
    await queue({ art: 'bestellung' });
    await queue({ art: 'passwort', geheim: 'x' });
    const [flut] = await rows();
    const gesendet: string[] = [];
    for (let i = 0; i < 3; i += 1) {
      const { id } = (await findFaellige(db, zeitenAt(time()))) ?? { id: '' };
      gesendet.push(id);
      await inTransaction(db, (db) => setGesendet(db, id, time().toISOString()));
    }
    const [passwort, bestellung] = (await rows()).toReversed();
    expect(gesendet).toEqual([passwort?.id, bestellung?.id, flut?.id]);
  });

  test('messages of one order are sent in their order; given up, the first lets the next one go', async () => {
    const { queue, run, smtp, wait, db } = await openPost(database);
    const { id: auftragId } = await insertAuftrag(db, {
      posten: [{ produktId: await insertProdukt(db), menge: 1 }],
    });
    for (const betreff of ['Bestellt', 'Bezahlt', 'Versandt']) await queue({ auftragId, betreff });
    await queue({ betreff: 'Andere' });
    smtp.answers.to = [{ code: 451, text: 'later' }];
    await run();
    expect((await smtp.mails()).map(({ subject }) => subject)).toEqual(['Andere']);
    smtp.answers.to = [{ code: 550, text: 'never' }];
    wait(2 * minute);
    await run();
    expect((await smtp.mails()).map(({ subject }) => subject)).toEqual(['Andere', 'Bezahlt', 'Versandt']);
  });

  test('many runs at once send each message once', async () => {
    const { db, queue, run, smtp, reopen } = await openPost(database);
    for (let i = 0; i < 12; i++) await queue({ betreff: `Nachricht ${i}` });
    // Connections to a file block each other within one thread; the kill test uses processes.
    const other = () => (database === 'SQLite' ? db : reopen());
    await Promise.all([run(), run({ on: other() }), run({ on: other() })]);
    const ids = (await smtp.mails()).map(({ messageId }) => messageId);
    expect(ids).toHaveLength(12);
    expect(new Set(ids).size).toBe(12);
  });

  test('a node that dies after its claim is replaced when the claim ends', async () => {
    const { queue, run, smtp, wait, row } = await openPost(database);
    await queue();
    const never: Postweg = { isSmtp: true, send: () => new Promise(() => {}) };
    void run({ weg: never });
    await expect.poll(async () => (await row()).beanspruchtBis).not.toBeNull();
    await run();
    expect(smtp.raw).toHaveLength(0);
    wait(6 * minute);
    await run();
    expect(smtp.raw).toHaveLength(1);
  });

  test('one that dies between the answer of the server and the mark leads to a second mail under the same id', async () => {
    const { queue, run, smtp, wait, weg, row, db } = await openPost(database);
    const { messageId } = await queue();
    const dying: Postweg = {
      isSmtp: true,
      send: async (mail, signal) => {
        await weg.send(mail, signal);
        await new Promise(() => {});
      },
    };
    void run({ weg: dying });
    await expect.poll(() => smtp.raw.length).toBe(1);
    wait(6 * minute);
    await run();
    expect(await smtp.mails()).toMatchObject([{ messageId }, { messageId }]);
    expect((await row()).gesendetAt).not.toBeNull();
    expect(await hasFaelligePost(db, new Date(begin.getTime() + 86_400_000))).toBe(false);
  });

  test('a clock that was years ahead keeps no message for years', async () => {
    const { queue, run, smtp, db } = await openPost(database);
    await queue();
    await db
      .updateTable('nachricht')
      .set({ faelligAt: '2031-01-01T00:00:00.000Z', beanspruchtBis: '2031-01-01T00:03:00.000Z' })
      .execute();
    await run();
    expect(smtp.raw).toHaveLength(1);
  });

  test('one whose account is deleted while it is sent is gone, and nothing fails', async () => {
    const { queue, run, weg, db, rows, log } = await openPost(database);
    await queue();
    const meanwhile: Postweg = {
      ...weg,
      send: async (mail, signal) => {
        await weg.send(mail, signal);
        await db.deleteFrom('nachricht').execute();
      },
    };
    await run({ weg: meanwhile });
    expect(await rows()).toEqual([]);
    expect(log).toEqual([]);
  });

  test('it is being sent: then it cannot be sent again by hand; with its secret gone it never can', async () => {
    const { queue, run, db, rows, time } = await openPost(database);
    const link = [{ kind: 'knopf' as const, text: 'Öffnen', href: '/konto/link/{{geheim}}' }];
    const { id } = await queue({ art: 'passwort', bloecke: link, geheim: 'x' });
    await db.updateTable('nachricht').set({ beanspruchtBis: '2026-11-23T09:02:00.000Z' }).execute();
    const again = () => inTransaction(db, (db) => resendNachricht(db, id, time()));
    await expect(again()).rejects.toThrow('wird gerade gesendet');
    await db.updateTable('nachricht').set({ beanspruchtBis: null }).execute();
    await run();
    expect((await rows())[0]?.geheim).toBeNull();
    await expect(again()).rejects.toThrow('Link in dieser Nachricht ist verbraucht');
  });

  test('a link whose secret is gone, as after a restore, is never sent; the same words of a visitor are no link', async () => {
    const { queue, run, smtp, rows } = await openPost(database);
    const bloecke = [{ kind: 'text' as const, stuecke: ['{{geheim}}'] }];
    await queue({ art: 'passwort', bloecke });
    await queue({ art: 'kontakt', bloecke, betreff: 'Frage' });
    await run();
    expect((await smtp.mails()).map(({ subject }) => subject)).toEqual(['Frage']);
    expect((await rows())[0]).toMatchObject({
      faelligAt: null,
      fehler: 'Der Link in dieser Nachricht ist verbraucht.',
    });
  });

  test('no address, name, subject or secret stands in a line of the log', async () => {
    const { queue, run, smtp, log } = await openPost(database);
    const answers = [
      { code: 550, text: 'erika@kundschaft.example unknown' },
      { code: 451, text: 'erika@kundschaft.example later' },
      { code: 421, text: 'hallo@seifenhof.example bye' },
    ];
    for (const one of answers) {
      await queue({ geheim: 'Geheimwort' });
      smtp.answers.to = [one];
      await run();
    }
    await queue({ an: { email: 'a@b.example, c@d.example' } });
    await run();
    expect(log).toHaveLength(5);
    expect(log.join('\n')).not.toMatch(/@|erika|unterwegs|Geheimwort/i);
  });
});

describe('the connection to the mail server', () => {
  test('switches to TLS and signs in, and the mail arrives', async () => {
    const user = { name: 'hallo@seifenhof.example', pass: 'p@ss/wörd:#' };
    const { queue, run, smtp, probe } = await openPost('SQLite', { tls: 'starttls', user });
    await queue();
    await run({ weg: probe({ ca: smtp.ca, isTlsNeeded: true }) });
    expect(smtp.raw).toHaveLength(1);
    expect(smtp.commands[0]).toBe(`AUTH secure ${user.pass}`);
  });

  test('is encrypted from the start with smtps', async () => {
    const user = { name: 'laden', pass: 'passwort' };
    const { queue, run, smtp } = await openPost('SQLite', { tls: 'implicit', user });
    await queue();
    await run();
    expect(smtp.raw).toHaveLength(1);
    expect(smtp.commands[0]).toBe('AUTH secure passwort');
  });

  test.each(['starttls', 'implicit'] as const)(
    'is not used when the certificate is of nobody known (%s)',
    async (tls) => {
      const { queue, run, smtp, probe, row } = await openPost('SQLite', {
        tls,
        user: { name: 'a', pass: 'b' },
      });
      await queue();
      await run({ weg: probe({ isTlsNeeded: true }) });
      expect(smtp.commands).toEqual([]);
      expect((await row()).fehler).toMatch(/self-signed certificate/);
    },
  );

  test('never carries the password in the clear to another machine', async () => {
    const { queue, run, smtp, probe, row } = await openPost('SQLite', { user: { name: 'a', pass: 'b' } });
    await queue();
    await run({ weg: probe({ isTlsNeeded: true }) });
    expect(smtp.commands).toEqual([]);
    expect(await row()).toMatchObject({
      faelligAt: expect.any(String),
      fehler: expect.stringMatching(/^ETLS: .*STARTTLS/),
    });
  });

  test('a wrong password is trouble of the server: the message waits', async () => {
    const { queue, run, smtp, row, log } = await openPost('SQLite', { user: { name: 'a', pass: 'b' } });
    const wrong = openSmtpWeg(smtp.url.replace('a:b@', 'a:falsch@'));
    await queue();
    await run({ weg: wrong });
    expect(await row()).toMatchObject({ fehler: '535 5.7.8 authentication failed', versuche: 0 });
    expect(log.at(-1)).toContain('EAUTH 535');
  });
});
