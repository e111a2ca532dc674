import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { marktCalls } from '#features/markt/calls.ts';
import { addUmsaetze } from '#features/umsatz/add-umsaetze.ts';
import { vergleichText } from '#features/umsatz/umsatz-text.ts';
import { useUmsatz } from '#features/umsatz/web/verwaltung/umsatz.queries.ts';
import { UmsatzBild } from '#features/umsatz/web/verwaltung/umsatz-bild.tsx';
import { UmsatzProdukte } from '#features/umsatz/web/verwaltung/umsatz-produkte.tsx';
import { tagOf } from '#shared/datum/datum.ts';
import { monatNach, monatText, monatVor } from '#shared/datum/monat.ts';
import { formatEuro } from '#shared/number/money.ts';
import { LoadFailure } from '#web/ui/verwaltung/list/load-failure.tsx';
import styles from './dashboard-umsatz.module.css';

/** All that is sold in a month; `undefined` until every source has answered. */
function useGanzerUmsatz(monat: string) {
  const quellen = [useUmsatz(monat), useUmsatz(monat, marktCalls.umsatz)];
  const umsaetze = quellen.flatMap(({ data }) => data ?? []);
  return {
    umsatz: umsaetze.length === quellen.length ? addUmsaetze(umsaetze) : undefined,
    isError: quellen.some(({ isError }) => isError),
    refetch: () => void Promise.all(quellen.map((quelle) => quelle.refetch())),
  };
}

/** The month's turnover and best sellers as pictures, each with words beside it. */
export function DashboardUmsatz() {
  const heute = tagOf(new Date());
  const laufend = heute.slice(0, 7);
  const [monat, setMonat] = useState(laufend);
  const jetzt = useGanzerUmsatz(monat);
  const vorher = useGanzerUmsatz(monatVor(monat));
  const refetch = () => {
    jetzt.refetch();
    vorher.refetch();
  };
  return (
    <section aria-labelledby="umsatz" className={styles.part}>
      <div className={`spread ${styles.head}`}>
        <h2 id="umsatz" className={styles.title} aria-live="polite">
          {monatText(monat)}
        </h2>
        <div className="row-2">
          <Button variant="default" onClick={() => setMonat(monatVor(monat))}>
            Monat davor
          </Button>
          {monat < laufend && (
            <Button variant="default" onClick={() => setMonat(monatNach(monat))}>
              Monat danach
            </Button>
          )}
        </div>
      </div>
      {jetzt.isError || vorher.isError ? (
        <LoadFailure text="Der Umsatz lässt sich gerade nicht laden." onRetry={refetch} />
      ) : jetzt.umsatz && vorher.umsatz ? (
        <Bilder monat={monat} jetzt={jetzt.umsatz} vorher={vorher.umsatz} heute={heute} />
      ) : (
        <Skeleton height={320} radius="md" />
      )}
    </section>
  );
}

type Umsatz = NonNullable<ReturnType<typeof useGanzerUmsatz>['umsatz']>;
type BilderProps = { monat: string; jetzt: Umsatz; vorher: Umsatz; heute: string };

function Bilder({ monat, jetzt, vorher, heute }: BilderProps) {
  const isMitSteuer = jetzt.umsatz !== jetzt.umsatzNetto;
  return (
    <div className={`stack-4 ${styles.pictures}`}>
      <article className={`card stack-3 roomy ${styles.card}`}>
        <h3 className={styles.name}>Umsatz</h3>
        <p>
          <strong className={`amount ${styles.figure}`}>{formatEuro(jetzt.umsatzNetto)}</strong>{' '}
          {isMitSteuer && <span>{`ohne Mehrwertsteuer (${formatEuro(jetzt.umsatz)} mit)`}</span>}
        </p>
        <p className={styles.quiet}>{vergleichText(monat, { jetzt, vorher, heute })}</p>
        <Gebuehren {...jetzt} />
        <UmsatzBild monat={monat} jetzt={jetzt} vorher={vorher} />
        <p className={styles.quiet}>
          Bestellte Ware ohne Versandkosten am Tag der Bestellung und was auf Märkten verkauft ist.
          Storniertes zählt nicht.
        </p>
        <p>
          <Link to="/admin/bestellungen" className="touch-line">
            Alle Bestellungen
          </Link>
        </p>
      </article>
      <article className={`card stack-3 roomy ${styles.card}`}>
        <h3 className={styles.name}>Am meisten verkauft</h3>
        {jetzt.produkte.length === 0 ? (
          <p className={styles.quiet}>{`Im ${monatText(monat)} ist noch nichts verkauft.`}</p>
        ) : (
          <UmsatzProdukte produkte={jetzt.produkte} />
        )}
        <p>
          <Link to="/admin/inventory" className="touch-line">
            Zum Bestand
          </Link>
        </p>
      </article>
    </div>
  );
}

/** About what a payment provider takes of the month's orders. */
function Gebuehren({ gebuehren = 0 }: Umsatz) {
  if (gebuehren <= 0) return null;
  return <p className={styles.quiet}>{`Gebühren fürs Online-Bezahlen, etwa ${formatEuro(gebuehren)}`}</p>;
}
