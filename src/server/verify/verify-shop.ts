import { verifyAuftraege } from '#features/auftrag/server/index.ts';
import { verifyAccounts } from '#features/auth/server/index.ts';
import { verifyBestand } from '#features/bestand/server/index.ts';
import {
  verifyEinstellungen,
  verifyGewaehrleistung,
  verifyRechtstexte,
} from '#features/einstellung/server/index.ts';
import { verifyKunden } from '#features/kunde/server/index.ts';
import { verifyLager } from '#features/lager/server/index.ts';
import { verifyMarkt } from '#features/markt/server/index.ts';
import {
  verifyBilder,
  verifyPreisverlauf,
  verifyRezepte,
  verifyUnusedBilder,
} from '#features/portfolio/server/index.ts';
import { verifyPost } from '#features/post/server/index.ts';
import { verifyWiderrufe } from '#features/widerruf/server/index.ts';
import { isOnSqlite } from '../db/columns.ts';
import type { Db } from '../db/connect.ts';
import { isDamage, isNoDatabase } from '../db/is-damage.ts';
import { readSteps } from '../db/migrate.ts';
import { verifyFile } from './verify-file.ts';
import { verifySchema } from './verify-schema.ts';

/** German lines for the terminal: `problems` is empty when nothing is wrong, `facts` says what there is. */
export type Verdict = { problems: string[]; facts: string[] };

type Check = (db: Db) => Promise<string[]>;

/** Each check, with the migration from which on its tables exist. */
const checks: { since: string; check: Check }[] = [
  { since: '0002-konten', check: verifyAccounts },
  { since: '0003-portfolio', check: verifyBilder },
  { since: '0004-rohstoffe', check: verifyBestand },
  { since: '0005-lager', check: verifyLager },
  { since: '0009-produkttypen', check: verifyRezepte },
  { since: '0010-kunde', check: verifyKunden },
  { since: '0013-einstellung', check: verifyEinstellungen },
  { since: '0014-rechtstext', check: verifyRechtstexte },
  { since: '0016-gewaehrleistung', check: verifyGewaehrleistung },
  { since: '0017-auftrag', check: verifyUnusedBilder },
  { since: '0017-auftrag', check: verifyAuftraege },
  { since: '0018-post', check: verifyPost },
  { since: '0021-markt', check: verifyMarkt },
  { since: '0023-preisverlauf', check: verifyPreisverlauf },
  { since: '0026-widerruf', check: verifyWiderrufe },
];

/** What the report counts, with its German singular and plural. */
const counted = [
  { table: 'produkt', since: '0001-katalog', words: ['Produkt', 'Produkte'] },
  { table: 'bild', since: '0001-katalog', words: ['Bild', 'Bilder'] },
  { table: 'account', since: '0002-konten', words: ['Konto', 'Konten'] },
  { table: 'bestand', since: '0004-rohstoffe', words: ['Artikel im Lager', 'Artikel im Lager'] },
  { table: 'bewegung', since: '0004-rohstoffe', words: ['Bewegung', 'Bewegungen'] },
  { table: 'auftrag', since: '0017-auftrag', words: ['Bestellung', 'Bestellungen'] },
  { table: 'nachricht', since: '0018-post', words: ['Nachricht', 'Nachrichten'] },
  { table: 'widerruf', since: '0026-widerruf', words: ['Widerruf', 'Widerrufe'] },
] as const;

/**
 * Verifies a whole shop in one snapshot while it keeps working: file, schema, ledger, pictures, accounts. Changes
 * nothing. A database of a newer program is refused.
 */
export function verifyShop(db: Db): Promise<Verdict> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((snapshot) => lookOver(snapshot, db))
    .catch((error: unknown) => ({ problems: [damageOf(error)], facts: [] }));
}

async function lookOver(db: Db, outside: Db): Promise<Verdict> {
  // Queries on a damaged file return wrong results.
  const damage = isOnSqlite(db) ? await verifyFile(db) : [];
  if (damage.length > 0) return { problems: damage, facts: [] };
  const { taken, missing } = await readSteps(db);
  if (taken.length === 0) return { problems: ['Schema: Das ist keine Datenbank eines Ladens.'], facts: [] };
  const schema = await verifySchema(db, { taken, outside });
  if (!schema.isUsable) return { problems: schema.problems, facts: [] };
  const { problems } = schema;
  for (const { since, check } of checks) if (taken.includes(since)) problems.push(...(await check(db)));
  return { problems, facts: [schemaText(taken, missing), ...schema.facts, await countAll(db, taken)] };
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
    : `${text}; der nächste Start bringt es auf den Stand dieses Programms.`;
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
