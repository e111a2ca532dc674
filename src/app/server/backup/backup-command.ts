import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sqliteFileOf } from '#server/db/connect.ts';
import { formatZahl } from '#shared/number/format-zahl.ts';
import { type Progress, silent } from '#shared/progress.ts';
import { CommandRefusal } from '../commands/command-refusal.ts';
import { UsageError } from '../commands/usage-error.ts';
import type { Verdict } from '../verify/verify-shop.ts';
import { makeBackup, type Place, verifyShopAt } from './make-backup.ts';
import { nummernHinweis } from './nummern-hinweis.ts';
import { restoreBackup } from './restore-backup.ts';
import { kindOfBackup, verifyPath } from './verify-path.ts';

const settings = `Welcher Laden gemeint ist, sagen dieselben Einstellungen wie beim Start (DATA_DIR, DATABASE_URL, .env).`;

export const backupHelp = `Den ganzen Laden in eine Datei sichern, auch während er läuft: Produkte, Bilder, Lager, Konten.

  npm run backup -- DATEI

Eine Datei, die es schon gibt, wird nie überschrieben. Anmeldungen werden nicht mitgesichert. Mit DATABASE_URL sichert
pg_dump; es muss auf diesem Rechner sein.

${settings}`;

export const restoreHelp = `Eine Sicherung in einen leeren Ordner (oder eine leere PostgreSQL-Datenbank) einspielen.

  npm run restore -- DATEI [--trotzdem]

  --trotzdem  auch eine lesbare Sicherung, in der etwas nicht stimmt

Ein Laden, den es schon gibt, wird nie überschrieben. Geprüft wird die Kopie, bevor sie zum Laden wird, und bei einer
aus PostgreSQL erst die Datenbank: Stimmt dann etwas nicht, ist sie nicht mehr leer.
Eine Sicherung einer älteren Programmversion wird eingespielt, wie sie ist; der nächste Start bringt sie auf den
neuesten Stand.
Was der Laden nach der Sicherung geschrieben hat, fehlt, auch Rechnungen: Am Ende steht, was zu tun ist, damit keine
Nummer zweimal vergeben wird.

${settings}`;

export const verifyHelp = `Den Laden oder eine Sicherung prüfen: Datei, Schema, Lager, Bilder, Konten. Ändert nichts.
Von älteren Daten prüft es eine Kopie auf dem Stand dieses Programms; so lange liegt sie im Ordner TMPDIR.

  npm run verify            der Laden der Einstellungen, auch während er läuft
  npm run verify -- DATEI   eine Sicherung

${settings}`;

/** `npm run backup`: resolves to the text to show. */
export async function runBackup(args: string[], place: Place, progress = silent): Promise<string> {
  const file = oneFile(args);
  const { bytes, ...verdict } = await makeBackup(place, file, progress);
  const text = `Gesichert: ${file} (${sizeText(bytes)})`;
  if (verdict.problems.length > 0)
    throw new CommandRefusal(`${text}\nAber im Laden stimmt etwas nicht:\n${verdict.problems.join('\n')}`);
  return [text, ...verdict.facts].join('\n');
}

/** `npm run restore`. */
export async function runRestore(args: string[], place: Place, progress = silent): Promise<string> {
  const isForced = args.includes('--trotzdem');
  const file = oneFile(args.filter((arg) => arg !== '--trotzdem'));
  const { problems, facts } = await restoreBackup(place, file, { isForced, progress });
  const target = place.databaseUrl ? 'die Datenbank von DATABASE_URL' : resolve(place.dataDir);
  const text = `Eingespielt in ${target}. „npm start“ öffnet den Laden; alle melden sich neu an.`;
  // A dump has nothing of them, not even that there were any.
  const zugaenge = place.databaseUrl ? [zugaengeFehlen] : [];
  return [text, ...zugaenge, ...facts, ...problems, await nummernHinweis(place)].join('\n');
}

const zugaengeFehlen =
  'Zugangsdaten aus den Einstellungen sind in keiner Sicherung: Bitte gleich nach dem Start unter „Zugänge“ neu ' +
  'eingeben; bis dahin schreibt der Laden seine E-Mails nur in Dateien.';

/** `npm run verify`. */
export async function runVerify(args: string[], place: Place, progress = silent): Promise<string> {
  const { problems, facts } = await (args.length === 0
    ? verifyPlace(place, progress)
    : verifyFileOf(oneFile(args), progress));
  if (problems.length > 0) throw new CommandRefusal(['Nicht in Ordnung:', ...problems].join('\n'));
  return ['In Ordnung.', ...facts].join('\n');
}

async function verifyPlace(place: Place, progress: Progress): Promise<Verdict> {
  const file = sqliteFileOf(place.dataDir);
  if (!place.databaseUrl && !existsSync(file))
    throw new CommandRefusal(`Hier ist kein Laden: ${resolve(file)}`);
  return verifyShopAt(place, progress);
}

function verifyFileOf(file: string, progress: Progress): Promise<Verdict> {
  if (kindOfBackup(file) === 'SQLite') return verifyPath(file, progress);
  throw new CommandRefusal(
    `${file} kommt aus PostgreSQL. Prüfen lässt sie sich erst, wenn sie in eine leere Datenbank eingespielt ist.`,
  );
}

/** The one file argument. npm runs the command in the shop's folder; relative paths refer to the caller's folder. */
function oneFile(args: string[]): string {
  const { positionals } = parse(args);
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0) throw new UsageError('Bitte genau eine Datei angeben.');
  return resolve(process.env.INIT_CWD ?? '.', file);
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: {}, allowPositionals: true });
  } catch {
    throw new UsageError(`Diese Angabe ist unbekannt: ${args.find((arg) => arg.startsWith('-')) ?? ''}`);
  }
}

function sizeText(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return `${formatZahl(megabytes, 1)} MB`;
}
