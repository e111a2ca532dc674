import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, onTestFinished, test } from 'vitest';
import { databases, openMigratedDatabase } from '#test/database/databases.ts';
import { openLink, queueTestNachricht } from '#test/konto/nachrichten.ts';
import { hasFaelligePost, sendPost } from './send-post.ts';
import { openPostweg } from './send-ways.ts';

const now = new Date('2026-11-23T09:00:00.000Z');

async function openOhneServer(database: (typeof databases)[number]) {
  const { db } = await openMigratedDatabase(database);
  const dataDir = mkdtempSync(join(tmpdir(), 'laden-post-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const weg = openPostweg({ smtpUrl: undefined, dataDir });
  const log: string[] = [];
  const run = (at = now) =>
    sendPost(db, {
      ...{ now: at, weg, signal: new AbortController().signal },
      log: { error: (entry, text) => void log.push(`${text} ${JSON.stringify(entry)}`) },
    });
  const row = () => db.selectFrom('nachricht').selectAll().executeTakeFirstOrThrow();
  return { db, folder: join(dataDir, 'post'), run, row, log };
}

describe.each(databases)('without a mail server on %s', (database) => {
  test('a message becomes a file for the shop alone, with its link, and is never sent by itself', async () => {
    const { db, folder, run, row } = await openOhneServer(database);
    const link = [{ kind: 'knopf' as const, text: 'Öffnen', href: '/konto/link/{{geheim}}' }];
    await openLink(db, 'Geheimwort', now);
    const { id } = await queueTestNachricht(db, { now, bloecke: link, geheim: 'Geheimwort' });
    await run();
    expect(readdirSync(folder)).toEqual([`${id}.eml`]);
    const path = join(folder, `${id}.eml`);
    const mail = await PostalMime.parse(readFileSync(path));
    expect(mail.text).toContain('/konto/link/Geheimwort');
    expect(mail.from).toMatchObject({ address: 'laden@laden.example' });
    if (process.platform !== 'win32')
      expect([statSync(folder).mode & 0o777, statSync(path).mode & 0o777]).toEqual([0o700, 0o600]);
    expect(await row()).toMatchObject({
      faelligAt: null,
      gesendetAt: null,
      fehler: null,
      beanspruchtBis: null,
    });
    expect(await hasFaelligePost(db, new Date('2027-11-23T09:00:00.000Z'))).toBe(false);
  });

  test('a file that cannot be written keeps the message waiting, however often that happens', async () => {
    const { db, folder, run, row, log } = await openOhneServer(database);
    await queueTestNachricht(db, { now });
    writeFileSync(folder, 'not a folder');
    let at = now;
    for (let i = 0; i < 10; i++) {
      await expect(run(at)).rejects.toThrow(/E(EXIST|NOTDIR)/);
      at = new Date(at.getTime() + 25 * 3_600_000);
    }
    expect(log.join('')).not.toContain('@');
    expect((await row()).faelligAt).not.toBeNull();
    rmSync(folder);
    await run(at);
    expect(readdirSync(folder)).toHaveLength(1);
    expect(await row()).toMatchObject({ faelligAt: null, fehler: null });
  });
});
