import { Kysely, sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { nodeSqliteDialect } from '#server/db/engines/sqlite-dialect.ts';
import { isOnSqlite } from '#server/db/migrate/columns.ts';
import { migrations } from '#server/db/migrate/migrate.ts';
import { inSchemaBeside, takeFresh } from './schema-beside.ts';
import { listSchemaObjects, type SchemaKind, type SchemaObject } from './schema-objects.ts';

/** `isUsable`: the tables are those of a shop, and no code of others runs in them. */
type SchemaVerdict = { problems: string[]; facts: string[]; isUsable: boolean };

/** An object that is `found` but not `wanted`, the other way round, or both with another definition. */
type Difference = { kind: SchemaKind; name: string; wanted?: string; found?: string };

/** How many differences are reported. */
const limit = 20;

/** Objects whose code runs when the shop reads or writes. */
const runsCode: SchemaKind[] = ['Sicht', 'Trigger', 'Funktion', 'Regel'];
const holdsRows: SchemaKind[] = ['Tabelle', 'Spalte'];

/**
 * Compares the schema with the one that the same steps make in an empty place. `outside` is the same database
 * outside of the caller's read-only transaction.
 */
export async function verifySchema(
  db: Db,
  { taken, outside }: { taken: string[]; outside: Db },
): Promise<SchemaVerdict> {
  const wanted = await listFresh(outside, taken);
  if (!wanted) return { problems: [], facts: [notCompared], isUsable: true };
  const differences = listDifferences(wanted, await listSchemaObjects(db));
  return {
    problems: differences.slice(0, limit).map(textOf),
    facts: [],
    isUsable: !differences.some(isGrave),
  };
}

/** The problems of a migrated shop's schema. */
export async function listSchemaProblems(db: Db): Promise<string[]> {
  return (await verifySchema(db, { taken: Object.keys(migrations), outside: db })).problems;
}

const notCompared =
  'Schema: nicht verglichen, weil der Benutzer von DATABASE_URL in dieser Datenbank kein Schema anlegen darf (grant create on database).';

function listDifferences(wanted: SchemaObject[], found: SchemaObject[]): Difference[] {
  const all = new Map<string, Difference>();
  const add = (side: 'wanted' | 'found') => (object: SchemaObject) => {
    const { kind, name, definition } = object;
    const known = all.get(`${kind} ${name}`) ?? { kind, name };
    // Of a manipulated file, several objects can have one name.
    all.set(`${kind} ${name}`, { ...known, [side]: (known[side] ?? '') + definition });
  };
  wanted.forEach(add('wanted'));
  found.forEach(add('found'));
  return [...all.values()].filter((one) => one.wanted !== one.found);
}

/** An index more or less changes neither the rows nor what happens to them. */
function isGrave({ kind, wanted, found }: Difference): boolean {
  const isForeignCode = found !== undefined && runsCode.includes(kind);
  const isOtherTable = wanted !== undefined && holdsRows.includes(kind);
  return isForeignCode || isOtherTable;
}

function textOf({ kind, name, wanted, found }: Difference): string {
  // The name comes from the file, and the terminal would obey its control characters.
  const shown = `Schema: ${kind} „${name.replace(/\p{C}/gu, '�').slice(0, 100)}“`;
  if (wanted === undefined) return `${shown} gehört nicht zum Laden.`;
  if (found === undefined) return `${shown} fehlt.`;
  return `${shown} ist anders, als der Laden es vorsieht.`;
}

/**
 * The objects that these steps make, without the migrator's own tables; `undefined` if PostgreSQL lets its
 * user create no schema.
 */
function listFresh(outside: Db, taken: string[]): Promise<SchemaObject[] | undefined> {
  if (isOnSqlite(outside)) return listFreshInMemory(taken);
  return inSchemaBeside(outside, async (beside) => {
    await takeFresh(beside, taken);
    return listSchemaObjects(beside);
  });
}

async function listFreshInMemory(taken: string[]): Promise<SchemaObject[]> {
  const db: Db = new Kysely({ dialect: nodeSqliteDialect(':memory:') });
  try {
    // A step that rebuilds a table requires it; on a file `runSteps` does the same.
    await sql`pragma foreign_keys = off`.execute(db);
    await takeFresh(db, taken);
    return await listSchemaObjects(db);
  } finally {
    await db.destroy();
  }
}
