import { Button, Skeleton } from '@mantine/core';
import { formatZeitpunkt } from '#shared/datum/datum.ts';
import { errorText } from '#web/api/error-text.ts';
import { Dialog } from '#web/ui/verwaltung/dialog/dialog.tsx';
import { AenderungList, AenderungRow } from '#web/ui/verwaltung/display/aenderung-row.tsx';
import { LoadFailure } from '#web/ui/verwaltung/list/load-failure.tsx';
import type { VerlaufEintrag } from '../../contract.ts';
import type { Gruppe } from '../../gruppen/gruppen.ts';
import { gruppenTitel } from '../../gruppen/gruppen-titel.ts';
import { useEinstellungVerlauf } from '../verlauf.queries.ts';
import { feldNameOf, wertText } from './felder/feld-anzeige.ts';
import styles from './verlauf-dialog.module.css';

/** Who has changed what in a group and when, newest first. */
export function VerlaufDialog({ gruppe, onClose }: { gruppe: Gruppe; onClose: () => void }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useEinstellungVerlauf(gruppe);
  return (
    <Dialog title={`Verlauf: ${gruppenTitel[gruppe]}`} onClose={onClose}>
      {!data && !error && <Skeleton height={160} radius="md" />}
      {data?.map((eintrag) => (
        <Eintrag key={eintrag.version} gruppe={gruppe} eintrag={eintrag} />
      ))}
      {data?.length === 0 && <p>Hier wurde noch nichts gespeichert.</p>}
      {error && <LoadFailure text={errorText(error)} onRetry={refetch} />}
      {(hasNextPage || isFetchingNextPage) && !error && (
        <Button variant="default" loading={isFetchingNextPage} onClick={fetchNextPage}>
          Weitere anzeigen
        </Button>
      )}
    </Dialog>
  );
}

function Eintrag({ gruppe, eintrag: { am, von, felder } }: { gruppe: Gruppe; eintrag: VerlaufEintrag }) {
  return (
    <section className={styles.eintrag}>
      <h3 className={styles.wer}>
        <span>{`${formatZeitpunkt(am)} Uhr, `}</span>
        <bdi>{von}</bdi>
      </h3>
      <AenderungList>
        {felder.map(({ feld, vorher, nachher }) => (
          <AenderungRow
            key={feld}
            name={feldNameOf(gruppe, feld)}
            headingLevel={4}
            werte={[
              { label: 'vorher', text: wertText(gruppe, feld, vorher) },
              { label: 'nachher', text: wertText(gruppe, feld, nachher), isOwn: true },
            ]}
          />
        ))}
      </AenderungList>
      {felder.length === 0 && <p>Die Anfangswerte wurden bestätigt.</p>}
    </section>
  );
}
