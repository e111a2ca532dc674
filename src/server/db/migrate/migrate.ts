import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from '../connect.ts';
import * as katalog from '../migrations/0001-katalog.ts';
import * as konten from '../migrations/0002-konten.ts';
import * as portfolio from '../migrations/0003-portfolio.ts';
import * as rohstoffe from '../migrations/0004-rohstoffe.ts';
import * as lager from '../migrations/0005-lager.ts';
import * as benutzer from '../migrations/0006-benutzer.ts';
import * as sicherung from '../migrations/0007-sicherung.ts';
import * as builds from '../migrations/0008-builds.ts';
import * as produkttypen from '../migrations/0009-produkttypen.ts';
import * as kunde from '../migrations/0010-kunde.ts';
import * as jobs from '../migrations/0011-jobs.ts';
import * as attempt from '../migrations/0012-attempt.ts';
import * as einstellung from '../migrations/0013-einstellung.ts';
import * as rechtstext from '../migrations/0014-rechtstext.ts';
import * as verkauf from '../migrations/0015-verkauf.ts';
import * as gewaehrleistung from '../migrations/0016-gewaehrleistung.ts';
import * as auftrag from '../migrations/0017-auftrag.ts';
import * as post from '../migrations/0018-post.ts';
import * as konto from '../migrations/0019-konto.ts';
import * as werkstatt from '../migrations/0020-werkstatt.ts';
import * as markt from '../migrations/0021-markt.ts';
import * as wieder from '../migrations/0022-wieder.ts';
import * as preisverlauf from '../migrations/0023-preisverlauf.ts';
import * as produktsicherheit from '../migrations/0024-produktsicherheit.ts';
import * as aufbewahrung from '../migrations/0025-aufbewahrung.ts';
import * as widerruf from '../migrations/0026-widerruf.ts';
import * as widerrufFrist from '../migrations/0027-widerruf-frist.ts';
import * as links from '../migrations/0028-links.ts';
import * as widerrufRunde from '../migrations/0029-widerruf-runde.ts';
import * as bestellteBilder from '../migrations/0030-bestellte-bilder.ts';
import * as merkmale from '../migrations/0031-merkmale.ts';
import * as widerrufAuftrag from '../migrations/0032-widerruf-auftrag.ts';
import * as ladenBild from '../migrations/0033-ladenbild.ts';
import * as ohneRohstoff from '../migrations/0034-ohne-rohstoff.ts';
import * as nachrichtInhalt from '../migrations/0035-nachricht-inhalt.ts';
import * as plaene from '../migrations/0036-plaene.ts';
import * as suche from '../migrations/0037-suche.ts';
import * as produktStelle from '../migrations/0038-produkt-stelle.ts';
import * as onlineZahlung from '../migrations/0039-online-zahlung.ts';
import * as erstattung from '../migrations/0040-erstattung.ts';
import * as zugangsdaten from '../migrations/0041-zugangsdaten.ts';
import * as beleg from '../migrations/0042-beleg.ts';
import * as belegListe from '../migrations/0043-beleg-liste.ts';
import * as belegVonHand from '../migrations/0044-beleg-von-hand.ts';
import * as belegFrist from '../migrations/0045-beleg-frist.ts';
import * as suchName from '../migrations/0046-such-name.ts';
import { isOnSqlite } from './columns.ts';

/** All steps of the schema, in order. A released step is never changed; new ones are added at the end. */
export const migrations: Record<string, Migration> = {
  '0001-katalog': katalog,
  '0002-konten': konten,
  '0003-portfolio': portfolio,
  '0004-rohstoffe': rohstoffe,
  '0005-lager': lager,
  '0006-benutzer': benutzer,
  '0007-sicherung': sicherung,
  '0008-builds': builds,
  '0009-produkttypen': produkttypen,
  '0010-kunde': kunde,
  '0011-jobs': jobs,
  '0012-attempt': attempt,
  '0013-einstellung': einstellung,
  '0014-rechtstext': rechtstext,
  '0015-verkauf': verkauf,
  '0016-gewaehrleistung': gewaehrleistung,
  '0017-auftrag': auftrag,
  '0018-post': post,
  '0019-konto': konto,
  '0020-werkstatt': werkstatt,
  '0021-markt': markt,
  '0022-wieder': wieder,
  '0023-preisverlauf': preisverlauf,
  '0024-produktsicherheit': produktsicherheit,
  '0025-aufbewahrung': aufbewahrung,
  '0026-widerruf': widerruf,
  '0027-widerruf-frist': widerrufFrist,
  '0028-links': links,
  '0029-widerruf-runde': widerrufRunde,
  '0030-bestellte-bilder': bestellteBilder,
  '0031-merkmale': merkmale,
  '0032-widerruf-auftrag': widerrufAuftrag,
  '0033-ladenbild': ladenBild,
  '0034-ohne-rohstoff': ohneRohstoff,
  '0035-nachricht-inhalt': nachrichtInhalt,
  '0036-plaene': plaene,
  '0037-suche': suche,
  '0038-produkt-stelle': produktStelle,
  '0039-online-zahlung': onlineZahlung,
  '0040-erstattung': erstattung,
  '0041-zugangsdaten': zugangsdaten,
  '0042-beleg': beleg,
  '0043-beleg-liste': belegListe,
  '0044-beleg-von-hand': belegVonHand,
  '0045-beleg-frist': belegFrist,
  '0046-such-name': suchName,
};

/** The database was migrated by a newer version of the program. */
export class NewerDatabaseError extends Error {
  constructor(steps: string[]) {
    super(
      `Die Datenbank ist neuer als dieses Programm (unbekannte Schritte: ${steps.join(', ')}). ` +
        'Bitte die neuere Programmversion starten oder eine ältere Sicherung einspielen.',
    );
    this.name = 'NewerDatabaseError';
  }
}

/** The database was migrated by an older version of the program, where exactly this version is required. */
export class OlderDatabaseError extends Error {
  constructor(steps: string[]) {
    super(
      `Die Datenbank ist älter als dieses Programm (es fehlen: ${steps.join(', ')}). ` +
        'Bitte den Laden einmal mit dieser Programmversion starten und wieder beenden; das bringt sie auf den neuesten Stand.',
    );
    this.name = 'OlderDatabaseError';
  }
}

/** Migrates the schema in one transaction; refuses a database of a newer program. */
export async function migrate(db: Db): Promise<void> {
  const { missing } = await readSteps(db);
  if (missing.length > 0) await runSteps(db, migrations);
}

/**
 * Applies the missing steps in one transaction. SQLite does not enforce foreign keys meanwhile, so that a step can
 * rebuild a table without losing the rows that refer to it; instead all references are checked at the end.
 */
export async function runSteps(db: Db, steps: Record<string, Migration>): Promise<void> {
  if (!isOnSqlite(db)) return takeSteps(db, steps);
  await db.connection().execute(async (db) => {
    // SQLite ignores this pragma inside a transaction.
    await sql`pragma foreign_keys = off`.execute(db);
    try {
      await db.transaction().execute(async (db) => {
        await takeSteps(db, steps);
        await refuseBrokenReferences(db);
      });
    } finally {
      await sql`pragma foreign_keys = on`.execute(db);
    }
  });
}

async function takeSteps(db: Db, steps: Record<string, Migration>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => steps } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

async function refuseBrokenReferences(db: Db): Promise<void> {
  const { rows } = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(db);
  if (rows.length === 0) return;
  const broken = new Set(rows.map(({ table, parent }) => `${table} → ${parent}`));
  throw new Error(
    `Die Datenbank ließ sich nicht auf den neuesten Stand bringen und ist, wie sie war: Zeilen verweisen auf Zeilen, die es nicht gibt (${[...broken].join(', ')}). „npm run verify“ zeigt sie.`,
  );
}

/** Accepts only a database with exactly the steps of this program. */
export function refuseOtherSteps(applied: string[]): void {
  const missing = missingSteps(applied);
  if (missing.length > 0) throw new OlderDatabaseError(missing);
}

/** The steps that are not applied yet; refuses those of a newer program. */
export function missingSteps(applied: string[]): string[] {
  const unknown = applied.filter((name) => !(name in migrations));
  if (unknown.length > 0) throw new NewerDatabaseError(unknown);
  return Object.keys(migrations).filter((name) => !applied.includes(name));
}

/**
 * Whether all steps of this program are applied. `/api/ready` asks often, so this reads only the list of steps and not
 * the schema. Throws if the database has no such list.
 */
export async function isMigrated(db: Db): Promise<boolean> {
  const applied = await listedSteps(db);
  return Object.keys(migrations).every((name) => applied.includes(name));
}

/** The applied and the missing steps; refuses a database of a newer program. */
export async function readSteps(db: Db): Promise<{ taken: string[]; missing: string[] }> {
  const taken = await appliedSteps(db);
  return { taken, missing: missingSteps(taken) };
}

async function appliedSteps(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.some(({ name }) => name === 'kysely_migration') ? listedSteps(db) : [];
}

async function listedSteps(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
