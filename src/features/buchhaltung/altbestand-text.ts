import { formatZahl } from '#shared/number/format-zahl.ts';
import { centToEuro, euroToCent, formatEuro } from '#shared/number/money.ts';
import type { AltbestandEintrag } from './altbestand-contract.ts';

/** '1 Beleg', '1.200 Belege'. */
export function belegeText(anzahl: number): string {
  return anzahl === 1 ? '1 Beleg' : `${formatZahl(anzahl)} Belege`;
}

/** What documents come to together: '1.234,50 €'. */
export function summeText(eintraege: Pick<AltbestandEintrag, 'brutto'>[]): string {
  return formatEuro(centToEuro(eintraege.reduce((sum, { brutto }) => sum + euroToCent(brutto), 0)));
}

/** What is asked before documents are written, with the number of the first as far as it is known. */
export function schreibenFrage(eintraege: AltbestandEintrag[], erste: string | undefined) {
  const einer = eintraege.length === 1;
  const summe = `${einer ? '' : 'Zusammen '}${summeText(eintraege)}`;
  return {
    question: `${belegeText(eintraege.length)} schreiben?`,
    what: erste ? `${summe}, ${einer ? '' : 'ab '}Nummer ${erste}` : summe,
    consequence: `${einer ? 'Er trägt das heutige Datum und nennt' : 'Sie tragen das heutige Datum und nennen'} den Tag, an dem wirklich geliefert wurde. Zurücknehmen lässt sich ein Beleg nicht. Eine E-Mail geht nicht hinaus; die Kundschaft findet ihn auf der Seite ihrer Bestellung.`,
    yes: `${belegeText(eintraege.length)} schreiben`,
    isDestructive: false,
  };
}

/** '1 Lieferung', '1.200 Lieferungen'. */
export function lieferungenText(anzahl: number): string {
  return anzahl === 1 ? '1 Lieferung' : `${formatZahl(anzahl)} Lieferungen`;
}

/** 'B-26-K7M4Q', 'Markttag Leipzig'. */
export function titelOf({ anlass: { art, text } }: Pick<AltbestandEintrag, 'anlass'>): string {
  return art === 'markttag' ? `Markttag ${text}` : text;
}

/** What is asked before deliveries are ticked off as invoiced by hand. */
export function abhakenFrage(eintraege: AltbestandEintrag[]) {
  const [erster] = eintraege;
  const einer = eintraege.length === 1;
  return {
    question: `${lieferungenText(eintraege.length)} als schon berechnet abhaken?`,
    what: einer && erster ? titelOf(erster) : `Zusammen ${summeText(eintraege)}`,
    consequence: `Dann ${einer ? 'steht sie' : 'stehen sie'} nicht mehr in dieser Liste, und der Laden schreibt dafür keine Belege. Ändert sich später noch etwas, berichtigen Sie Ihre eigene Rechnung von Hand. Am Ende dieser Seite, unter „Von Hand berechnet“, ${einer ? 'lässt sie' : 'lassen sie'} sich wieder aufnehmen.`,
    yes: 'Als schon berechnet abhaken',
    isDestructive: false,
  };
}
