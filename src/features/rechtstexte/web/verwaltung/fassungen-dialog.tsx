import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { formatDatum, formatZeitpunkt } from '#shared/datum/datum.ts';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import { confirm } from '#web/ui/verwaltung/dialog/confirm.ts';
import { Dialog } from '#web/ui/verwaltung/dialog/dialog.tsx';
import { StatusChip } from '#web/ui/verwaltung/display/status-chip.tsx';
import { showFailure } from '#web/ui/verwaltung/form/show-failure.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import type { FassungStand, RechtstextBearbeitung } from '../../contract.ts';
import { type RechtstextArt, rechtstextSeiten } from '../../rechtstext-art.ts';
import styles from './fassungen-dialog.module.css';
import { PruefungChip } from './pruefung-chip.tsx';
import { PruefungDialog } from './pruefung-dialog.tsx';
import { useSavePruefung } from './rechtstexte-verwaltung.queries.ts';

const zustaende = {
  aktuell: 'gilt heute',
  geplant: 'geplant',
  frueher: 'galt früher',
  ersetzt: 'vor dem ersten Tag ersetzt',
} as const;

type FassungenDialogProps = { rechtstext: RechtstextBearbeitung; onClose: () => void };

/** All versions of a legal text, newest first, with their checks by a lawyer. */
export function FassungenDialog({ rechtstext, onClose }: FassungenDialogProps) {
  const { art, heute, fassungen } = rechtstext;
  const [geprueft, setGeprueft] = useState<FassungStand>();
  return (
    <Dialog
      title={`Fassungen: ${rechtstextSeiten[art].name}`}
      onClose={onClose}
      footer={
        <Button variant="default" onClick={onClose}>
          Schließen
        </Button>
      }
    >
      <ul className={styles.liste}>
        {fassungen.map((fassung) => (
          <li key={fassung.nr} className={`spread ${styles.fassung}`}>
            <Fassung art={art} fassung={fassung} />
            <div className="row-2">
              <Button
                variant="default"
                aria-label={`Prüfung eintragen: Fassung vom ${formatDatum(fassung.gueltigAb)}`}
                onClick={() => setGeprueft(fassung)}
              >
                Prüfung eintragen
              </Button>
              {(fassung.geprueftAm || fassung.verantwortung) && <Zuruecknehmen art={art} fassung={fassung} />}
            </div>
          </li>
        ))}
      </ul>
      {geprueft && (
        <PruefungDialog art={art} fassung={geprueft} heute={heute} onClose={() => setGeprueft(undefined)} />
      )}
    </Dialog>
  );
}

/** Takes a check back that was noted by mistake. */
function Zuruecknehmen({ art, fassung: { nr, gueltigAb } }: { art: RechtstextArt; fassung: FassungStand }) {
  const { mutateAsync, isPending } = useSavePruefung();
  const zuruecknehmen = async () => {
    const question = {
      question: 'Prüfung zurücknehmen?',
      consequence:
        'Dann steht niemand mehr für diesen Text ein, und der Laden kann so nicht öffnen. Ist es der eingebaute, steht bis zur Öffnung wieder „Beispieltext“ auf der Seite.',
      yes: 'Zurücknehmen',
      isDestructive: false,
    };
    if (!(await confirm(question))) return;
    try {
      const pruefung = { geprueftAm: '', eigeneVerantwortung: false };
      snackbar.success((await mutateAsync({ art, nr, pruefung })).message);
    } catch (error) {
      showFailure('Fehler beim Speichern: ', error);
    }
  };
  return (
    <Button
      variant="default"
      loading={isPending}
      aria-label={`Prüfung zurücknehmen: Fassung vom ${formatDatum(gueltigAb)}`}
      onClick={() => void zuruecknehmen()}
    >
      Prüfung zurücknehmen
    </Button>
  );
}

function Fassung({ art, fassung }: { art: RechtstextArt; fassung: FassungStand }) {
  const { nr, gueltigAb, gueltigBis, zustand, istEingebaut, veroeffentlichtAm, von } = fassung;
  const isPublic = zustand === 'aktuell' || zustand === 'frueher';
  const title = `Fassung vom ${formatDatum(gueltigAb)}`;
  return (
    <div className={styles.angaben}>
      <h3 className={styles.titel}>
        {isPublic ? (
          <Anchor href={`/rechtstexte/${art}/${nr}`} target="_blank" rel="noopener">
            <span>{title}</span>
            <VisuallyHidden> (öffnet in neuem Tab)</VisuallyHidden>
          </Anchor>
        ) : (
          title
        )}
      </h3>
      <p className={`row-2 ${styles.chips}`}>
        <StatusChip tone={zustand === 'aktuell' ? 'good' : 'neutral'}>{zustaende[zustand]}</StatusChip>
        <PruefungChip {...fassung} />
      </p>
      <p className="quiet">
        {`${istEingebaut ? 'Eingebauter Beispieltext' : ''}${veroeffentlichtAm ? `Veröffentlicht am ${formatZeitpunkt(veroeffentlichtAm)} Uhr von ${von}` : ''}${gueltigBis ? `, gültig bis ${formatDatum(gueltigBis)}` : ''}`}
      </p>
    </div>
  );
}
