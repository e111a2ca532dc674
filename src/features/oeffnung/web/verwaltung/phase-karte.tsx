import { Button } from '@mantine/core';
import { useState } from 'react';
import { anfangsPhase, type Phase } from '#features/einstellung/gruppen/phase-angaben.ts';
import { useVerlaufZiel } from '#features/einstellung/web/verwaltung/use-verlauf-ziel.ts';
import { formatZeitpunkt, tagOf } from '#shared/datum/datum.ts';
import { confirm } from '#web/ui/verwaltung/dialog/confirm.ts';
import { showFailure } from '#web/ui/verwaltung/form/show-failure.ts';
import { hindernisse, type Zeile } from '../../bereitschaft/bereitschaft.ts';
import type { Bereit, PhaseStand } from '../../contract.ts';
import { ankuendigenFolge, fehltSatz, oeffnenFrage, pauseSaetze, phaseBedeutung } from '../../phase-texte.ts';
import { phasenNamen } from '../../phase-wechsel.ts';
import { useChangePhase } from '../phase.queries.ts';
import { PauseDialog } from './pause-dialog.tsx';
import styles from './phase-karte.module.css';
import { PhaseVerlauf } from './phase-verlauf.tsx';

type PhaseKarteProps = {
  stand: PhaseStand;
  bereit: Bereit;
  /** Shows the first thing that prevents the opening. */
  onFehlt: () => void;
};

/** The state of the shop in words, and the switch. */
export function PhaseKarte({ stand, bereit, onFehlt }: PhaseKarteProps) {
  const [isPausing, setIsPausing] = useState(false);
  const { verlauf, open, close } = useVerlaufZiel(['phase']);
  const { phase } = stand.angaben;
  return (
    <section className="card stack-3 roomy" aria-labelledby="oeffnung">
      <h2 id="oeffnung" className={styles.titel}>
        Ihr Laden
      </h2>
      <p className={styles.phase} data-phase={phase}>
        <span className={styles.schild} aria-hidden="true" />
        <strong>{phasenNamen[phase]}</strong>
      </p>
      <p>{phaseBedeutung[phase]}</p>
      {pauseSaetze(stand.angaben, tagOf(new Date())).map((satz) => (
        <p key={satz} className={styles.pause}>
          {satz}
        </p>
      ))}
      <Schalter stand={stand} bereit={bereit} onFehlt={onFehlt} onPause={() => setIsPausing(true)} />
      {stand.geaendertAt !== null && (
        <div className={`quiet ${styles.wann}`}>
          <p>
            <span>{`Seit ${formatZeitpunkt(stand.geaendertAt)} Uhr, umgestellt von `}</span>
            <bdi>{stand.von}</bdi>.
          </p>
          <Button variant="default" aria-label="Verlauf der Öffnung" onClick={() => open('phase')}>
            Verlauf
          </Button>
        </div>
      )}
      {isPausing && <PauseDialog stand={stand} onClose={() => setIsPausing(false)} />}
      {verlauf && <PhaseVerlauf onClose={close} />}
    </section>
  );
}

type SchalterProps = PhaseKarteProps & { onPause: () => void };

function Schalter({ stand, bereit, onFehlt, onPause }: SchalterProps) {
  const { phase } = stand.angaben;
  const { isPending, change } = useSwitch(stand);
  const offen = hindernisse(bereit.zeilen).length;
  const oeffnen = async () => {
    if (offen > 0) return onFehlt();
    if (await confirm({ ...oeffnenFrage(phase), isDestructive: false })) await change('geoeffnet');
  };
  return (
    <div className={`row-2 ${styles.knoepfe}`}>
      {phase !== 'geoeffnet' && (
        <>
          <p id="oeffnen-fehlt" className={styles.fehlt} role="status">
            {fehltSatz(offen, hinweiseOf(bereit.zeilen))}
          </p>
          <Button
            size="md"
            variant={offen > 0 ? 'default' : 'filled'}
            loading={isPending}
            aria-describedby="oeffnen-fehlt"
            onClick={() => void oeffnen()}
          >
            {phase === 'pausiert' ? 'Wieder öffnen' : 'Laden öffnen'}
          </Button>
        </>
      )}
      {phase !== 'angekuendigt' && (
        <Schliessen phase={phase} isDisabled={isPending} change={change} onPause={onPause} />
      )}
    </div>
  );
}

type SchliessenProps = {
  phase: Phase;
  isDisabled: boolean;
  change: (phase: Phase) => Promise<void>;
  onPause: () => void;
};

/** For a while, or back to before the opening. */
function Schliessen({ phase, isDisabled, change, onPause }: SchliessenProps) {
  const zurueck = async () => {
    const question = 'Laden wieder schließen?';
    const asked = { question, consequence: ankuendigenFolge, yes: 'Laden schließen', isDestructive: false };
    if (await confirm(asked)) await change('angekuendigt');
  };
  return (
    <>
      <Button variant={phase === 'geoeffnet' ? 'light' : 'default'} disabled={isDisabled} onClick={onPause}>
        {phase === 'geoeffnet' ? 'Pause machen' : 'Pause ändern'}
      </Button>
      <Button variant="default" disabled={isDisabled} onClick={() => void zurueck()}>
        Laden schließen
      </Button>
    </>
  );
}

function useSwitch({ version }: PhaseStand) {
  const { mutateAsync, isPending } = useChangePhase();
  const change = async (phase: Phase) => {
    try {
      await mutateAsync({ ...anfangsPhase, phase, version });
    } catch (error) {
      showFailure('', error);
    }
  };
  return { isPending, change };
}

function hinweiseOf(zeilen: Zeile[]): number {
  return zeilen.flatMap(({ fehlt }) => fehlt).filter(({ stufe }) => stufe === 'gelb').length;
}
