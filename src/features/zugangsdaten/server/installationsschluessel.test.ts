import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { installationsschluessel } from './installationsschluessel.ts';

function folder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'laden-schluessel-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const schluessel = installationsschluessel({ secretsKey: undefined, dataDir, isShared: false });
  return { dataDir, file: join(dataDir, 'zugangsdaten.key'), schluessel };
}

function modeOf(file: string): number {
  return statSync(file).mode & 0o777;
}

test('a key is made when it is needed, for its owner alone, and stays', () => {
  const { dataDir, file, schluessel } = folder();
  expect(schluessel.isMoeglich).toBe(true);
  expect(schluessel.lies()).toBeUndefined();
  expect(readdirSync(dataDir)).toEqual([]);
  const key = schluessel.hole();
  expect(key).toHaveLength(32);
  expect(readFileSync(file, 'utf8')).toBe(`${key.toString('base64')}\n`);
  expect(modeOf(file)).toBe(0o600);
  expect([schluessel.hole(), schluessel.lies()]).toEqual([key, key]);
  expect(readdirSync(dataDir)).toEqual(['zugangsdaten.key']);
});

test('a copy that others could read is closed to them', () => {
  const { file, schluessel } = folder();
  const key = schluessel.hole();
  chmodSync(file, 0o644);
  expect(schluessel.lies()).toEqual(key);
  expect(modeOf(file)).toBe(0o600);
});

test.each(['', 'AAAA', 'ein Schlüssel, den jemand verlor', `${'A'.repeat(50)}=`])(
  'a file that is no key (%s) is none, and is not replaced',
  (content) => {
    const { file, schluessel } = folder();
    writeFileSync(file, content);
    expect(schluessel.lies()).toBeUndefined();
    expect(() => schluessel.hole()).toThrow(/beschädigt oder nicht lesbar.*löschen Sie die Datei/);
    expect(readFileSync(file, 'utf8')).toBe(content);
  },
);

test('the environment wins over a file, and makes none', () => {
  const { dataDir, file } = folder();
  const secretsKey = Buffer.alloc(32, 7);
  const schluessel = installationsschluessel({ secretsKey, dataDir, isShared: false });
  expect([schluessel.lies(), schluessel.hole()]).toEqual([secretsKey, secretsKey]);
  expect(existsSync(file)).toBe(false);
});

test('for several nodes only the environment has one', () => {
  const { dataDir } = folder();
  const ohne = installationsschluessel({ secretsKey: undefined, dataDir, isShared: true });
  expect(ohne.isMoeglich).toBe(false);
  expect(ohne.lies()).toBeUndefined();
  expect(() => ohne.hole()).toThrow(/openssl rand -base64 32.*SECRETS_KEY/);
  expect(readdirSync(dataDir)).toEqual([]);
});
