import { isUnreachable } from '#server/db/engines/is-unreachable.ts';
import { UnfitFileError } from '#server/db/engines/sqlite-file.ts';
import { type StorageFailure, storageFailureOf } from '#server/db/engines/storage-failure.ts';
import { NewerDatabaseError, OlderDatabaseError } from '#server/db/migrate/migrate.ts';
import { AppError } from '#shared/wire/errors.ts';
import { ConfigError } from '../config.ts';
import { LostShopError } from './lost-shop.ts';

/** German texts for codes of the operating system and the databases, with the setting to check. */
const textOfCode: Record<string, string> = {
  EADDRINUSE: 'Auf diesem Port läuft schon etwas. Mit PORT=… einen anderen wählen.',
  EADDRNOTAVAIL: 'HOST: Diese Adresse hat dieser Rechner nicht.',
  ENOTFOUND: 'HOST oder DATABASE_URL: Dieser Name ist nicht bekannt.',
  EAI_AGAIN: 'HOST oder DATABASE_URL: Dieser Name ist nicht bekannt.',
  EACCES: 'DATA_DIR oder PORT: Dafür fehlt die Berechtigung.',
  EPERM: 'DATA_DIR: Die Dateien darin gehören jemand anderem oder sind gesperrt.',
  ENOTDIR: 'DATA_DIR: Das ist kein Ordner.',
  EEXIST: 'DATA_DIR: Das ist kein Ordner.',
  ERR_SQLITE_ERROR: 'DATA_DIR: Die Datenbank darin lässt sich nicht öffnen oder nicht beschreiben.',
  '28P01': 'DATABASE_URL: Benutzer oder Passwort stimmen nicht.',
  '53300': 'DATABASE_URL: Die Datenbank hat keine Verbindung mehr frei (max_connections).',
  '3D000': 'DATABASE_URL: Diese Datenbank gibt es nicht.',
};

const textOfStorage: Record<StorageFailure, string> = {
  full: 'DATA_DIR oder DATABASE_URL: Der Speicherplatz ist voll. Bitte Platz schaffen und den Laden wieder starten.',
  readOnly:
    'DATA_DIR oder DATABASE_URL: Dort darf nicht geschrieben werden. Bitte die Rechte ändern und den Laden wieder starten.',
  disk: 'DATA_DIR oder DATABASE_URL: Der Datenträger meldet einen Fehler. Bitte prüfen und den Laden wieder starten.',
};

/** Errors whose message is the text. */
const refusals = [NewerDatabaseError, OlderDatabaseError, UnfitFileError, LostShopError];

/** Why the shop did not start, for the person at the terminal; `undefined` for a bug, which keeps its stack trace. */
export function startFailureText(error: unknown): string | undefined {
  if (error instanceof ConfigError) return `Die Einstellungen stimmen nicht:\n${error.message}`;
  if (refusals.some((kind) => error instanceof kind)) return (error as Error).message;
  if (error instanceof AppError) return `ADMIN_PASSWORD oder ADMIN_EMAIL: ${error.message}`;
  if (!(error instanceof Error)) return undefined;
  const text = textOf(error);
  return text && `${text} (${error.message})`;
}

function textOf(error: Error): string | undefined {
  const storage = storageFailureOf(error);
  if (storage) return textOfStorage[storage];
  const text = textOfCode[String((error as { code?: unknown }).code)];
  return text ?? (isUnreachable(error) ? 'DATABASE_URL: Die Datenbank ist nicht erreichbar.' : undefined);
}
