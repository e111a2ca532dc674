import { hashToken } from '#features/auth/server/index.ts';
import { createAccountWithKunde } from '#features/kunde/server/index.ts';
import { fassungenOf } from '#features/post/inhalt.ts';
import type { NachrichtAn, NachrichtArt } from '#features/post/nachricht.ts';
import { queueNachricht, unpackInhalt } from '#features/post/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { newAccount } from '../factories.ts';

/** Queues a message as an area does, and returns its row. */
export async function queueTestNachricht(
  db: Db,
  { now, ...nachricht }: Partial<NachrichtAn> & { now: Date },
) {
  await inTransaction(db, (db) =>
    queueNachricht(
      db,
      {
        art: 'test',
        an: { email: 'erika@kundschaft.example', name: 'Erika Beispiel' },
        betreff: 'Ihre Seife ist unterwegs',
        bloecke: [{ kind: 'text', stuecke: ['Guten Tag'] }],
        ...nachricht,
      },
      { adresse: 'https://laden.example', now },
    ),
  );
  return db.selectFrom('nachricht').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
}

/** Messages with their HTML and text, oldest first; of one kind if it is given. */
export async function listPost(db: Db, art?: NachrichtArt) {
  const rows = await db
    .selectFrom('nachricht')
    .selectAll()
    .$if(art !== undefined, (query) => query.where('art', '=', art ?? ''))
    .orderBy('id')
    .execute();
  return rows.map((row) => {
    const inhalt = unpackInhalt(row.inhalt);
    if (!inhalt) throw new Error('The content of a message is damaged.');
    return { ...row, ...fassungenOf(inhalt) };
  });
}

/** Makes a link that works, with a secret that is made up. */
export async function openLink(db: Db, geheim: string, now: Date): Promise<void> {
  const account = await createAccountWithKunde(db, newAccount(), now);
  if (!account) throw new Error('The account exists already.');
  await db
    .insertInto('kontoLink')
    .values({
      ...{ tokenHash: hashToken(geheim), art: 'passwort', accountId: account.id, email: account.email },
      ...{ createdAt: now.toISOString(), expiresAt: new Date(now.getTime() + 3_600_000).toISOString() },
    })
    .onConflict((oc) => oc.doNothing())
    .execute();
}
