import { useState } from 'react';
import { isSessionOverError } from '#web/api/query-client.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { confirm } from '#web/ui/verwaltung/dialog/confirm.ts';
import { useAskBeforeLeaving } from '#web/ui/verwaltung/dialog/use-ask-before-leaving.ts';
import { failureText, showFailure } from '#web/ui/verwaltung/form/show-failure.ts';
import type { Buchung, Gebucht } from '../../../contract.ts';
import { type Auswahl, buchungenOf, zuVielText } from '../../../kontoauszug/umsatz-auswahl.ts';
import { BuchenLeiste } from './buchen-leiste.tsx';
import { DateiWahl } from './datei-wahl.tsx';
import { Ergebnis } from './ergebnis.tsx';
import styles from './kontoauszug.module.css';
import { UmsatzListe } from './umsatz-liste.tsx';
import { verwerfenFrage } from './verwerfen-frage.ts';
import { DateiProblem, type Gelesen, useAbgleich, useBuchen } from './zahlungen.queries.ts';

type Fertig = Gelesen & { buchungen: Buchung[]; ergebnisse: Gebucht[] };

/** A bank's statement: chosen, looked through, booked. */
export function Kontoauszug() {
  const lesen = useAbgleich();
  const [gelesen, setGelesen] = useState<Gelesen>();
  const [fertig, setFertig] = useState<Fertig>();
  const [isWieder, setIsWieder] = useState(false);

  const read = (file: File) => {
    setFertig(undefined);
    setIsWieder(true);
    lesen.mutate(file, { onSuccess: setGelesen });
  };

  if (fertig) return <Ergebnis {...fertig} onWeiter={() => setFertig(undefined)} />;
  if (gelesen)
    return (
      <Pruefen
        {...gelesen}
        onAuswahl={(auswahl) => setGelesen({ ...gelesen, auswahl })}
        onVerwerfen={() => setGelesen(undefined)}
        onGebucht={(gebucht) => {
          setFertig({ ...gelesen, ...gebucht });
          setGelesen(undefined);
        }}
      />
    );
  return (
    <div className={styles.seite}>
      {lesen.isError && !isSessionOverError(lesen.error) && (
        <Alert kind="error">{problemText(lesen.error)}</Alert>
      )}
      <DateiWahl isBusy={lesen.isPending} hasFocus={isWieder} onDatei={read} />
      <p className={styles.klein}>
        Die Datei wird nur gelesen und nicht aufbewahrt. Gebucht wird erst, wenn Sie es bestätigen, und jede
        Überweisung nur einmal, auch wenn Sie denselben Auszug noch einmal wählen.
      </p>
    </div>
  );
}

function problemText(error: Error): string {
  return error instanceof DateiProblem ? error.message : failureText('', error);
}

type PruefenProps = Gelesen & {
  onAuswahl: (auswahl: Auswahl) => void;
  onVerwerfen: () => void;
  onGebucht: (gebucht: Pick<Fertig, 'buchungen' | 'ergebnisse'>) => void;
};

function Pruefen({ abgleich, auswahl, onAuswahl, onVerwerfen, onGebucht }: PruefenProps) {
  const buchen = useBuchen();
  const buchungen = buchungenOf(abgleich, auswahl);
  const hasOffenes = abgleich.umsaetze.some(({ art }) => art !== 'gebucht');
  useAskBeforeLeaving(hasOffenes, verwerfenFrage);

  const handleBuchen = async () => {
    if (!(await isGewollt(buchungen, auswahl))) return;
    try {
      onGebucht({ buchungen, ergebnisse: await buchen.mutateAsync(buchungen) });
    } catch (error) {
      showFailure('Nicht alles ist gebucht: ', error, ' Noch einmal buchen schadet nicht.');
    }
  };
  const handleVerwerfen = async () => {
    if (!hasOffenes || (await confirm(verwerfenFrage))) onVerwerfen();
  };

  return (
    <div className={styles.seite}>
      {abgleich.isGeraten && <GeratenHinweis />}
      <UmsatzListe
        abgleich={abgleich}
        auswahl={auswahl}
        isDisabled={buchen.isPending}
        onAuswahl={onAuswahl}
      />
      <BuchenLeiste
        anzahl={buchungen.length}
        fertig={buchen.fertig}
        isBusy={buchen.isPending}
        onBuchen={() => void handleBuchen()}
        onVerwerfen={() => void handleVerwerfen()}
      />
    </div>
  );
}

function GeratenHinweis() {
  return (
    <Alert kind="warning">
      Diese Bank ist nicht bekannt: Die Spalten sind nach ihren Namen und Inhalten geraten. Bitte sehen Sie
      Beträge, Namen und Tage besonders gut an.
    </Alert>
  );
}

/** Asks before an order gets more than is open of it. */
async function isGewollt(buchungen: Buchung[], auswahl: Auswahl): Promise<boolean> {
  const zuViel = zuVielText(buchungen, auswahl);
  if (zuViel.length === 0) return true;
  return confirm({
    question: 'Mehr buchen, als offen ist?',
    what: zuViel.join(', '),
    consequence: 'Diese Bestellungen stehen dann unter „Problem“, bis Sie das Geld zurückgezahlt haben.',
    yes: 'Ja, buchen',
    isDestructive: false,
  });
}
