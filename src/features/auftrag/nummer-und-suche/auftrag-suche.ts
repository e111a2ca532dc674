import { foldText } from '#shared/text/such-text.ts';
import type { Anschrift } from '../anschrift/anschrift.ts';

/** Bytes of the longest search text: an order of a hundred soaps with long names. PostgreSQL's index takes no more. */
const maxSuche = 2000;

type Gesucht = {
  nummer: string;
  email: string;
  rechnung: Anschrift;
  lieferung: Anschrift | undefined;
  /** Whom the invoice is made out to, as it was said when goods were handed over. */
  rechnungAn?: Anschrift | undefined;
  posten: { name: string }[];
};

/** The text that an order is found by: number, names and towns, e-mail address, and what was ordered. */
export function auftragSuche({ nummer, email, rechnung, lieferung, rechnungAn, posten }: Gesucht): string {
  const namen = [rechnung, lieferung].map(nameOf);
  const gesagt = rechnungAn ? [nameOf(rechnungAn)] : [];
  return cutSuche(
    [nummer, ...namen, ...gesagt, email, ...posten.map(({ name }) => name)].map(foldText).join(' '),
  );
}

function nameOf(an: Anschrift | undefined): string {
  return an ? `${an.vorname} ${an.nachname} ${an.firma} ${an.stadt}` : '';
}

/** The beginning of a search text that is stored. */
export function cutSuche(text: string): string {
  return text.slice(0, new TextEncoder().encodeInto(text, new Uint8Array(maxSuche)).read);
}
