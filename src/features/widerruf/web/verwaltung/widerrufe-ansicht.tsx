import { Skeleton } from '@mantine/core';
import { useRef, useState } from 'react';
import { LoadFailure } from '#web/ui/verwaltung/list/load-failure.tsx';
import { failureOf } from '#web/ui/verwaltung/list/more-rows.tsx';
import type { GelesenerWiderruf } from '../../bearbeitung/read-widerruf.ts';
import { WiderrufDialog, type WiderrufDialogArt } from './dialoge/widerruf-dialog.tsx';
import { ErledigteWiderrufe } from './erledigte-widerrufe.tsx';
import { OffeneWiderrufe } from './offene-widerrufe.tsx';
import styles from './widerrufe.module.css';
import { useWiderrufe } from './widerrufe.queries.ts';

/** The withdrawals with something to do, the first due first, and below those that are done. */
export function WiderrufeAnsicht() {
  const liste = useWiderrufe();
  const seiten = liste.data?.pages;
  const failure = failureOf(liste, 'Die Widerrufe lassen sich gerade nicht laden.');
  const [offen, setOffen] = useState<{ art: WiderrufDialogArt; widerruf: GelesenerWiderruf }>();
  const erledigte = seiten?.flatMap((seite) => seite.erledigte) ?? [];
  const alle = [...(seiten?.[0]?.offene ?? []), ...erledigte];
  const jetzt = useLast(
    alle.find(({ _id }) => _id === offen?.widerruf._id),
    offen?.widerruf,
  );
  return (
    <div className="stack-8" aria-busy={liste.isFetching}>
      {failure && <LoadFailure {...failure} />}
      {seiten ? (
        <>
          <OffeneWiderrufe
            offene={seiten[0]?.offene ?? []}
            weitere={seiten[0]?.weitere ?? 0}
            onDialog={(art, widerruf) => setOffen({ art, widerruf })}
          />
          <ErledigteWiderrufe liste={liste} erledigte={erledigte} />
        </>
      ) : (
        !failure && <Laedt />
      )}
      {offen && jetzt && (
        <WiderrufDialog art={offen.art} widerruf={jetzt} onClose={() => setOffen(undefined)} />
      )}
    </div>
  );
}

/**
 * The withdrawal of an open dialog as it is now. One that another person has finished leaves the list; the
 * dialog, with what is typed in it, stays.
 */
function useLast(
  jetzt: GelesenerWiderruf | undefined,
  geoeffnet: GelesenerWiderruf | undefined,
): GelesenerWiderruf | undefined {
  const last = useRef(jetzt);
  if (jetzt) last.current = jetzt;
  return last.current?._id === geoeffnet?._id ? last.current : geoeffnet;
}

function Laedt() {
  return (
    <div role="status">
      <span className={styles.laedt}>Einen Augenblick …</span>
      {[260, 260].map((height, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders, never reordered.
        <Skeleton key={at} height={height} radius="md" mt="md" />
      ))}
    </div>
  );
}
