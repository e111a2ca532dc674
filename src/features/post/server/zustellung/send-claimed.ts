import { z } from 'zod';
import { findLink } from '#features/auth/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { readSecret } from '#server/secret/secret.repository.ts';
import { seitenTokenOf } from '#server/secret/seiten-link.ts';
import { hideGeheim } from '../../hide-geheimnis.ts';
import { type Fassungen, fassungenOf, unlesbar } from '../../inhalt.ts';
import { anhang } from '../../nachricht.ts';
import {
  type Fehlerart,
  fehlerartOf,
  isUnsendbar,
  nachStoerung,
  naechsterVersuch,
  type Sendefehler,
  sendeFehlerText,
} from '../../zustellung/sende-versuche.ts';
import { resolveAnhaenge } from '../anhaenge/resolve-anhaenge.ts';
import { endAnspruch, type NachrichtRow, setGesendet } from '../nachricht.repository.ts';
import { unpackInhalt } from '../pack-inhalt.ts';
import { type Absender, type Mail, toMail } from './send-mail.ts';
import type { Postweg } from './send-weg.ts';

type Way = {
  weg: Postweg;
  absender: Absender;
  clock: () => Date;
  /** The shop stops, or another node takes over: the message waits on. */
  stop?: AbortSignal;
  /** Milliseconds that sending may take. */
  limitMs: number;
  log?: { error: (entry: object, message: string) => void };
  /** No further attempts: for a message whose sender waits for the outcome. */
  isOnce?: boolean;
};

/** `code` and `fehler` are empty when it was sent; `code` is fit for a log, `fehler` may contain an address. */
export type Ausgang = { art: 'gesendet' | Fehlerart; code: string; fehler: string };

/** Sends a claimed message and stores what became of it. Throws when the shop stops; the message is due again then. */
export async function sendClaimed(db: Db, row: NachrichtRow, way: Way): Promise<Ausgang> {
  const { weg, clock, stop, limitMs } = way;
  try {
    await refuseTotenLink(db, row, way);
    const mail = await prepareMail(db, row, way);
    const limit = AbortSignal.timeout(limitMs);
    await weg.send(mail, stop ? AbortSignal.any([stop, limit]) : limit);
  } catch (error) {
    return endFailed(db, row, { ...way, error: toSendefehler(error) });
  }
  // Not with the rest: when this fails, the message was sent, and its claim stays until it ends.
  const at = clock().toISOString();
  await inTransaction(db, (db) =>
    weg.isSmtp ? setGesendet(db, row.id, at) : endAnspruch(db, row, { faelligAt: null, fehler: null }),
  );
  return { art: 'gesendet', code: '', fehler: '' };
}

/**
 * A link that was replaced, used up, withdrawn with its account's access or has expired must not arrive after its time.
 */
async function refuseTotenLink(db: Db, { geheim }: NachrichtRow, { clock }: Way): Promise<void> {
  if (geheim === null || (await findLink(db, geheim, clock()))) return;
  throw Object.assign(new Error('Der Link darin gilt nicht mehr.'), { code: 'ELINK' });
}

async function prepareMail(db: Db, row: NachrichtRow, way: Way): Promise<Mail> {
  const { absender, clock, weg, log } = way;
  const fassungen = readFassungen(row);
  try {
    const anhaenge = await resolveAnhaenge(db, z.array(anhang).parse(JSON.parse(row.anhaenge)), log);
    const von = { ...absender, absender: absender.absender || (weg.isSmtp ? '' : ownAddress(row)) };
    return toMail({ ...row, ...fassungen }, von, {
      anhaenge,
      bestellToken: await readSeitenToken(db, row),
      now: clock(),
    });
  } catch (error) {
    if (isUnsendbar(error as Sendefehler)) throw error;
    const { message } = error as Error;
    const text = `Eine angehängte Datei konnte nicht erstellt werden (${message}).`;
    throw Object.assign(new Error(text), { code: 'EINHALT' });
  }
}

function readFassungen({ inhalt: bytes }: NachrichtRow): Fassungen {
  const inhalt = unpackInhalt(bytes);
  if (!inhalt) throw Object.assign(new Error(unlesbar), { code: 'ESCHADEN' });
  return fassungenOf(inhalt);
}

/** The token of the page of the order that a message is about. */
async function readSeitenToken(db: Db, { auftragId }: NachrichtRow): Promise<string | undefined> {
  return auftragId === null ? undefined : seitenTokenOf(await readSecret(db), 'bestellung', auftragId);
}

/** The sender of a file that nobody gets, of a shop without one in its settings. */
function ownAddress({ messageId }: NachrichtRow): string {
  return `laden@${/@([^>]+)>$/.exec(messageId)?.[1] ?? 'localhost'}`;
}

async function endFailed(
  db: Db,
  row: NachrichtRow,
  { weg, clock, stop, isOnce, error }: Way & { error: Sendefehler },
): Promise<Ausgang> {
  if (stop?.aborted) {
    await inTransaction(db, (db) => endAnspruch(db, row, {}));
    throw stop.reason;
  }
  const art = fehlerartOf(error);
  // Trouble with the server says nothing about this message, and a file that could not be written neither: it
  // never is given up for that.
  const isOfNachricht = art !== 'stoerung' && weg.isSmtp;
  const versuche = isOfNachricht ? row.versuche + 1 : row.versuche;
  const next = isOfNachricht ? naechsterVersuch(versuche, clock()) : nachStoerung(clock());
  const isLast = art === 'abgelehnt' || isOnce;
  const faelligAt = isLast ? null : (next?.toISOString() ?? null);
  const bestellToken = (await readSeitenToken(db, row)) ?? null;
  // It is kept for the back office, and in backups.
  const fehler = hideGeheim(sendeFehlerText(error), bestellToken);
  // Nobody has to do anything about a link that works no longer.
  const ohneLink = error.code === 'ELINK' ? { geheim: null, erledigtAt: clock().toISOString() } : {};
  const stand = { faelligAt, fehler, versuche, ...ohneLink };
  await inTransaction(db, (db) => endAnspruch(db, row, stand));
  const code = [error.code, error.responseCode].filter((part) => part !== undefined).join(' ');
  return { art, code: code || 'unknown', fehler };
}

function toSendefehler(error: unknown): Sendefehler {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, code, command, responseCode, response } = error as Error & Sendefehler;
  return { message, code, command, responseCode, response };
}
