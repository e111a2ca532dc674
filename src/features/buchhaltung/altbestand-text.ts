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
export function schreibenFrage(eintraege: AltbestandEintrag[], erste: string) {
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

/** '12 Lieferungen aus der Zeit davor haben noch keinen Beleg.' */
export function hinweisText(anzahl: number): string {
  const wer =
    anzahl === 1
      ? 'Eine Lieferung aus der Zeit, bevor der Laden Rechnungen schrieb, hat'
      : `${formatZahl(anzahl)} Lieferungen aus der Zeit, bevor der Laden Rechnungen schrieb, haben`;
  return `${wer} noch keinen Beleg.`;
}
