import { UsageError } from '#app/server/commands/usage-error.ts';
import { moveToPostgres } from '#app/server/move/move-to-postgres.ts';
import { formatZahl } from '#shared/number/format-zahl.ts';
import { runCommand } from './run-command.ts';

const help = `Zieht einen eingebetteten Laden in ein leeres PostgreSQL um.

  DATABASE_URL=postgres://… npm run migrate-to-postgres

Kopiert wird, was in DATA_DIR liegt (ohne Angabe ./data), mit Bildern, Konten und Sitzungen; danach wird jede Tabelle
Zeile für Zeile verglichen. Der Laden muss dafür beendet sein. Geht etwas schief, bleibt das PostgreSQL leer und der
eingebettete Laden, wie er war.`;

await runCommand(help, async ([unknown], readSettings) => {
  if (unknown) throw new UsageError(`Diese Angabe ist unbekannt: ${unknown}`);
  const { dataDir, databaseUrl } = readSettings();
  if (!databaseUrl) throw new UsageError('DATABASE_URL: fehlt; dorthin zieht der Laden um.');

  const moved = await moveToPostgres({ dataDir, databaseUrl, report: console.log });
  const rows = formatZahl(moved.reduce((sum, table) => sum + table.rows, 0));
  return (
    `\nUmgezogen: ${moved.length} Tabellen mit ${rows} Zeilen, jede verglichen und gleich.\n` +
    'Ab jetzt startet der Laden mit DATABASE_URL auf dem PostgreSQL (am besten in .env eintragen).\n' +
    `Der eingebettete Laden in ${dataDir} ist unverändert; bitte als Sicherung aufheben und nicht mehr starten.`
  );
});
