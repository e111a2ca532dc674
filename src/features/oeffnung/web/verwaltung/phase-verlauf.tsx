import { Button, Skeleton } from '@mantine/core';
import styles from '#features/einstellung/web/verwaltung/verlauf-dialog.module.css';
import { formatDatum, formatZeitpunkt } from '#shared/datum/datum.ts';
import { errorText } from '#web/api/error-text.ts';
import { Dialog } from '#web/ui/verwaltung/dialog/dialog.tsx';
import { LoadFailure } from '#web/ui/verwaltung/list/load-failure.tsx';
import type { PhaseWechsel } from '../../contract.ts';
import { phasenNamen } from '../../phase-wechsel.ts';
import { usePhaseVerlauf } from '../phase.queries.ts';

/** Who switched the phase when, newest first. */
export function PhaseVerlauf({ onClose }: { onClose: () => void }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = usePhaseVerlauf();
  return (
    <Dialog title="Wer wann geöffnet oder geschlossen hat" onClose={onClose}>
      {!data && !error && <Skeleton height={160} radius="md" />}
      {data?.map((wechsel) => (
        <Wechsel key={wechsel.version} wechsel={wechsel} />
      ))}
      {error && <LoadFailure text={errorText(error)} onRetry={() => void refetch()} />}
      {hasNextPage && !error && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Weitere anzeigen
        </Button>
      )}
    </Dialog>
  );
}

function Wechsel({ wechsel: { am, von, phase, pauseText, pauseBis } }: { wechsel: PhaseWechsel }) {
  return (
    <section className={styles.eintrag}>
      <h3 className={styles.wer}>
        <span>{`${formatZeitpunkt(am)} Uhr, `}</span>
        <bdi>{von}</bdi>
      </h3>
      <p>{`${phasenNamen[phase]}${pauseBis !== '' ? `, zurück am ${formatDatum(pauseBis)}` : ''}`}</p>
      {pauseText !== '' && <p>{`„${pauseText}“`}</p>}
    </section>
  );
}
