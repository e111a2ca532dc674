import { useRef } from 'react';
import { formatEuro } from '#shared/number/money.ts';
import { Button } from '#web/ui/shop/button.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import type { ProbeWahl, Probezahlung } from '../../online/probezahlung-contract.ts';
import { useProbeWahl, useProbezahlung } from '../probezahlung.queries.ts';
import { weiterleitung } from '../weiterleitung.ts';
import { isFehlend } from '../zahlungsseite.queries.ts';
import { fehlerText } from './fehler-text.ts';
import styles from './probezahlung.module.css';
import { ProbezahlungKasten, ProbezahlungLaedt } from './probezahlung-kasten.tsx';

const knoepfe: { wahl: ProbeWahl; wort: string }[] = [
  { wahl: 'zahlen', wort: 'Zahlen' },
  { wahl: 'abbrechen', wort: 'Abbrechen' },
  { wahl: 'fehlschlagen', wort: 'Zahlung schlägt fehl' },
  { wahl: 'spaeter', wort: 'Zahlen, die Bestätigung kommt später' },
];

/** The page of the example workshop's payment provider, on which one chooses what a real one would have done. */
export function ProbezahlungAnsicht({ id }: { id: string }) {
  const { data: zahlung, error, isFetching, refetch } = useProbezahlung(id);
  if (zahlung) return <Zahlung key={id} id={id} zahlung={zahlung} />;
  if (isFehlend(error))
    return (
      <ProbezahlungKasten>
        <p>Diese Probezahlung gibt es nicht. Vielleicht ist der Link unvollständig.</p>
        <a className="touch-line" href="/">
          Zum Laden
        </a>
      </ProbezahlungKasten>
    );
  if (!error) return <ProbezahlungLaedt />;
  return (
    <ProbezahlungKasten>
      <Alert kind="error">Die Probezahlung konnte gerade nicht geladen werden.</Alert>
      <Button look="secondary" disabled={isFetching} onClick={() => void refetch()}>
        {isFetching ? 'Wird geladen …' : 'Erneut versuchen'}
      </Button>
    </ProbezahlungKasten>
  );
}

function Zahlung({ id, zahlung }: { id: string; zahlung: Probezahlung }) {
  const { nummer, betrag, stand, zurueck } = zahlung;
  return (
    <ProbezahlungKasten>
      <dl className={styles.angaben}>
        <div>
          <dt>Bestellung</dt>
          <dd translate="no">{nummer}</dd>
        </div>
        <div>
          <dt>Betrag</dt>
          <dd className="amount">{formatEuro(betrag)}</dd>
        </div>
      </dl>
      {stand === 'offen' ? <Wahl id={id} /> : <Zu zurueck={zurueck} />}
    </ProbezahlungKasten>
  );
}

/** It was paid or ended, or its time is over. */
function Zu({ zurueck }: { zurueck: string }) {
  return (
    <>
      <p>Diese Zahlung ist abgeschlossen. Hier ist nichts mehr zu tun.</p>
      <a className="touch-line" href={zurueck.startsWith('/') ? zurueck : '/'}>
        {zurueckText(zurueck)}
      </a>
    </>
  );
}

/** The owner's trial payment belongs to no order. */
function zurueckText(zurueck: string): string {
  if (!zurueck.startsWith('/')) return 'Zum Laden';
  return zurueck.startsWith('/admin/') ? 'Zurück zu den Einstellungen' : 'Zurück zur Bestellung';
}

function Wahl({ id }: { id: string }) {
  const { waehle, gewaehlt, isAbgelehnt, error } = useWahl(id);
  return (
    <>
      {isAbgelehnt && (
        <Alert kind="error">
          Die Karte wurde abgelehnt. Bitte versuchen Sie es noch einmal, oder brechen Sie ab.
        </Alert>
      )}
      {error && <Alert kind="error">{fehlerText(error)}</Alert>}
      <div className="stack-3">
        {knoepfe.map(({ wahl, wort }, index) => (
          <Button
            key={wahl}
            look={index === 0 ? 'primary' : 'secondary'}
            isWide
            disabled={gewaehlt !== undefined}
            onClick={() => waehle(wahl)}
          >
            {gewaehlt === wahl ? 'Einen Augenblick …' : wort}
          </Button>
        ))}
      </div>
    </>
  );
}

/** `gewaehlt`: what is being done, until the browser has left. */
function useWahl(id: string) {
  const { mutate, isPending, isSuccess, data, variables, error } = useProbeWahl(id);
  const isBusy = isPending || data !== undefined;
  const isGewaehlt = useRef(false);
  const waehle = (wahl: ProbeWahl) => {
    // The second click of a double click comes before the buttons are shown as busy.
    if (isGewaehlt.current) return;
    isGewaehlt.current = true;
    mutate(wahl, {
      onSuccess: (adresse) => adresse !== undefined && weiterleitung.zu(adresse),
      onSettled: (adresse) => {
        isGewaehlt.current = adresse !== undefined;
      },
    });
  };
  return {
    waehle,
    gewaehlt: isBusy ? variables : undefined,
    isAbgelehnt: isSuccess && data === undefined,
    error: isPending ? null : error,
  };
}
