import { existsSync } from 'node:fs';
import { ConfigError, readConfig } from '#server/config.ts';
import { MoveRefusal } from '#server/move/move-refusal.ts';
import { moveToPostgres } from '#server/move/move-to-postgres.ts';
import { startFailureText } from '#server/start-failure-text.ts';

const help = `Zieht einen eingebetteten Laden in ein leeres PostgreSQL um.

  DATABASE_URL=postgres://… npm run migrate-to-postgres

Kopiert wird, was in DATA_DIR liegt (ohne Angabe ./data), mit Bildern, Konten und Sitzungen; danach wird jede Tabelle
Zeile für Zeile verglichen. Der Laden muss dafür beendet sein. Geht etwas schief, bleibt das PostgreSQL leer und der
eingebettete Laden, wie er war.`;

/** `npm run migrate-to-postgres`. Exit codes: 0 moved and compared, 1 not moved, 2 not understood. */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) return console.log(help);
  if (args.length > 0) throw new ConfigError(`Diese Angabe ist unbekannt: ${args[0]}\n\n${help}`);
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { dataDir, databaseUrl } = readConfig(process.env);
  if (!databaseUrl) throw new ConfigError(`DATABASE_URL: fehlt; dorthin zieht der Laden um.\n\n${help}`);

  const moved = await moveToPostgres({ dataDir, databaseUrl, report: console.log });
  const rows = moved.reduce((sum, table) => sum + table.rows, 0).toLocaleString('de-DE');
  console.log(
    `\nUmgezogen: ${moved.length} Tabellen mit ${rows} Zeilen, jede verglichen und gleich.\n` +
      'Ab jetzt startet der Laden mit DATABASE_URL auf dem PostgreSQL (am besten in .env eintragen).\n' +
      `Der eingebettete Laden in ${dataDir} ist unverändert; bitte als Sicherung aufheben und nicht mehr starten.`,
  );
}

main().catch((error: unknown) => {
  process.exitCode = error instanceof ConfigError ? 2 : 1;
  if (error instanceof ConfigError || error instanceof MoveRefusal) console.error(error.message);
  else console.error(startFailureText(error) ?? error);
});
