import { type Kysely, sql } from 'kysely';
import { makeTable } from '../migrate/columns.ts';

/** Accounts, their sessions, the counters against guessing, and the carts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createAccount(db);
  await createSession(db);
  await makeTable(db, 'attempt')
    .table.addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('count', 'integer', (c) => c.notNull().check(sql`count >= 0`))
    .addColumn('waitUntil', 'text', (c) => c.notNull())
    .addColumn('forgetAt', 'text', (c) => c.notNull())
    .execute();
  await createCartItem(db);
}

async function createAccount(db: Kysely<unknown>): Promise<void> {
  await makeTable(db, 'account')
    .table.addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('emailKey', 'text', (c) => c.notNull().unique())
    .addColumn('passwordHash', 'text', (c) => c.notNull())
    .addColumn('vorname', 'text', (c) => c.notNull())
    .addColumn('nachname', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull().check(sql`role in ('admin', 'employee', 'customer')`))
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('active', 'blocked', 'pending')`))
    .addColumn('datenschutzAt', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .addColumn('lastLogin', 'text')
    .execute();
}

async function createSession(db: Kysely<unknown>): Promise<void> {
  await makeTable(db, 'session')
    .table.addColumn('tokenHash', 'text', (c) => c.primaryKey())
    .addColumn('accountId', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('lastUsedAt', 'text', (c) => c.notNull())
    .addColumn('expiresAt', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('sessionAccountId').on('session').column('accountId').execute();
  await db.schema.createIndex('sessionExpiresAt').on('session').column('expiresAt').execute();
}

// `produktId` is no foreign key: a line outlives its product (R7) and keeps the values last seen.
async function createCartItem(db: Kysely<unknown>): Promise<void> {
  await makeTable(db, 'cartItem')
    .table.addColumn('accountId', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('produktId', 'text', (c) => c.notNull())
    .addColumn('menge', 'integer', (c) => c.notNull().check(sql`menge between 1 and 99`))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('seife', 'text', (c) => c.notNull())
    .addColumn('gramm', 'integer', (c) => c.notNull())
    .addColumn('bild', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('cartItemPk', ['accountId', 'produktId'])
    .execute();
}
