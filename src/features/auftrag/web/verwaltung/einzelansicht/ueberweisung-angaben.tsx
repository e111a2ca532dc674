import { formatEuro } from '#shared/number/money.ts';
import type { Bankverbindung } from '../../../contract.ts';
import { ibanText } from '../../../kundensicht/bestellung-text.ts';
import { KopierKnopf } from './kopier-knopf.tsx';

type UeberweisungAngabenProps = { konto: Bankverbindung; nummer: string; betrag: number };

/**
 * What is said to a customer who pays by transfer and has no mail: rows of a description list, with what can
 * be copied.
 */
export function UeberweisungAngaben({ konto, nummer, betrag }: UeberweisungAngabenProps) {
  const { kontoinhaber, iban, bank } = konto;
  const zeilen = [
    { wort: 'Zu überweisen', wert: formatEuro(betrag) },
    { wort: 'Empfänger', wert: kontoinhaber },
    { wort: 'IBAN', wert: ibanText(iban), kopie: iban.replaceAll(/\s/g, '') },
    { wort: 'Bank', wert: bank },
    { wort: 'Verwendungs\u00adzweck', wert: nummer, kopie: nummer },
  ];
  return zeilen
    .filter(({ wert }) => wert !== '')
    .map(({ wort, wert, kopie }) => (
      <div key={wort}>
        <dt>{wort}</dt>
        <dd>
          <span>{wert}</span> {kopie && <KopierKnopf was={wort.replace('\u00ad', '')} text={kopie} />}
        </dd>
      </div>
    ));
}
