import { type Kysely, sql } from 'kysely';

/** Columns of the back office's products: version, author of the last change, and the name in its compared form. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = db.schema.alterTable('produkt');
  await table.addColumn('nameKey', 'text', (c) => c.notNull().defaultTo('')).execute();
  await table.addColumn('version', 'integer', (c) => c.notNull().defaultTo(1)).execute();
  await table.addColumn('geaendertVon', 'text').execute();
  await fillNameKeys(db);
  await db.schema.createIndex('produktNameKey').on('produkt').column('nameKey').unique().execute();
  // Read when a picture loses a product, and when unused pictures are collected.
  await db.schema.createIndex('produktBildHash').on('produktBild').column('hash').execute();
}

/** Before this step `Minze` and `minze` were two names; the later product gets a number behind its name. */
async function fillNameKeys(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; name: string }>`select id, name from produkt order by id`.execute(
    db,
  );
  const taken = new Set<string>();
  for (const { id, name } of rows) {
    const free =
      [name, ...rows.map((_, i) => `${name} (${i + 2})`)].find((n) => !taken.has(nameKeyOf(n))) ?? id;
    taken.add(nameKeyOf(free));
    await sql`update produkt set name = ${free}, "nameKey" = ${nameKeyOf(free)} where id = ${id}`.execute(db);
  }
}

/** A copy of `name-key.ts` as of this step: a step of the schema must not change when that file does. */
function nameKeyOf(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
