import { keyboardText } from '#shared/text/keyboard-text.ts';
import { foldText, suchworte } from '#shared/text/such-text.ts';

/** Maximum length of the search text, so that it fits into an index however long the names are. */
const maxSuche = 600;

/** A telephone number normalised for comparison: its digits as dialled in Germany. */
export function telefonZiffern(telefon: string): string {
  return telefon.trim().replace(/^\+/, '00').replace('(0)', '').replace(/\D/g, '').replace(/^0049/, '0');
}

/** The values by which a person is found. */
export type Gesucht = {
  vorname: string;
  nachname: string;
  email: string;
  kundennummer: string;
  telefon: string;
};

/** The search text of a person: names, e-mail address, customer number and telephone. */
export function sucheOf({ vorname, nachname, email, kundennummer, telefon }: Gesucht): string {
  // The numbers first, so that they are never cut off.
  return [foldText(kundennummer), telefonZiffern(telefon), ...[vorname, nachname, email].map(foldText)]
    .join(' ')
    .slice(0, maxSuche);
}

/**
 * The search terms of an input; each must occur in `sucheOf`: words in any order, also parts of words. An input of only
 * digits is one number, however it is grouped: a telephone number or the end of a customer number.
 */
export function suchbegriffe(search: string): string[] {
  const typed = keyboardText(search);
  const isNumber = /^[\d\s()+/.-]*\d[\d\s()+/.-]*$/.test(typed);
  if (isNumber) return [telefonZiffern(typed)];
  return suchworte(typed.replace(/\bkd[\s-]*(?=\d)/gi, 'kd '));
}
