/**
 * Minutes from a failed attempt to the next, by the number of attempts so far; after the last one the message
 * is given up.
 */
const wartezeiten = [1, 5, 30, 2 * 60, 6 * 60, 12 * 60, 24 * 60];

/** Attempts in all, over about two days. */
export const versucheMax = wartezeiten.length + 1;

/**
 * The longest wait between two attempts, in milliseconds: a due time further ahead comes from a clock that
 * was wrong.
 */
export const laengsteWartezeitMs = Math.max(...wartezeiten) * 60_000;

/** When the next attempt is due after so many; `null`: none, the message is given up. */
export function naechsterVersuch(versuche: number, now: Date): Date | null {
  const minuten = wartezeiten[versuche - 1];
  return minuten === undefined ? null : new Date(now.getTime() + minuten * 60_000);
}

/** After trouble with the mail server, which counts as no attempt: soon, because it may be back any time. */
export function nachStoerung(now: Date): Date {
  return new Date(now.getTime() + 5 * 60_000);
}

/**
 * What is known of a failed attempt: nodemailer's `code` and `command`, and the answer of the server if there
 * was one.
 */
export type Sendefehler = {
  message?: string;
  code?: string | undefined;
  command?: string | undefined;
  responseCode?: number | undefined;
  response?: string | undefined;
};

/**
 * `abgelehnt`: the server will never take this message. `vertagt`: perhaps later, and others may be sent now.
 * `stoerung`: the server itself, the connection or the sender; it says nothing about this message, and would
 * meet the next one too.
 */
export type Fehlerart = 'abgelehnt' | 'vertagt' | 'stoerung';

/** Server trouble even in answer to a receiver or a text: shutting down, wrong order of commands, sign-in needed. */
const serverCodes = [421, 503, 530, 535];

/** Whether the message itself can never be sent, on whatever server: no address, a link that is used up, or damage. */
export function isUnsendbar({ code }: Sendefehler): boolean {
  return code === 'EADRESSE' || code === 'ELINK' || code === 'ESCHADEN';
}

export function fehlerartOf({ code, command, responseCode }: Sendefehler): Fehlerart {
  // Larger than the server takes: known without asking.
  if (isUnsendbar({ code }) || (code === 'EMESSAGE' && responseCode === undefined)) return 'abgelehnt';
  if (code === 'EINHALT') return 'vertagt';
  if (responseCode === undefined || serverCodes.includes(responseCode)) return 'stoerung';
  // 552 in answer to the sender is about the size that was announced with it.
  const isOfNachricht = command === 'RCPT TO' || command === 'DATA' || responseCode === 552;
  if (!isOfNachricht) return 'stoerung';
  return responseCode >= 500 ? 'abgelehnt' : 'vertagt';
}

/** Characters of a reason that are kept. */
const grundLength = 500;

/** Trouble that the shop itself finds, and says in German. */
function isEigener(code: string | undefined): boolean {
  return isUnsendbar({ code }) || code === 'EINHALT';
}

/** The reason as it is stored: the server's words, else what went wrong, on one line. */
export function sendeFehlerText({ response, code, message }: Sendefehler): string {
  // A server that knows no TLS answers in a way that says nothing of it.
  const words = code === 'ETLS' ? undefined : isEigener(code) ? message : response;
  const text = words || [code, message].filter(Boolean).join(': ') || 'unbekannt';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a server may answer with anything.
  const line = text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
  return line.slice(0, grundLength).toWellFormed();
}
