import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { tagOf } from '#shared/datum.ts';
import { isSessionOver } from '#web/api/query-client.ts';
import { DataList } from '#web/ui/verwaltung/data-list.tsx';
import type { GeleseneZeile } from '../../read-auftrag.ts';
import type { useAuftraege } from './auftraege.queries.ts';
import { auftraegeColumns } from './auftraege-columns.tsx';
import styles from './auftraege-liste.module.css';
import { AuftragKarte } from './auftrag-karte.tsx';
import { SchnellKnopf } from './schnell-knopf.tsx';

type AuftraegeListeProps = {
  liste: ReturnType<typeof useAuftraege>;
  /** What stands in place of the rows when there are none. */
  leer: ReactNode;
  onGetan: () => void;
};

/** Orders: a table where there is room, else cards; further ones are loaded below on demand. */
export function AuftraegeListe({ liste, leer, onGetan }: AuftraegeListeProps) {
  const { data, isError, error, isFetchNextPageError } = liste;
  const retry = () => void (isFetchNextPageError ? liste.fetchNextPage() : liste.refetch());
  const isFailed = isError && !isSessionOver(error);
  const heute = tagOf(new Date());
  const schnell = (zeile: GeleseneZeile) => <SchnellKnopf zeile={zeile} onGetan={onGetan} />;
  return (
    <div className={styles.list} aria-busy={liste.isFetching}>
      <DataList
        label="Bestellungen"
        tableFrom="80em"
        columns={auftraegeColumns(heute)}
        rows={data && rowsOf(data.pages)}
        rowKey={({ _id }) => _id}
        rowName={({ nummer }) => nummer}
        rowActions={schnell}
        card={(zeile) => <AuftragKarte zeile={zeile} heute={heute} aktion={schnell(zeile)} />}
        empty={leer}
        failure={
          isFailed ? { text: 'Die Bestellungen sind gerade nicht zu bekommen.', onRetry: retry } : undefined
        }
      />
      {liste.hasNextPage && !isFailed && (
        <Button
          variant="default"
          className={styles.more}
          loading={liste.isFetchingNextPage}
          onClick={() => void liste.fetchNextPage()}
        >
          Weitere anzeigen
        </Button>
      )}
    </div>
  );
}

/** Each order once: one that moved between two pages while they were loaded is on both. */
function rowsOf(pages: { auftraege: GeleseneZeile[] }[]): GeleseneZeile[] {
  const rows = new Map(pages.flatMap(({ auftraege }) => auftraege).map((one) => [one._id, one]));
  return [...rows.values()];
}
