import type { PostLage } from './contract.ts';

/** Without a mail server; the back office says it wherever it matters. */
export const ohneMailserver =
  'Niemand bekommt die Nachrichten des Ladens: Es ist kein Mailserver eingerichtet.';

export type PostFakten = {
  /** Given up in the last 30 days, and not sent since. */
  nichtZugestellt: number;
  /** Waiting for more than an hour. */
  haengt: number;
  smtp: boolean;
  /** Other machines can reach the shop. */
  oeffentlich: boolean;
  hasAbsender: boolean;
};

/** What is wrong with the outbox, in one German sentence; the most important first. */
export function postLageOf({ nichtZugestellt, haengt, ...fakten }: PostFakten): PostLage {
  return { problem: problemOf({ nichtZugestellt, haengt, ...fakten }), nichtZugestellt };
}

function problemOf({ nichtZugestellt, haengt, smtp, oeffentlich, hasAbsender }: PostFakten): string {
  if (!smtp) return oeffentlich ? ohneMailserver : '';
  if (!hasAbsender && haengt > 0)
    return 'Es geht keine Post hinaus: In Einstellungen › Post fehlt der Absender.';
  if (nichtZugestellt > 0)
    return nichtZugestellt === 1
      ? 'Eine Nachricht ist nicht angekommen.'
      : `${nichtZugestellt} Nachrichten sind nicht angekommen.`;
  if (haengt > 0)
    return haengt === 1
      ? 'Eine Nachricht wartet seit über einer Stunde.'
      : `${haengt} Nachrichten warten seit über einer Stunde.`;
  return '';
}
