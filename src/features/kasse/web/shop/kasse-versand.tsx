import { useId } from 'react';
import { versandarten, versandartText, zahlartText } from '#features/auftrag/versand-zahlung.ts';
import { versandBetragText } from '#features/auftrag/web/shop/versand-betrag.ts';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import type { Elements } from '#web/ui/elements.ts';
import { Button } from '#web/ui/shop/button.tsx';
import type { Kasse, Moeglichkeit } from '../../contract.ts';
import { withSchlusspunkt } from '../../schlusspunkt.ts';
import { gewaehlt, type WegWahl } from '../../unterschiede.ts';
import { KasseSummen } from './bestellen/kasse-summen.tsx';
import styles from './kasse-versand.module.css';
import { lieferTagText, terminText } from './kasse-worte.ts';

type KasseVersandProps = {
  kasse: Kasse;
  wahl: WegWahl;
  onWahl: (wahl: WegWahl) => void;
  onWeiter: () => void;
};

/** The second step: how the goods arrive, then how they are paid; what follows from it in dates and money. */
export function KasseVersand({ kasse, wahl, onWahl, onWeiter }: KasseVersandProps) {
  const { moeglichkeiten, abholung } = kasse;
  const wege = versandarten.flatMap((art) => fruehester(moeglichkeiten, art) ?? []);
  const zahlwege = moeglichkeiten.filter(({ versandart }) => versandart === wahl.versandart);
  const moeglichkeit = gewaehlt(kasse, wahl);

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onWeiter();
      }}
    >
      <ZuSchwer moeglichkeiten={moeglichkeiten} />
      <Karten titel="Lieferung" isEinzig={wege.length === 1}>
        {wege.map((weg) => (
          <Karte
            key={weg.versandart}
            name="versandart"
            isGewaehlt={weg.versandart === wahl.versandart}
            onWahl={() => onWahl(weg)}
            titel={versandartText[weg.versandart]}
            preis={versandBetragText(weg.versand)}
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

/** Of the ways to pay, the one with which the goods are there first. */
function fruehester(all: Moeglichkeit[], versandart: Moeglichkeit['versandart']): Moeglichkeit | undefined {
  return all
    .filter((one) => one.versandart === versandart)
    .toSorted((a, b) => a.termin.bis.localeCompare(b.termin.bis))[0];
}

/** Parcels are sent, but not this one: said, not left out without a word. */
function ZuSchwer({ moeglichkeiten }: Pick<Kasse, 'moeglichkeiten'>) {
  const { versand, zahlung, email, telefon } = useLaden();
  const isVersand = versand.dhl.aktiv && zahlung.vorkasse;
  if (!isVersand || moeglichkeiten.some(({ versandart }) => versandart === 'dhl')) return null;
  const wege = [email, telefon].filter(Boolean).join(' oder ');
  return (
    <p>{`Für ein Paket ist diese Bestellung zu schwer. Soll sie geschickt werden, fragen Sie uns bitte${wege ? `: ${wege}` : ''}.`}</p>
  );
}

function zahlHinweis({ zahlart, zahlbarBis }: Moeglichkeit): string {
  if (zahlart === 'abholung') return 'Sie bezahlen, wenn Sie die Ware abholen.';
  const bis = zahlbarBis ? withSchlusspunkt(` Bitte überweisen Sie bis ${lieferTagText(zahlbarBis)}`) : '';
  return `Die Bankdaten sehen Sie gleich nach der Bestellung.${bis}`;
}

type KartenProps = { titel: string; isEinzig: boolean; children: Elements };

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
  children: Elements;
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
