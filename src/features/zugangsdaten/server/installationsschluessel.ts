import { randomBytes, randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { AppError } from '#shared/wire/errors.ts';

/** What the environment says of the key. */
export type SchluesselUmgebung = {
  /** 32 bytes; without them, those of a file in `dataDir`. */
  secretsKey: Buffer | undefined;
  dataDir: string;
  /** Several nodes may serve this shop: a file of one of them is no key for all. */
  isShared: boolean;
};

/** The key under which this installation stores secrets (ADR 111). */
export type Installationsschluessel = {
  /** Whether there is one, or can be. */
  isMoeglich: boolean;
  /** Never makes one: what is stored was stored under another key then. */
  lies: () => Buffer | undefined;
  /** Makes it with the first secret that is stored; refuses (409) if there can be none. */
  hole: () => Buffer;
};

const keyFile = 'zugangsdaten.key';

const ohneSchluessel =
  'Zugangsdaten lassen sich hier noch nicht speichern: Der Laden läuft auf PostgreSQL und braucht dafür einen Schlüssel, den alle Rechner kennen. Erzeugen Sie einen mit „openssl rand -base64 32“, tragen Sie ihn auf jedem Rechner als SECRETS_KEY in die Umgebung (Datei „.env“) ein, und starten Sie den Laden neu.';
const schluesselKaputt = `Die Datei „${keyFile}“ im Datenordner ist beschädigt oder nicht lesbar. Haben Sie eine heile Kopie, legen Sie sie zurück; sonst löschen Sie die Datei. Speichern Sie dann noch einmal.`;

export function installationsschluessel(umgebung: SchluesselUmgebung): Installationsschluessel {
  const { secretsKey, dataDir, isShared } = umgebung;
  if (secretsKey) return { isMoeglich: true, lies: () => secretsKey, hole: () => secretsKey };
  if (isShared) {
    const hole = () => {
      throw new AppError('CONFLICT', ohneSchluessel);
    };
    return { isMoeglich: false, lies: () => undefined, hole };
  }
  const file = join(dataDir, keyFile);
  const hole = () => {
    if (!existsSync(file)) createKey(dataDir, file);
    const key = readKey(file);
    if (!key) throw new AppError('CONFLICT', schluesselKaputt);
    return key;
  };
  return { isMoeglich: true, lies: () => readKey(file), hole };
}

/** For its owner alone, whoever copied it. A file that is no key is none. */
function readKey(file: string): Buffer | undefined {
  try {
    if (statSync(file).mode & 0o077) closeToOthers(file);
    const text = readFileSync(file, 'utf8').trim();
    return /^[A-Za-z\d+/]{43}=?$/.test(text) ? Buffer.from(text, 'base64') : undefined;
  } catch {
    return undefined;
  }
}

function closeToOthers(file: string): void {
  try {
    chmodSync(file, 0o600);
  } catch {
    // Of another owner, or on a file system without modes: it is a key all the same.
  }
}

/**
 * Whole or not at all, and on the disk before anything is stored under it. Of two processes that make one, the second
 * finds the first one's: a link never replaces a file.
 */
function createKey(dataDir: string, file: string): void {
  const part = `${file}.${randomUUID()}.teil`;
  try {
    writeFileSync(part, `${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600, flush: true });
    giveName(part, file);
    folderToDisk(dataDir);
  } finally {
    rmSync(part, { force: true });
  }
}

function giveName(part: string, file: string): void {
  try {
    linkSync(part, file);
  } catch {
    // Some file systems (FAT, many network shares) have no hard links.
    copyNew(part, file);
  }
}

/** Replaces no file either; one that another process has just made is the key. */
function copyNew(part: string, file: string): void {
  try {
    copyFileSync(part, file, constants.COPYFILE_EXCL);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return;
  }
  toDisk(file);
}

/** Its entry must reach the disk too; Windows cannot sync a folder. */
function folderToDisk(folder: string): void {
  if (process.platform === 'win32') return;
  toDisk(folder);
}

function toDisk(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
