import { useEffect, useRef } from 'react';
import { formatDatum, tagOf } from '#shared/datum/datum.ts';
import type { Elements } from '#web/ui/elements.ts';
import { LinkButton } from '#web/ui/shop/button.tsx';
import { bestellungSchritteOf } from '../../bestellung-schritte.ts';
import { bestellungKopfOf } from '../../bestellung-worte.ts';
import type { GeleseneBestellung } from '../../read-bestellung.ts';
import styles from './bestellung.module.css';
import { BestellungAngaben } from './bestellung-angaben.tsx';
import { BestellungBelege } from './bestellung-belege.tsx';
import { BestellungErstattung } from './bestellung-erstattung.tsx';
import { BestellungOnline } from './bestellung-online.tsx';
import { BestellungPosten } from './bestellung-posten.tsx';
import { BestellungRest } from './bestellung-rest.tsx';
import { BestellungSendungen } from './bestellung-sendungen.tsx';
import { BestellungSpeichern } from './bestellung-speichern.tsx';
import { BestellungStorno } from './bestellung-storno.tsx';
import { BestellungUeberweisung } from './bestellung-ueberweisung.tsx';
import { BestellungVerlauf } from './bestellung-verlauf.tsx';

type BestellungAnsichtProps = {
  bestellung: GeleseneBestellung;
  token: string;
  /** Whether the page follows the checkout, and not long after. */
  isNeu: boolean;
  /** What was just done, which the page says below its heading. */
  meldung: string;
  onMeldung: (text: string) => void;
  /** The offer of an account. */
  konto: Elements;
  /** What the shop has about its customer. */
  daten: Elements;
};

/** An order: its state first, then what its customer has to do, then all that is known of it. */
export function BestellungAnsicht(props: BestellungAnsichtProps) {
  const { bestellung, token, isNeu, meldung, onMeldung, konto, daten } = props;
  const { ueberweisung, online, zahlart, abholung, stand } = bestellung;
  const isOpen = stand !== 'storniert' && stand !== 'widerrufen';
  const heute = tagOf(new Date());
  const email = bestellung.hatPost ? bestellung.email : '';
  return (
    <>
      <Kopf {...props} />
      {meldung && <Meldung key={meldung} text={meldung} />}
      <div className={styles.columns}>
        <div className={styles.main}>
          <BestellungSendungen sendungen={bestellung.sendungen} />
          <BestellungRest {...bestellung} heute={heute} />
          <Schritte bestellung={bestellung} heute={heute} />
          <BestellungErstattung bestellung={bestellung} token={token} isGesagt={!isOpen} />
          {isOpen && ueberweisung && <BestellungUeberweisung ueberweisung={ueberweisung} heute={heute} />}
          {isOpen && online && <BestellungOnline {...{ online, zahlart, token }} />}
          {isOpen && stand !== 'abgeholt' && abholung && <Abholung {...abholung} />}
          {isOpen && isNeu && <BestellungSpeichern token={token} email={email} />}
          <BestellungPosten bestellung={bestellung} />
          <BestellungBelege bestellung={bestellung} token={token} />
          {konto}
        </div>
        <div className={styles.aside}>
          <BestellungVerlauf ereignisse={bestellung.ereignisse} />
          <BestellungAngaben bestellung={bestellung}>
            <div className={styles.zurueck}>
              <ZumWiderruf nummer={bestellung.nummer} token={token} />
              {bestellung.kannStornieren && (
                <BestellungStorno bestellung={bestellung} token={token} onMeldung={onMeldung} />
              )}
            </div>
          </BestellungAngaben>
          {daten}
        </div>
      </div>
    </>
  );
}

/** Always, whatever the order's state: nobody is refused (R46). The form reads the link from the fragment. */
function ZumWiderruf({ nummer, token }: { nummer: string; token: string }) {
  return (
    <p className={styles.storno}>
      <LinkButton
        look="secondary"
        to={`/widerruf#${token}`}
        aria-label={`Vertrag widerrufen: Bestellung ${nummer}`}
      >
        Vertrag widerrufen
      </LinkButton>
    </p>
  );
}

function Kopf({ bestellung, isNeu }: Pick<BestellungAnsichtProps, 'bestellung' | 'isNeu'>) {
  const { titel, satz } = bestellungKopfOf(bestellung, isNeu);
  const { nummer, bestelltAt } = bestellung;
  return (
    <header className={styles.head} data-stand={bestellung.stand}>
      <p className={`quiet ${styles.nummer}`}>
        Bestellung <strong>{nummer}</strong>
        {bestelltAt && <span>{` vom ${formatDatum(bestelltAt)}`}</span>}
      </p>
      <h1>{titel}</h1>
      <p className={styles.lead}>{satz}</p>
      {bestellung.stand === 'storniert' && (
        <p className={styles.weiter}>
          <LinkButton look="secondary" to="/products">
            Zu unseren Seifen
          </LinkButton>
        </p>
      )}
    </header>
  );
}

/** Takes the focus, because the button that led to it is gone. */
function Meldung({ text }: { text: string }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <p ref={place} role="status" tabIndex={-1} className={styles.meldung}>
      {text}
    </p>
  );
}

function Schritte({ bestellung, heute }: { bestellung: GeleseneBestellung; heute: string }) {
  const schritte = bestellungSchritteOf(bestellung, heute);
  if (schritte.length === 0) return null;
  return (
    <section className={`raised stack-4 ${styles.card}`} aria-labelledby="schritte">
      <h2 id="schritte">So geht es weiter</h2>
      <ol className={styles.schritte}>
        {schritte.map(({ was, wann }) => (
          <li key={was}>
            {wann && <strong>{`${wann}: `}</strong>}
            <span>{was}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Abholung({ ort, zeiten }: { ort: string; zeiten: string }) {
  return (
    <section className={`raised stack-4 ${styles.card}`} aria-labelledby="abholung">
      <h2 id="abholung">Hier holen Sie ab</h2>
      <address className={styles.lines}>{ort}</address>
      {zeiten && <p className={styles.lines}>{zeiten}</p>}
    </section>
  );
}
