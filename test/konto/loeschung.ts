import { lockAdmins } from '#features/auth/server/index.ts';
import { deleteKonto } from '#features/konto/server/index.ts';
import { unpackInhalt } from '#features/post/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { openLaden } from '../auftrag/kasse.ts';
import { fillShelf } from '../auftrag/offener-laden.ts';
import type { DatabaseName } from '../database/databases.ts';
import { insertProdukt } from '../factories.ts';
import { startBenutzerShop } from './benutzer.ts';

export const loeschZeit = new Date('2026-11-24T09:00:00.000Z');
const adresse = 'https://laden.example';
export const accountEmail = 'kunigunde@lindenblatt.example';

/** Deletes an account as the calls do that ask for it. */
export function remove(db: Db, accountId: string): Promise<void> {
  const work = (db: Tx) => deleteKonto(db, { accountId, now: loeschZeit, adresse });
  return inTransaction(db, work, { lockFirst: lockAdmins });
}

/** The tables in which a text stands, each with the columns. */
export async function placesOf(db: Db, text: string): Promise<string[]> {
  const places = new Set<string>();
  for (const { name, columns } of await db.introspection.getTables()) {
    const rows = await db
      .selectFrom(name as 'account')
      .selectAll()
      .execute();
    for (const row of rows)
      for (const column of columns)
        if (
          writtenIn(row[column.name as 'id'])
            .toLowerCase()
            .includes(text.toLowerCase())
        )
          places.add(`${name}.${column.name}`);
  }
  return [...places].sort();
}

/** Bytes are those of messages here, which are compressed. */
function writtenIn(value: unknown): string {
  const inhalt = value instanceof Uint8Array ? unpackInhalt(value) : undefined;
  return inhalt ? JSON.stringify(inhalt) : String(value);
}

/** An open shop with goods and a customer. */
export async function startLoeschShop(database: DatabaseName) {
  const shop = await startBenutzerShop(database);
  const { db } = shop;
  const produktId = await insertProdukt(db, { name: 'Lavendeltraum', preis: 7.9 });
  await openLaden(db);
  await fillShelf(db, [produktId], 50);
  const kundin = await shop.insert({ email: accountEmail, vorname: 'Kunigunde', nachname: 'Sommerfeld' });
  const emailBestaetigtAt = loeschZeit.toISOString();
  await db.updateTable('account').set({ emailBestaetigtAt }).where('id', '=', kundin.id).execute();
  return { ...shop, produktId, kundin };
}
export type LoeschShop = Awaited<ReturnType<typeof startLoeschShop>>;
