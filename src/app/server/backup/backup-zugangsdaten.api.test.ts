import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { zugangsdatenCalls } from '#features/zugangsdaten/calls.ts';
import { openZugaenge } from '#features/zugangsdaten/server/index.ts';
import { connect } from '#server/db/connect.ts';
import { openZugangLaden, startPostfach } from '#test/einstellung/zugang-laden.ts';
import { runBackup, runRestore } from './backup-command.ts';

const { read, saveSmtp } = zugangsdatenCalls;

test('a backup has neither access data nor their key, and a restored shop waits for them', async () => {
  const { db, as, place, umgebung, dataDir } = await openZugangLaden('SQLite');
  const { zugang } = await startPostfach();
  const body = { version: 0, trotzdem: false, ...zugang };
  await as('admin').send(saveSmtp, { body });
  const dir = mkdtempSync(join(tmpdir(), 'laden-backup-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const file = join(dir, 'laden.sqlite');
  await runBackup([file], place);

  const { geheim } = await db.selectFrom('zugangsdaten').selectAll().executeTakeFirstOrThrow();
  const key = readFileSync(join(dataDir, 'zugangsdaten.key'), 'utf8').trim();
  const bytes = readFileSync(file, 'latin1');
  const hidden = [geheim, geheim?.slice(20, 60), key, Buffer.from(key, 'base64').toString('latin1')];
  for (const text of [...hidden, zugang.benutzer, 'Seife & Wasser']) expect(bytes).not.toContain(text);

  const neu = join(dir, 'neu');
  await runRestore([file], { ...place, dataDir: neu });
  expect(readdirSync(neu)).toEqual(['shop.sqlite']);
  const restored = connect({ databaseUrl: undefined, dataDir: neu, onError: () => {} });
  onTestFinished(() => restored.destroy());
  const dienste = { now: () => new Date(), log: { error: () => {} } };
  // The same key would open them, if they were there.
  const hier = { ...umgebung, dataDir: neu, secretsKey: Buffer.from(key, 'base64') };
  const { smtp, lage, postweg } = openZugaenge(restored, hier, dienste);
  expect(await lage()).toEqual({ smtp: false });
  expect(await smtp()).toMatchObject({ quelle: 'keine', unlesbar: true, row: { version: 1, geheim: '' } });
  // Due mail is not written into files.
  expect(await postweg()).toMatchObject({ isSmtp: true });
  await expect((await postweg()).send({} as never, AbortSignal.timeout(1000))).rejects.toThrow(
    /lassen sich nicht öffnen/,
  );
  expect((await as('admin').send(read)).data.smtp.quelle).toBe('einstellung');
});
