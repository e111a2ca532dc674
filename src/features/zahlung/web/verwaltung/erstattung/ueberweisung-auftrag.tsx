import { ibanText } from '#features/auftrag/kundensicht/bestellung-text.ts';
import { GiroCodeBild } from '#features/auftrag/web/shop/giro-code-bild.tsx';
import { KopierKnopf } from '#features/auftrag/web/verwaltung/einzelansicht/kopier-knopf.tsx';
import { formatEuro } from '#shared/number/money.ts';
import type { GeleseneErstattung } from '../../../erstattung/read-erstattungen.ts';
import styles from './rueckzahlungen.module.css';

type UeberweisungAuftragProps = { betrag: number; konto: NonNullable<GeleseneErstattung['konto']> };

/** A transfer to be made: as text that can be copied, and as a code for a banking app. */
export function UeberweisungAuftrag({ betrag, konto }: UeberweisungAuftragProps) {
  const { iban, inhaber, verwendungszweck, giroCode } = konto;
  const zeilen = [
    { wort: 'Betrag', wert: formatEuro(betrag), kopie: betrag.toFixed(2).replace('.', ',') },
    { wort: 'Kontoinhaber', wert: inhaber, kopie: inhaber },
    { wort: 'IBAN', wert: ibanText(iban), kopie: iban.replaceAll(/\s/g, '') },
    { wort: 'Verwendungs\u00adzweck', wert: verwendungszweck, kopie: verwendungszweck },
  ].filter(({ wert }) => wert !== '');
  return (
    <div className={styles.ueberweisung}>
      <dl className={styles.angaben}>
        {zeilen.map(({ wort, wert, kopie }) => (
          <div key={wort}>
            <dt>{wort}</dt>
            <dd>
              <bdi>{wert}</bdi> <KopierKnopf was={wort.replace('\u00ad', '')} text={kopie} />
            </dd>
          </div>
        ))}
      </dl>
      {giroCode && (
        <figure className={styles.code}>
          <GiroCodeBild {...giroCode} />
          <figcaption>Mit der Banking-App scannen</figcaption>
        </figure>
      )}
    </div>
  );
}
