import { readSomeEinstellungen } from '#features/einstellung/server/index.ts';
import type { Umgebung } from '#features/einstellung/umgebung.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { AppError } from '#shared/wire/errors.ts';
import { testNachricht } from '../test-nachricht.ts';
import { queueNachricht } from './queue-nachricht.ts';
import type { Zustellung } from './zustellung/send-now.ts';

/** Sends one queued message at once instead of waiting for its turn. */
export type SendNow = (id: string) => Promise<Zustellung>;

/** Milliseconds after which the job sends it, in case this node ends before it has. */
const vorsprungMs = 60_000;

type TestPost = { an: string; now: Date; umgebung: Umgebung; sendNow: SendNow };

/** Queues the test message and sends it at once, so that the owner sees what the mail server says. */
export async function testPost(
  db: Db,
  { an, now, umgebung, sendNow }: TestPost,
): Promise<Zustellung & { message: string }> {
  const id = await inTransaction(db, async (db) => {
    const { laden, post } = await readSomeEinstellungen(db, ['laden', 'post']);
    if (umgebung.smtp && post.angaben.absender === '')
      throw new AppError(
        'CONFLICT',
        'Bitte tragen Sie in Einstellungen › Post zuerst einen Absender ein und speichern Sie ihn.',
      );
    const nachricht = testNachricht(an, laden.angaben.name);
    const erstAb = umgebung.smtp ? new Date(now.getTime() + vorsprungMs) : now;
    return queueNachricht(db, { ...nachricht, erstAb }, { adresse: umgebung.adresse, now });
  });
  if (!umgebung.smtp) return { isGesendet: false, fehler: '', message: ohneServer };
  const zustellung = await sendNow(id);
  return { ...zustellung, message: zustellung.isGesendet ? angenommen : nichtAngenommen };
}

const ohneServer =
  'Es ist kein Mailserver eingerichtet: Die Testnachricht liegt im Postausgang und als Datei im Datenordner unter „post“.';
const angenommen =
  'Der Mailserver hat die Testnachricht angenommen. Schauen Sie in das Postfach, auch in den Spam-Ordner.';
const nichtAngenommen = 'Der Mailserver hat die Testnachricht nicht angenommen.';
