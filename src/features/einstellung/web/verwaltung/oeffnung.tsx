import { Skeleton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { errorText } from '#web/api/error-text.ts';
import { Alert } from '#web/ui/shop/alert.tsx';
import { LoadFailure } from '#web/ui/verwaltung/load-failure.tsx';
import { hindernisse } from '../../bereitschaft.ts';
import { offenAberSatz } from '../../phase-texte.ts';
import { useBereit, usePhase } from '../phase.queries.ts';
import { BereitListe } from './bereit-liste.tsx';
import styles from './oeffnung.module.css';
import { PhaseKarte } from './phase-karte.tsx';

/** The way to the opening: the phase, and all that is missing. */
export function Oeffnung() {
  const phase = usePhase();
  const bereit = useBereit();
  const liste = useRef<HTMLDivElement>(null);
  useKartenZiel();
  const error = phase.error ?? bereit.error;
  const retry = () => void Promise.all([phase.refetch(), bereit.refetch()]);
  if (error && !(phase.data && bereit.data)) return <LoadFailure text={errorText(error)} onRetry={retry} />;
  if (!phase.data || !bereit.data) return <Skeleton height={320} radius="md" />;
  const fehlt = phase.data.angaben.phase === 'geoeffnet' ? hindernisse(bereit.data.zeilen) : [];
  return (
    <div className={styles.oeffnung}>
      {fehlt.length > 0 && <FehltTrotzdem texte={fehlt.map(({ text }) => text)} />}
      <PhaseKarte
        stand={phase.data}
        bereit={bereit.data}
        onFehlt={() =>
          liste.current?.querySelector<HTMLElement>('[data-stufe="rot"] :is(a, summary)')?.focus()
        }
      />
      <div ref={liste}>
        <BereitListe bereit={bereit.data} />
      </div>
    </div>
  );
}

/** A shop can lack what it had when it opened: a product was hidden, or the address of the shop became public. */
function FehltTrotzdem({ texte }: { texte: string[] }) {
  return (
    <div className={styles.fehlt}>
      <Alert kind="warning">
        <p>{offenAberSatz(texte.length)}</p>
        <ul>
          {texte.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

/** Shows the card that the address names (`?feld=gewaehrleistung`): it has no form of a group. */
function useKartenZiel(): void {
  const [params] = useSearchParams();
  const [karte = ''] = (params.get('feld') ?? '').split('.');
  useEffect(() => {
    if (karte !== '') document.getElementById(karte)?.scrollIntoView({ block: 'start' });
  }, [karte]);
}
