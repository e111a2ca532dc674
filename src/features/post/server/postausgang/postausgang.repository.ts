import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { Database } from '#server/db/schema.ts';
import { unindexed } from '#server/db/unindexed.ts';
import { eingangArten, type NachrichtStand, type Richtung } from '../../nachricht.ts';

const zeile = [
  'id',
  'art',
  'an',
  'anName',
  'betreff',
  'antwortAn',
  'createdAt',
  'gesendetAt',
  'zuerstGesendetAt',
  'faelligAt',
  'versuche',
  'fehler',
  'erledigtAt',
  'auftragId',
  // Only to leave it out of what the mail server said.
  'geheim',
] as const;

export type ZeileRow = Awaited<ReturnType<typeof listZeilen>>[number];
export type NachrichtRow = NonNullable<Awaited<ReturnType<typeof findPostausgang>>>;

type Auswahl = {
  richtung?: Richtung | undefined;
  stand?: NachrichtStand | undefined;
  vor?: string | undefined;
  limit: number;
};

/** Written out: SQLite matches a partial index with literals only. */
const istEingang = sql<boolean>`art in (${sql.join(eingangArten.map((art) => sql.lit(art)))})`;
const istAusgang = sql<boolean>`${unindexed('art')} not in (${sql.join(eingangArten.map((art) => sql.lit(art)))})`;

/** Those that go one way; without one all. What reached the workshop is little, as the rest is forgotten. */
function inRichtung<O>(
  query: SelectQueryBuilder<Database, 'nachricht', O>,
  richtung: Richtung | undefined,
): SelectQueryBuilder<Database, 'nachricht', O> {
  return richtung === undefined ? query : query.where(richtung === 'eingang' ? istEingang : istAusgang);
}

/** The newest messages that are older than `vor`, without their texts. */
export function listZeilen(db: Db, { richtung, stand, vor, limit }: Auswahl) {
  return inRichtung(db.selectFrom('nachricht'), richtung)
    .select(zeile)
    .$if(vor !== undefined, (query) => query.where('id', '<', vor ?? ''))
    .$if(stand !== undefined, (query) => inStand(query, stand))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The condition of each state, as `nachrichtStand` computes it. */
function inStand<O>(query: SelectQueryBuilder<Database, 'nachricht', O>, stand: NachrichtStand | undefined) {
  if (stand === 'gesendet') return query.where('gesendetAt', 'is not', null);
  if (stand === 'wartet') return query.where('faelligAt', 'is not', null);
  const liegt = query.where('faelligAt', 'is', null).where('gesendetAt', 'is', null);
  return liegt.where('fehler', stand === 'abgelegt' ? 'is' : 'is not', null);
}

export function findZeile(db: Db, id: string) {
  return db.selectFrom('nachricht').select(zeile).where('id', '=', id).executeTakeFirst();
}

export function findPostausgang(db: Db, id: string) {
  return db
    .selectFrom('nachricht')
    .select([...zeile, 'inhalt', 'anhaenge'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/**
 * How many there are of each state, in one direction. Those that were sent are all the others: counting them would read
 * every text. What reached the workshop is little, and found by its kind.
 */
export async function countNachrichten(
  db: Db,
  richtung: Richtung | undefined,
): Promise<Record<NachrichtStand, number>> {
  const [ganz, eingang, wartet, liegen] = await Promise.all([
    countOf(db.selectFrom('nachricht')),
    countOf(inRichtung(db.selectFrom('nachricht'), 'eingang')),
    countOf(inRichtung(db.selectFrom('nachricht'), richtung).where('faelligAt', 'is not', null)),
    inRichtung(db.selectFrom('nachricht'), richtung)
      .select(({ fn }) => [fn.countAll().as('anzahl'), fn.count('fehler').as('nichtZugestellt')])
      .where('faelligAt', 'is', null)
      .where('gesendetAt', 'is', null)
      .executeTakeFirst(),
  ]);
  const alle = richtung === undefined ? ganz : richtung === 'eingang' ? eingang : ganz - eingang;
  const nichtZugestellt = Number(liegen?.nichtZugestellt ?? 0);
  const ohne = Number(liegen?.anzahl ?? 0);
  return {
    wartet,
    gesendet: Math.max(0, alle - wartet - ohne),
    nichtZugestellt,
    abgelegt: ohne - nichtZugestellt,
  };
}

async function countOf(query: SelectQueryBuilder<Database, 'nachricht', object>): Promise<number> {
  const row = await query.select(({ fn }) => fn.countAll().as('anzahl')).executeTakeFirst();
  return Number(row?.anzahl ?? 0);
}

/**
 * Messages that were given up since `ab`, not sent again and not settled; the sender of a test message has
 * read what became of it.
 */
export async function countNichtZugestellt(db: Db, ab: string): Promise<number> {
  const row = await db
    .selectFrom('nachricht')
    .select(({ fn }) => fn.count('fehler').as('anzahl'))
    .where('faelligAt', 'is', null)
    .where('gesendetAt', 'is', null)
    .where('createdAt', '>=', ab)
    .where('erledigtAt', 'is', null)
    .where('art', '!=', 'test')
    .executeTakeFirst();
  return Number(row?.anzahl ?? 0);
}

/**
 * Messages that wait since before `bis`: an attempt failed, or there was none. One sent again has just begun
 * to wait.
 */
export async function countHaengende(db: Db, bis: string): Promise<number> {
  const row = await db
    .selectFrom('nachricht')
    .select(sql<number>`count(*)`.as('anzahl'))
    .where('faelligAt', 'is not', null)
    .where(unindexed('createdAt'), '<', bis)
    .where(({ eb, or }) => or([eb('fehler', 'is not', null), eb(unindexed('faelligAt'), '<', bis)]))
    .executeTakeFirst();
  return Number(row?.anzahl ?? 0);
}
