import { useEffect, useRef, useState } from 'react';
import type { Elements } from '#web/ui/elements.ts';
import type { GeleseneZahlungsseite } from '../../online/read-zahlungsseite.ts';
import {
  type Rueckkehr,
  type Zahlungsansicht,
  zahlungsansichtOf,
  zahlungskopfOf,
} from '../../online/zahlungsansicht.ts';
import { isFehlend, useZahlungsseite } from '../zahlungsseite.queries.ts';
import { useBezahlseite } from './use-bezahlseite.ts';
import styles from './zahlung.module.css';
import { ZahlungInhalt } from './zahlung-inhalt.tsx';
import { ZahlungLaedt } from './zahlung-laedt.tsx';
import { ZahlungUnbekannt } from './zahlung-unbekannt.tsx';

type ZahlungsseiteProps = {
  token: string;
  /** How she comes back from the provider's page, if she does. */
  rueckkehr: Rueckkehr | undefined;
  /** Whether the page follows the checkout: then it goes on to the provider at once. */
  isNeu: boolean;
  /** What stands here when the link opens no order. */
  fehlt: Elements;
  /** Nothing is left to do here: it is paid, or will be by transfer. */
  onFertig: () => void;
};

/** The page on which an order is paid: how it stands with its money, and what can be done about it. */
export function Zahlungsseite({ token, rueckkehr, isNeu, fehlt, onFertig }: ZahlungsseiteProps) {
  const { abfrage, isAufgegeben } = useNachfrage(token, rueckkehr);
  const { data: seite, error, isFetching, refetch } = abfrage;
  const onNochmal = () => void refetch();
  const bezahlseite = useBezahlseite(token, { isNeu, onZurueck: onNochmal });
  const ansicht = zahlungsansichtOf({ seite, rueckkehr, isOeffnend: bezahlseite.isSofort, isAufgegeben });
  useFertig(ansicht === 'bezahlt' && rueckkehr !== undefined, onFertig);

  if (isFehlend(error)) return fehlt;
  const nochmal = { isBusy: isFetching, onNochmal };
  if (!ansicht && error) return <ZahlungUnbekannt token={token} {...nochmal} />;
  if (!ansicht) return <ZahlungLaedt />;
  return (
    <div className={styles.seite}>
      <Kopf ansicht={ansicht} seite={seite} />
      <ZahlungInhalt {...{ ansicht, seite, token, bezahlseite, nochmal, onFertig }} />
    </div>
  );
}

function Kopf({ ansicht, seite }: { ansicht: Zahlungsansicht; seite: GeleseneZahlungsseite | undefined }) {
  const { titel, satz } = zahlungskopfOf(ansicht, seite, new Date());
  return (
    <header className={styles.kopf} data-ansicht={ansicht}>
      <p className={`quiet ${styles.nummer}`}>
        {seite && (
          <span>
            Bestellung <strong>{seite.nummer}</strong>
          </span>
        )}
      </p>
      <div aria-live="polite">
        <h1>{titel}</h1>
        <p className={styles.satz}>{satz}</p>
      </div>
    </header>
  );
}

/** Milliseconds for which the provider is asked again and again. */
const geduldMs = 60_000;

function useNachfrage(token: string, rueckkehr: Rueckkehr | undefined) {
  const [begonnenAt] = useState(Date.now);
  const [isAufgegeben, setIsAufgegeben] = useState(false);
  const abfrage = useZahlungsseite(token, { rueckkehr, isAufgegeben });
  const antwortAt = Math.max(abfrage.dataUpdatedAt, abfrage.errorUpdatedAt);
  useEffect(() => {
    if (antwortAt - begonnenAt >= geduldMs) setIsAufgegeben(true);
  }, [antwortAt, begonnenAt]);
  return { abfrage, isAufgegeben };
}

/** Once. */
function useFertig(isFertig: boolean, onFertig: () => void): void {
  const handle = useRef(onFertig);
  handle.current = onFertig;
  useEffect(() => {
    if (isFertig) handle.current();
  }, [isFertig]);
}
