import { useId } from 'react';
import { Button } from '#web/ui/shop/button.tsx';
import type { Kasse, Moeglichkeit } from '../../kasse-contract.ts';
import { asSatz } from '../../satz.ts';
import { gewaehlt, type Wahl } from '../../unterschiede.ts';
import { versandartText, zahlartText } from '../../versand-zahlung.ts';
import { KasseSummen } from './kasse-summen.tsx';
import styles from './kasse-versand.module.css';
import { betragText, tagText, terminText } from './kasse-worte.ts';

type KasseVersandProps = {
  kasse: Kasse;
  wahl: Wahl;
  onWahl: (wahl: Wahl) => void;
  onWeiter: () => void;
};

/** The second step: how the goods arrive, then how they are paid; what follows from it in dates and money. */
export function KasseVersand({ kasse, wahl, onWahl, onWeiter }: KasseVersandProps) {
  const { moeglichkeiten, abholung } = kasse;
  const wege = moeglichkeiten.filter(({ versandart }, at) => isFirst(moeglichkeiten, versandart, at));
  const zahlwege = moeglichkeiten.filter(({ versandart }) => versandart === wahl.versandart);
  const moeglichkeit = gewaehlt(kasse, wahl);

  const chooseWeg = (weg: Moeglichkeit) => {
    const same = moeglichkeiten.find(
      ({ versandart, zahlart }) => versandart === weg.versandart && zahlart === wahl.zahlart,
    );
    onWahl(same ?? weg);
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onWeiter();
      }}
    >
      <Karten titel="Lieferung" isEinzig={wege.length === 1}>
        {wege.map((weg) => (
          <Karte
            key={weg.versandart}
            name="versandart"
            isGewaehlt={weg.versandart === wahl.versandart}
            onWahl={() => chooseWeg(weg)}
            titel={versandartText[weg.versandart]}
            preis={betragText(weg.versand)}
          >
            <p>{terminText(weg)}</p>
            {weg.versandart === 'abholung' && abholung && (
              <p>{[abholung.ort, abholung.zeiten].filter(Boolean).join(', ')}</p>
            )}
          </Karte>
        ))}
      </Karten>
      <Karten titel="Bezahlung" isEinzig={zahlwege.length === 1}>
        {zahlwege.map((weg) => (
          <Karte
            key={weg.zahlart}
            name="zahlart"
            isGewaehlt={weg.zahlart === wahl.zahlart}
            onWahl={() => onWahl(weg)}
            titel={zahlartText[weg.zahlart]}
          >
            <p>{zahlHinweis(weg)}</p>
          </Karte>
        ))}
      </Karten>
      {moeglichkeit && <KasseSummen kasse={kasse} moeglichkeit={moeglichkeit} />}
      <Button type="submit" isWide>
        Weiter zum Prüfen
      </Button>
    </form>
  );
}

function isFirst(all: Moeglichkeit[], versandart: Moeglichkeit['versandart'], at: number): boolean {
  return all.findIndex((one) => one.versandart === versandart) === at;
}

function zahlHinweis({ zahlart, zahlbarBis }: Moeglichkeit): string {
  if (zahlart === 'abholung') return 'Sie bezahlen, wenn Sie die Ware abholen.';
  const bis = zahlbarBis ? asSatz(` Bitte überweisen Sie bis ${tagText(zahlbarBis)}`) : '';
  return `Die Bankdaten sehen Sie gleich nach der Bestellung.${bis}`;
}

type KartenProps = { titel: string; isEinzig: boolean; children: React.ReactNode };

function Karten({ titel, isEinzig, children }: KartenProps) {
  return (
    <fieldset className={`${styles.karten} ${isEinzig ? styles.einzig : ''}`}>
      <legend>{titel}</legend>
      {children}
    </fieldset>
  );
}

type KarteProps = {
  name: string;
  titel: string;
  preis?: string;
  isGewaehlt: boolean;
  onWahl: () => void;
  children: React.ReactNode;
};

/** A whole card can be tapped. The only possibility is a card as well, chosen already. */
function Karte({ name, titel, preis, isGewaehlt, onWahl, children }: KarteProps) {
  const id = useId();
  return (
    <label className={styles.karte}>
      <input type="radio" name={name} checked={isGewaehlt} onChange={onWahl} aria-describedby={id} />
      <span className={styles.titel}>{titel}</span>
      {preis && <span className={styles.preis}>{preis}</span>}
      <div id={id} className={styles.hinweis}>
        {children}
      </div>
    </label>
  );
}
