import { verifyAuftraege } from '#features/auftrag/server/index.ts';
import { verifyAccounts } from '#features/auth/server/index.ts';
import { verifyBelege } from '#features/beleg/server/index.ts';
import { verifyBestand } from '#features/bestand/server/index.ts';
import { verifyBilder, verifyUnusedBilder } from '#features/bild/server/index.ts';
import { verifyEinstellungen } from '#features/einstellung/server/index.ts';
import { verifyGewaehrleistung } from '#features/gewaehrleistung/server/index.ts';
import { verifyKunden } from '#features/kunde/server/index.ts';
import { verifyLager } from '#features/lager/server/index.ts';
import { verifyMarkt } from '#features/markt/server/index.ts';
import { verifyPreisverlauf, verifyRezepte } from '#features/portfolio/server/index.ts';
import { verifyPost } from '#features/post/server/index.ts';
import { verifyRechtstexte } from '#features/rechtstexte/server/index.ts';
import { verifyWiderrufe } from '#features/widerruf/server/index.ts';
import { verifyZahlungen } from '#features/zahlung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { isDamage, isNoDatabase } from '#server/db/engines/is-damage.ts';
import { isOnSqlite } from '#server/db/migrate/columns.ts';
import { readSteps } from '#server/db/migrate/migrate.ts';
import { type Progress, partOf, partsOf, silent } from '#shared/progress.ts';
import { type Steps, verifyMigrated } from './migrated-copy.ts';
import { verifyFile } from './verify-file.ts';
import { verifySchema } from './verify-schema.ts';

/** German lines for the terminal: `problems` is empty when nothing is wrong, `facts` says what there is. */
export type Verdict = { problems: string[]; facts: string[] };

type Check = (db: Db, progress: Progress) => Promise<string[]>;

/**
 * Each check of the content, on the schema of this program, with its weight: how long it takes in a shop of
 * ten years, compared with the others.
 */
const checks: [Check, number][] = [
  [verifyAccounts, 1],
  [verifyBilder, 2],
  [verifyUnusedBilder, 1],
  [verifyBestand, 10],
  [verifyLager, 1],
  [verifyRezepte, 1],
  [verifyPreisverlauf, 1],
  [verifyKunden, 1],
  [verifyEinstellungen, 1],
  [verifyRechtstexte, 1],
  [verifyGewaehrleistung, 1],
  [verifyAuftraege, 20],
  [verifyPost, 4],
  [verifyMarkt, 1],
  [verifyBelege, 10],
  [verifyWiderrufe, 1],
  [verifyZahlungen, 2],
];

/** What the report counts, with its German singular and plural. */
const counted = [
  { table: 'produkt', since: '0001-katalog', words: ['Produkt', 'Produkte'] },
  { table: 'bild', since: '0001-katalog', words: ['Bild', 'Bilder'] },
  { table: 'account', since: '0002-konten', words: ['Konto', 'Konten'] },
  { table: 'bestand', since: '0004-rohstoffe', words: ['Artikel im Lager', 'Artikel im Lager'] },
  { table: 'bewegung', since: '0004-rohstoffe', words: ['Bewegung', 'Bewegungen'] },
  { table: 'auftrag', since: '0017-auftrag', words: ['Bestellung', 'Bestellungen'] },
  { table: 'beleg', since: '0042-beleg', words: ['Beleg', 'Belege'] },
  { table: 'nachricht', since: '0018-post', words: ['Nachricht', 'Nachrichten'] },
  { table: 'widerruf', since: '0026-widerruf', words: ['Widerruf', 'Widerrufe'] },
] as const;

/**
 * Verifies a whole shop in one snapshot while it keeps working: file, schema, ledger, pictures, accounts.
 * Changes nothing. The content of an older shop is looked at as the next start leaves it, on a copy; a
 * database of a newer program is refused.
 */
export async function verifyShop(db: Db, progress = silent): Promise<Verdict> {
  try {
    const { older, ...verdict } = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((snapshot) => lookOver(snapshot, db, progress));
    if (!older) return verdict;
    const problems = await verifyMigrated(db, older, (copy) => verifyContent(copy, onContent(progress)));
    return { ...verdict, problems: [...verdict.problems, ...problems] };
  } catch (error) {
    return { problems: [damageOf(error)], facts: [] };
  }
}

/** `older`: its content is still to be looked at. */
async function lookOver(db: Db, outside: Db, progress: Progress): Promise<Verdict & { older?: Steps }> {
  // Queries on a damaged file return wrong results.
  const damage = isOnSqlite(db) ? await verifyFile(db, partOf(progress, 0, fileShare)) : [];
  if (damage.length > 0) return { problems: damage, facts: [] };
  const { taken, missing } = await readSteps(db);
  if (taken.length === 0) return { problems: ['Schema: Das ist keine Datenbank eines Ladens.'], facts: [] };
  const schema = await verifySchema(db, { taken, outside });
  if (!schema.isUsable) return { problems: schema.problems, facts: [] };
  const facts = [schemaText(taken, missing), ...schema.facts, await countAll(db, taken)];
  if (missing.length > 0) return { problems: schema.problems, facts, older: { taken, missing } };
  return { problems: [...schema.problems, ...(await verifyContent(db, onContent(progress)))], facts };
}

/** The part of the work that its file takes, if the database is one. */
const fileShare = 0.4;

function onContent(progress: Progress): Progress {
  return partOf(progress, fileShare, 1);
}

async function verifyContent(db: Db, progress: Progress): Promise<string[]> {
  const problems: string[] = [];
  const parts = partsOf(
    progress,
    checks.map(([, weight]) => weight),
  );
  for (const [at, [check]] of checks.entries()) {
    const part = parts[at] ?? silent;
    problems.push(...(await check(db, part)));
    part(1);
  }
  return problems;
}

/** The problem text for a file that SQLite cannot read; any other error is thrown again. */
function damageOf(error: unknown): string {
  if (!isDamage(error)) throw error;
  return isNoDatabase(error)
    ? 'Datei: Das ist keine Datenbank.'
    : `Datei: beschädigt (${(error as Error).message}).`;
}

function schemaText(taken: string[], missing: string[]): string {
  const text = `Schema: Stand ${taken.at(-1)}`;
  return missing.length === 0
    ? `${text}, das ist der dieses Programms.`
    : `${text}; der nächste Start bringt es auf den Stand dieses Programms. Geprüft ist eine Kopie auf diesem Stand.`;
}

async function countAll(db: Db, taken: string[]): Promise<string> {
  const parts: string[] = [];
  for (const { table, words } of counted.filter((one) => taken.includes(one.since))) {
    const { anzahl } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('anzahl'))
      .executeTakeFirstOrThrow();
    parts.push(`${anzahl} ${words[anzahl === 1 ? 0 : 1]}`);
  }
  return `Inhalt: ${parts.join(', ')}.`;
}
