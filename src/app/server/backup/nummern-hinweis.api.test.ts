import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { verifyBelege } from '#features/beleg/server/index.ts';
import { readEinstellung, saveEinstellung } from '#features/einstellung/server/index.ts';
import { connect } from '#server/db/connect.ts';
import { insertBelegAuftrag, writeBeleg } from '#test/beleg/write-beleg.ts';
import { openMigratedDatabase } from '#test/database/databases.ts';
import { runRestore } from './backup-command.ts';
import { makeBackup } from './make-backup.ts';
import { nummernHinweis } from './nummern-hinweis.ts';

const now = '2026-11-24T09:00:00.000Z';
const spaeter = '2026-11-25T09:00:00.000Z';

test('a restore says which number was the last, and no number is given twice to who does what it says', async () => {
  const { db, place } = await openMigratedDatabase('SQLite');
  const fuer = await insertBelegAuftrag(db);
  await writeBeleg(db, fuer, { now });
  const dir = mkdtempSync(join(tmpdir(), 'laden-nummern-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  await makeBackup(place, join(dir, 'laden.backup'));
  expect(await writeBeleg(db, fuer, { now })).toBe('RE-2026-0002');

  const neu = { databaseUrl: undefined, dataDir: join(dir, 'neu') };
  // Nothing was sent of its order, so verification has something to say.
  const text = await runRestore([join(dir, 'laden.backup'), '--trotzdem'], neu);
  expect(text).toMatch(
    /Der letzte Beleg dieser Sicherung ist RE-2026-0001\. .* ein zweites Mal\. .*Markttag.*„Nummern“.*schadet nicht\.$/,
  );
  expect(readdirSync(neu.dataDir)).toEqual(['shop.sqlite']);
  const restored = connect({ ...neu, onError: () => {} });
  onTestFinished(() => restored.destroy());
  const { angaben, version } = await readEinstellung(restored, 'nummern');
  const stand = { name: 'nummern' as const, angaben: { ...angaben, naechsteRechnung: 3 }, version };
  await saveEinstellung(restored, { ...stand, now: new Date(spaeter), von: { id: null, name: 'Ada' } });
  expect(await writeBeleg(restored, fuer, { now: spaeter })).toBe('RE-2026-0003');
  expect(await verifyBelege(restored)).toEqual([]);
});

test('the last number is the latest of the latest year, also on PostgreSQL', async () => {
  const { db, place } = await openMigratedDatabase('PostgreSQL');
  expect(await nummernHinweis(place)).toMatch(/^Diese Sicherung hat keine Belege\. /);
  const fuer = await insertBelegAuftrag(db);
  for (const at of [now, now, '2027-01-05T09:00:00.000Z']) await writeBeleg(db, fuer, { now: at });
  expect(await nummernHinweis(place)).toMatch(/^Der letzte Beleg dieser Sicherung ist RE-2027-0001\. /);
});

test('a database that cannot be read is not called one without documents', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'laden-nummern-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const text = await nummernHinweis({ databaseUrl: undefined, dataDir });
  expect(text).toMatch(/^Welcher Beleg dieser Sicherung der letzte ist, ließ sich nicht lesen\. /);
});
