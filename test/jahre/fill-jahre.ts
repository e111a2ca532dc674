import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { isOnSqlite } from '#server/db/migrate/columns.ts';
import { aufbewahrungsjahre, vorbeiVor } from '#shared/datum/aufbewahrungsfrist.ts';
import { fillShelf } from '../auftrag/offener-laden.ts';
import { insertHistorie, insertKonten } from '../big-shop.ts';
import { insertAuftraege } from './insert-auftraege.ts';
import { fillSortiment, insertVersionen, openLaden, takeFirstOrder } from './laden.ts';

/** What comes together in one year. Of the movements a fifth are those of one article. */
const imJahr = { auftraege: 5000, konten: 3000, bewegungen: 100_000, versionen: 500 };
const dayMs = 86_400_000;
const imRegal = 500;

/** `jahre`: how old the shop is, and so how much of everything there is; `produkte`: how many it sells. */
export type Umfang = { jahre: number; produkte: number; now: Date };

/**
 * Fills an empty, migrated database with the shop of so many years, as its use and its jobs leave it: orders with all
 * that belongs to them, two mails for each, accounts, stock movements, and versions of the settings. Whatever the law
 * wants gone after years would not be there any more: all orders are from the years in which they are kept, all mails
 * from those of letters. `onStep` is told what is filled next.
 */
export async function fillJahre(
  db: Db,
  { jahre, produkte, now }: Umfang,
  onStep: (what: string) => void = () => {},
): Promise<void> {
  const kept = Date.parse(vorbeiVor(now, aufbewahrungsjahre.belege));
  const seit = new Date(Math.max(kept + dayMs, now.getTime() - jahre * 365 * dayMs));
  const times = (anzahl: number) => Math.ceil(anzahl * jahre);
  onStep('settings and products');
  await openLaden(db, seit);
  const produktIds = await fillSortiment(db, produkte);
  const [erstes = ''] = produktIds;
  await fillShelf(db, produktIds, imRegal);
  const vorlagen = await takeFirstOrder(db, erstes, seit);
  onStep('accounts');
  const accountIds = await inTransaction(db, (db) => insertKonten(db, times(imJahr.konten)));
  onStep('stock movements');
  await insertBewegungen(db, { produktIds, anzahl: times(imJahr.bewegungen), seit, now });
  onStep('settings');
  await insertVersionen(db, { anzahl: times(imJahr.versionen), seit, now });
  onStep('orders and mails');
  const anzahl = times(imJahr.auftraege);
  await insertAuftraege(db, { anzahl, seit, now, produktIds, accountIds, vorlagen });
  // PostgreSQL does that by itself after a while; what SQLite knows of its tables is up to the shop.
  if (!isOnSqlite(db)) await sql`analyze`.execute(db);
}

type Bewegungen = { produktIds: string[]; anzahl: number; seit: Date; now: Date };

/** Movements of every week: a fifth are those of the first product, the others are spread evenly. */
async function insertBewegungen(db: Db, { produktIds, anzahl, seit, now }: Bewegungen): Promise<void> {
  const [erstes = '', ...andere] = produktIds;
  const wochen = Math.ceil((now.getTime() - seit.getTime()) / (7 * dayMs));
  const zeiten = Array.from({ length: wochen }, (_, woche) =>
    new Date(seit.getTime() + woche * 7 * dayMs).toISOString(),
  );
  await inTransaction(db, async (db) => {
    await insertHistorie(db, [erstes], { anzahl: Math.ceil(anzahl / 5), zeiten });
    if (andere.length === 0) return;
    await insertHistorie(db, andere, { anzahl: Math.ceil((anzahl * 4) / 5 / andere.length), zeiten });
  });
}
