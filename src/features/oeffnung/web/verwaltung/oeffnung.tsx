import { Skeleton } from '@mantine/core';
import { useRef } from 'react';
import { errorText } from '#web/api/error-text.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { LoadFailure } from '#web/ui/verwaltung/list/load-failure.tsx';
import { hindernisse } from '../../bereitschaft/bereitschaft.ts';
import { offenAberSatz } from '../../phase-texte.ts';
import { useBereit, usePhase } from '../phase.queries.ts';
import { BereitListe } from './bereit-liste.tsx';
import styles from './oeffnung.module.css';
import { PhaseKarte } from './phase-karte.tsx';
import { sammleRechtstexte } from './rechtstexte-gesammelt.ts';
import { useKartenZiel } from './use-karten-ziel.ts';

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
  const isOpen = phase.data.angaben.phase === 'geoeffnet';
  const zeilen = isOpen ? sammleRechtstexte(bereit.data.zeilen) : bereit.data.zeilen;
  const fehlt = isOpen ? hindernisse(zeilen) : [];
  return (
    <div className={styles.oeffnung} data-open={isOpen}>
      {fehlt.length > 0 && <FehltTrotzdem texte={fehlt.map(({ text }) => text)} />}
      <PhaseKarte
        stand={phase.data}
        bereit={bereit.data}
        onFehlt={() => focusFirst(liste.current, ['[data-stufe="rot"] a', '[data-stufe="rot"]'])}
      />
      <div ref={liste}>
        <BereitListe zeilen={zeilen} isOpen={isOpen} />
      </div>
    </div>
  );
}

/** What is missing outside of the shop, as a certificate, has no field to lead to: its line gets the focus. */
function focusFirst(parent: HTMLElement | null, selectors: string[]): void {
  const found = selectors.map((selector) => parent?.querySelector<HTMLElement>(selector));
  found.find((element) => element)?.focus();
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
