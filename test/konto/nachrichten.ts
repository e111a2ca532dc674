import type { NachrichtAn } from '#features/post/nachricht.ts';
import { queueNachricht } from '#features/post/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';

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

/** For messages whose link is made up. */
export const istLinkOffen = async () => true;

/** For messages about orders whose page nobody opens. */
export const bestellTokenOf = async () => 't'.repeat(43);
