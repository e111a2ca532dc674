import type { ExpressionBuilder, Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Tx } from '#server/db/connect.ts';
import { fixedQuery } from '#server/db/fixed-query.ts';
import type { Database, NachrichtTable } from '#server/db/schema.ts';
import type { NachrichtArt } from '../nachricht.ts';
import { artenNachVorrang } from '../zustellung/sende-vorrang.ts';

export type NachrichtRow = Selectable<NachrichtTable>;
export type NeueNachrichtRow = Insertable<NachrichtTable>;

const insertQuery = fixedQuery((db: Tx, row: NeueNachrichtRow) => db.insertInto('nachricht').values(row));

/** Every row has to have the same columns. */
export async function insertNachricht(db: Tx, row: NeueNachrichtRow): Promise<void> {
  await insertQuery(db, row);
}

/**
 * The same, unless there is one with its Message-ID; returns whether it was added. Waits for a transaction
 * that adds the same one.
 */
export async function insertNachrichtOnce(db: Tx, row: NeueNachrichtRow): Promise<boolean> {
  const added = await db
    .insertInto('nachricht')
    .values(row)
    .onConflict((oc) => oc.column('messageId').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

const countQuery = fixedQuery((db: Tx, { art, von, bis }: { art: string; von: string; bis: string }) =>
  db
    .selectFrom('nachricht')
    .select((eb) => eb.fn.countAll<number>().as('anzahl'))
    .where('art', '=', art)
    .where('createdAt', '>=', von)
    .where('createdAt', '<', bis),
);

/** How many messages of a kind were written within a span. */
export async function countOfArt(
  db: Tx,
  art: string,
  { von, bis }: { von: Date; bis: Date },
): Promise<number> {
  const [row] = await countQuery(db, { art, von: von.toISOString(), bis: bis.toISOString() });
  return Number(row?.anzahl ?? 0);
}

/** When the message with this Message-ID was written. */
export async function readCreatedAt(db: Tx, messageId: string): Promise<string> {
  const { createdAt } = await db
    .selectFrom('nachricht')
    .select('createdAt')
    .where('messageId', '=', messageId)
    .executeTakeFirstOrThrow();
  return createdAt;
}

/** Gives a message to the workshop the address that it lacked. */
export async function setEmpfaenger(db: Tx, id: string, an: string): Promise<void> {
  await db.updateTable('nachricht').set({ an }).where('id', '=', id).execute();
}

export function findNachricht(db: Db, id: string): Promise<NachrichtRow | undefined> {
  return db.selectFrom('nachricht').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * The span of times that count, as ISO text. What is further ahead than `voraus` was written by a clock that
 * has been corrected since: waiting for it might take years.
 */
export type Zeiten = { jetzt: string; faelligVoraus: string; anspruchVoraus: string };

/**
 * The next message that is due, not claimed, and not behind an earlier one to the same receiver about the
 * same order: of those with the first rank the one that waits longest.
 */
export function findFaellige(
  db: Db,
  { jetzt, faelligVoraus, anspruchVoraus }: Zeiten,
): Promise<{ id: string; anspruch: number } | undefined> {
  return db
    .selectFrom('nachricht as n')
    .select(['n.id', 'n.anspruch'])
    .where('n.faelligAt', 'is not', null)
    .where((eb) => eb.or([eb('n.faelligAt', '<=', jetzt), eb('n.faelligAt', '>', faelligVoraus)]))
    .where((eb) =>
      eb.or([
        eb('n.beanspruchtBis', 'is', null),
        eb('n.beanspruchtBis', '<=', jetzt),
        eb('n.beanspruchtBis', '>', anspruchVoraus),
      ]),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('nachricht as frueher')
            .select('frueher.id')
            .whereRef('frueher.auftragId', '=', 'n.auftragId')
            .whereRef('frueher.an', '=', 'n.an')
            .whereRef('frueher.id', '<', 'n.id')
            .where('frueher.faelligAt', 'is not', null),
        ),
      ),
    )
    .orderBy((eb) => vorrangOf(eb))
    .orderBy('n.faelligAt')
    .orderBy('n.id')
    .limit(1)
    .executeTakeFirst();
}

function vorrangOf(eb: ExpressionBuilder<{ n: NachrichtTable }, 'n'>) {
  const [erste = [], zweite = []] = artenNachVorrang;
  return eb
    .case()
    .when('n.art', 'in', erste)
    .then(eb.lit(0))
    .when('n.art', 'in', zweite)
    .then(eb.lit(1))
    .else(eb.lit(2))
    .end();
}

/** Whether no node holds it. */
function isFree(eb: ExpressionBuilder<Database, 'nachricht'>, { jetzt, anspruchVoraus }: Zeiten) {
  return eb.or([
    eb('beanspruchtBis', 'is', null),
    eb('beanspruchtBis', '<=', jetzt),
    eb('beanspruchtBis', '>', anspruchVoraus),
  ]);
}

/** Claims a message as it was read; `undefined` when another node was quicker or holds it, or it is gone. */
export function claimNachricht(
  db: Tx,
  { id, anspruch }: { id: string; anspruch: number },
  { bis, zeiten }: { bis: string; zeiten: Zeiten },
): Promise<NachrichtRow | undefined> {
  return db
    .updateTable('nachricht')
    .set({ beanspruchtBis: bis, anspruch: anspruch + 1 })
    .where('id', '=', id)
    .where('anspruch', '=', anspruch)
    .where('faelligAt', 'is not', null)
    .where((eb) => isFree(eb, zeiten))
    .returningAll()
    .executeTakeFirst();
}

/** Marks it as sent, whichever attempt this was. A message that is gone with its account stays gone. */
export async function setGesendet(db: Tx, id: string, at: string): Promise<void> {
  await db
    .updateTable('nachricht')
    .set((eb) => ({
      ...{ gesendetAt: at, faelligAt: null, beanspruchtBis: null, fehler: null, geheim: null },
      zuerstGesendetAt: eb.fn.coalesce('zuerstGesendetAt', eb.val(at)),
      versuche: eb('versuche', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** Ends a claim with what became of the attempt, unless another one has begun or the message was sent. */
export async function endAnspruch(
  db: Tx,
  { id, anspruch }: Pick<NachrichtRow, 'id' | 'anspruch'>,
  stand: Pick<Updateable<NachrichtTable>, 'faelligAt' | 'fehler' | 'versuche' | 'geheim' | 'erledigtAt'>,
): Promise<void> {
  await db
    .updateTable('nachricht')
    .set({ ...stand, beanspruchtBis: null })
    .where('id', '=', id)
    .where('anspruch', '=', anspruch)
    .where('gesendetAt', 'is', null)
    .execute();
}

/** Makes it due from the first attempt on, unless it is being sent. */
export async function setErneutFaellig(db: Tx, id: string, zeiten: Zeiten): Promise<boolean> {
  const row = await db
    .updateTable('nachricht')
    .set({
      faelligAt: zeiten.jetzt,
      versuche: 0,
      gesendetAt: null,
      fehler: null,
      beanspruchtBis: null,
      erledigtAt: null,
    })
    .where('id', '=', id)
    .where((eb) => isFree(eb, zeiten))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Settles a message that was given up; `false` when it was not, or is being sent. */
export async function setErledigt(db: Tx, id: string, at: string): Promise<boolean> {
  const row = await db
    .updateTable('nachricht')
    .set((eb) => ({ erledigtAt: eb.fn.coalesce('erledigtAt', eb.val(at)) }))
    .where('id', '=', id)
    .where('faelligAt', 'is', null)
    .where('gesendetAt', 'is', null)
    .where('fehler', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What messages are about, and their kinds. */
export type Betroffene = { wer: 'auftragId' | 'accountId'; ids: string[]; arten: NachrichtArt[] };

/** What a message was that was taken back; `anhaenge` as it is stored. */
export type ZurueckgezogenRow = {
  auftragId: string | null;
  art: NachrichtArt;
  createdAt: string;
  anhaenge: string;
};

/**
 * Takes back the messages of these kinds about orders or an account that were never sent and that no node
 * holds; what they were, and when they were written.
 */
export function deleteWartende(
  db: Tx,
  { arten, wer, ids }: Betroffene,
  zeiten: Zeiten,
): Promise<ZurueckgezogenRow[]> {
  return db
    .deleteFrom('nachricht')
    .where(wer, 'in', ids)
    .where('art', 'in', arten)
    .where('faelligAt', 'is not', null)
    .where('zuerstGesendetAt', 'is', null)
    .where((eb) => isFree(eb, zeiten))
    .returning(['auftragId', 'art', 'createdAt', 'anhaenge'])
    .$narrowType<{ art: NachrichtArt }>()
    .execute();
}

/** All messages with what can be wrong in them, a part at a time, for the check of a whole shop. */
export function listNachrichtenAfter(db: Db, after: string, limit: number) {
  return db
    .selectFrom('nachricht')
    .select(['id', 'art', 'inhalt', 'anhaenge', 'geheim', 'faelligAt', 'gesendetAt', 'messageId'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}
