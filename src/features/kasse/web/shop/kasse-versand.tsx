import { useId } from 'react';
import { versandBetragText } from '#features/auftrag/web/shop/versand-betrag.ts';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { tagOhneUmbruch } from '#features/lieferung/liefertermin.ts';
import { versandarten, versandartText } from '#features/lieferung/versandart.ts';
import { OnlineWege } from '#features/zahlarten/web/shop/online-wege.tsx';
import { zahlartenFor, zahlwegOf } from '#features/zahlarten/zahlwege.ts';
import type { Elements } from '#web/ui/elements.ts';
import { Button } from '#web/ui/shop/button.tsx';
import type { Kasse, Moeglichkeit } from '../../contract.ts';
import { withSchlusspunkt } from '../../schlusspunkt.ts';
import { type WegWahl, wegMitVersand } from '../../weg-wahl.ts';
import { KasseSummen } from './bestellen/kasse-summen.tsx';
import styles from './kasse-versand.module.css';
import { abholungText, terminText } from './kasse-worte.ts';

type WahlProps = { kasse: Kasse; wahl: Moeglichkeit; onWahl: (wahl: WegWahl) => void };
type KasseVersandProps = WahlProps & { onWeiter: () => void };

/** The second step: how the goods arrive, then how they are paid; what follows from it in dates and money. */
export function KasseVersand({ onWeiter, ...props }: KasseVersandProps) {
  const { kasse, wahl } = props;
  return (
    <form
      className="stack-6"
      onSubmit={(event) => {
        event.preventDefault();
        onWeiter();
      }}
    >
      <ZuSchwer moeglichkeiten={kasse.moeglichkeiten} />
      <Lieferung {...props} />
      <Bezahlung {...props} />
      <KasseSummen kasse={kasse} moeglichkeit={wahl} />
      <Button type="submit" isWide>
        Weiter zum Prüfen
      </Button>
    </form>
  );
}

function Lieferung({ kasse: { moeglichkeiten, abholung }, wahl, onWahl }: WahlProps) {
  const wege = versandarten.flatMap((art) => wegMitVersand(moeglichkeiten, art, wahl) ?? []);
  return (
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
          {weg.versandart === 'abholung' && abholung && <p>{abholungText(abholung)}</p>}
        </Karte>
      ))}
    </Karten>
  );
}

function Bezahlung({ kasse: { moeglichkeiten }, wahl, onWahl }: WahlProps) {
  const { onlineWege } = useLaden();
  const zahlwege = moeglichkeiten.filter(({ versandart }) => versandart === wahl.versandart);
  return (
    <Karten titel="Bezahlung" isEinzig={zahlwege.length === 1}>
      {zahlwege.map((weg) => (
        <Karte
          key={weg.zahlart}
          name="zahlart"
          isGewaehlt={weg.zahlart === wahl.zahlart}
          onWahl={() => onWahl(weg)}
          titel={zahlwegOf(weg.zahlart).name}
        >
          <p>{zahlHinweis(weg)}</p>
          {zahlwegOf(weg.zahlart).isOnline && <OnlineWege wege={onlineWege} />}
        </Karte>
      ))}
    </Karten>
  );
}

/** Parcels are sent, but not this one: said, not left out without a word. */
function ZuSchwer({ moeglichkeiten }: Pick<Kasse, 'moeglichkeiten'>) {
  const { versand, zahlung, email, telefon } = useLaden();
  const isVersand = versand.dhl.aktiv && zahlartenFor('dhl', (zahlart) => zahlung[zahlart]).length > 0;
  if (!isVersand || moeglichkeiten.some(({ versandart }) => versandart === 'dhl')) return null;
  const wege = [email, telefon].filter(Boolean).join(' oder ');
  return (
    <p>{`Für ein Paket ist diese Bestellung zu schwer. Soll sie geschickt werden, fragen Sie uns bitte${wege ? `: ${wege}` : ''}.`}</p>
  );
}

function zahlHinweis({ zahlart, zahlbarBis }: Moeglichkeit): string {
  const bis = zahlbarBis ? withSchlusspunkt(` Bitte überweisen Sie bis ${tagOhneUmbruch(zahlbarBis)}`) : '';
  return `${zahlwegOf(zahlart).hinweis}${bis}`;
}

type KartenProps = { titel: string; isEinzig: boolean; children: Elements };

function Karten({ titel, isEinzig, children }: KartenProps) {
  return (
    <fieldset className={`stack-3 ${styles.karten} ${isEinzig ? styles.einzig : ''}`}>
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
      {preis && <span className={`amount ${styles.preis}`}>{preis}</span>}
      <div id={id} className={`quiet ${styles.hinweis}`}>
        {children}
      </div>
    </label>
  );
}
