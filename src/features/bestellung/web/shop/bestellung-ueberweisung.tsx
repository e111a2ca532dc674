import { useState } from 'react';
import { ibanText } from '#features/auftrag/kundensicht/bestellung-text.ts';
import { GiroCodeBild } from '#features/auftrag/web/shop/giro-code-bild.tsx';
import { tagOhneUmbruch } from '#features/lieferung/liefertermin.ts';
import { formatEuro } from '#shared/number/money.ts';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import type { GeleseneUeberweisung } from '../../read-bestellung.ts';
import styles from './bestellung.module.css';
import { type Kopie, KopierZeile } from './bestellung-kopier-zeile.tsx';
import ueberweisungStyles from './bestellung-ueberweisung.module.css';

type BestellungUeberweisungProps = { ueberweisung: GeleseneUeberweisung; heute: string };

/**
 * How to pay by transfer: everything as text that can be copied, and the same as a code for banking apps
 * (facts §1.5).
 */
export function BestellungUeberweisung({ ueberweisung, heute }: BestellungUeberweisungProps) {
  const { giroCode } = ueberweisung;
  const [kopie, setKopie] = useState<Kopie>();
  return (
    <section className={`raised stack-4 ${styles.card}`} aria-labelledby="bezahlen">
      <h2 id="bezahlen">So bezahlen Sie</h2>
      <Frist ueberweisung={ueberweisung} heute={heute} />
      <div className={`stack-6 ${ueberweisungStyles.ways}`}>
        <dl>
          {zeilenOf(ueberweisung).map((zeile) => (
            <KopierZeile key={zeile.label} {...zeile} kopie={kopie} onKopie={setKopie} />
          ))}
        </dl>
        {giroCode && <GiroCode {...giroCode} />}
      </div>
      <div role="status" className={ueberweisungStyles.ansage}>
        {kopie && <VisuallyHidden key={kopie.nr}>{kopie.text}</VisuallyHidden>}
      </div>
    </section>
  );
}

/** Days that are over are not said. */
function Frist({ ueberweisung: { zahlbarBis, stornoAm }, heute }: BestellungUeberweisungProps) {
  return (
    <p>
      Bitte überweisen Sie{' '}
      {zahlbarBis >= heute ? (
        <span>
          bis <strong>{tagOhneUmbruch(zahlbarBis)}</strong>
        </span>
      ) : (
        zahlbarBis && <span>jetzt</span>
      )}{' '}
      <span>auf dieses Konto.</span>
      {stornoAm >= heute && (
        <span>
          {' '}
          Ohne Zahlung wird die Bestellung am <span>{tagOhneUmbruch(stornoAm)}</span> storniert.
        </span>
      )}
    </p>
  );
}

function zeilenOf({ betrag, kontoinhaber, iban, bank, verwendungszweck }: GeleseneUeberweisung) {
  return [
    { label: 'Betrag', wert: formatEuro(betrag), kopierWert: betrag.toFixed(2).replace('.', ',') },
    { label: 'Empfänger', wert: kontoinhaber },
    { label: 'IBAN', wert: ibanText(iban), kopierWert: iban.replaceAll(/\s/g, '') },
    { label: 'Bank', wert: bank },
    { label: 'Verwendungszweck', wert: verwendungszweck },
  ].filter(({ wert }) => wert);
}

function GiroCode(code: NonNullable<GeleseneUeberweisung['giroCode']>) {
  return (
    <figure className={ueberweisungStyles.code}>
      <GiroCodeBild {...code} />
      <figcaption>
        Mit der Banking-App scannen
        <span className={ueberweisungStyles.phone}>
          Auf diesem Gerät? Machen Sie ein Bildschirm&shy;foto und öffnen Sie es in Ihrer Banking-App.
        </span>
      </figcaption>
    </figure>
  );
}
