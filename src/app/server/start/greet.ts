import { resolve } from 'node:path';
import { readEinstellung } from '#features/einstellung/server/index.ts';
import { startZeile } from '#features/oeffnung/phase-texte.ts';
import type { readOeffnung } from '#features/oeffnung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { AppConfig } from '../app.ts';
import type { Config } from '../config.ts';

/**
 * What a shop says while it opens. `say` is its standard output, `warn` is for the person who started it;
 * `log` takes the lines of the log, one JSON object each, and is the standard output unless it is given.
 */
export type Output = {
  say: (text: string) => void;
  warn: (text: string) => void;
  log?: AppConfig['log'];
};

/** Standard output is the log; hints for a person go to standard error. */
export const terminal: Output = {
  say: (text) => void process.stdout.write(`${text}\n`),
  warn: (text) => void process.stderr.write(`${text}\n`),
};

/** What the example workshop says, the phase, and how many things prevent the opening. */
type Opening = Awaited<ReturnType<typeof readOeffnung>> & {
  demo: string;
  output: Output;
  log: { warn: (details: object, text: string) => void };
};

/** Says that the shop is open, where, and what it needs. */
export async function greet(db: Db, config: Config, { demo, output, log, ...oeffnung }: Opening) {
  const { phase, fehlt } = oeffnung;
  const hinweis = await unnamedText(db, config);
  if (phase === 'geoeffnet' && fehlt > 0) log.warn({ fehlt }, startZeile(phase, fehlt));
  const address = config.publicUrl;
  const data = dataPlaceOf(config);
  if (config.isProduction && !demo) {
    // At every LOG_LEVEL: it marks the start and that it succeeded.
    const entry = { address, data, ...oeffnung, hinweis };
    output.say(JSON.stringify({ level: 30, time: Date.now(), ...entry, msg: 'Der Laden ist offen' }));
    return;
  }
  output.say(
    `\n  Der Laden ist offen:  ${address}\n  Die Daten liegen in:  ${data}\n  Phase:                ${startZeile(phase, fehlt)}`,
  );
  if (hinweis) output.say(`\n  ${hinweis}`);
  if (demo) output.say(demo);
  output.say('  Beenden mit Strg+C.\n');
}

/** What a shop without a name says at every start: a new one, or one from before the settings. */
async function unnamedText(db: Db, { publicUrl }: Config): Promise<string | undefined> {
  const { angaben } = await readEinstellung(db, 'laden');
  if (angaben.name) return undefined;
  return `Der Laden hat noch keinen Namen. Name, Anschrift und alles Weitere eintragen: ${publicUrl}/admin/einstellungen`;
}

function dataPlaceOf({ databaseUrl, dataDir }: Config): string {
  return databaseUrl ? 'PostgreSQL (DATABASE_URL)' : resolve(dataDir);
}
