import { Button } from '@mantine/core';
import { formatTermin } from '#features/einstellung/liefertermin.ts';
import { formatZeitpunkt } from '#shared/datum.ts';
import { formatEuro } from '#shared/money.ts';
import { isSessionOver } from '#web/api/query-client.ts';
import { confirm } from '#web/ui/verwaltung/confirm.ts';
import { DataList } from '#web/ui/verwaltung/data-list.tsx';
import type { Column } from '#web/ui/verwaltung/data-list-props.ts';
import { EmptyList } from '#web/ui/verwaltung/empty-list.tsx';
import { showFailure } from '#web/ui/verwaltung/show-failure.ts';
import { snackbar } from '#web/ui/verwaltung/snackbar.ts';
import { StatusChip } from '#web/ui/verwaltung/status-chip.tsx';
import type { AuftragZeile } from '../../bestellung-contract.ts';
import { useAuftraege, useStorno, useZahlung } from './auftraege.queries.ts';
import styles from './auftraege-liste.module.css';
import { kannStornieren, standTone, stornoFrage, wegText, zahlungWort } from './auftrag-worte.ts';

const columns: Column<AuftragZeile>[] = [
  {
    key: 'nummer',
    header: 'Bestellung',
    cell: ({ nummer }) => <span className={styles.nowrap}>{nummer}</span>,
    onCard: 'title',
  },
  {
    key: 'eingang',
    header: 'Eingang',
    cell: ({ bestelltAt }) => <span className={styles.nowrap}>{formatZeitpunkt(bestelltAt)}</span>,
  },
  { key: 'name', header: 'Kundschaft', cell: ({ name }) => <bdi className={styles.name}>{name}</bdi> },
  { key: 'stueck', header: 'Stück', cell: ({ stueck }) => stueck, isNumeric: true },
  { key: 'gesamt', header: 'Summe', cell: ({ gesamt }) => formatEuro(gesamt), isNumeric: true },
  { key: 'weg', header: 'Weg', cell: wegText },
  {
    key: 'termin',
    header: 'Versprochen',
    cell: ({ termin, stand }) =>
      stand !== 'storniert' && <span className={styles.nowrap}>{formatTermin(termin)}</span>,
  },
  {
    key: 'stand',
    header: 'Stand',
    cell: (zeile) => <Stand {...zeile} />,
    onCard: 'aside',
  },
];

/** A cancelled order that was paid says what has to be returned. */
function Stand({ stand, bezahlt }: AuftragZeile) {
  return (
    <>
      <StatusChip tone={standTone[stand]}>{stand}</StatusChip>
      {stand === 'storniert' && bezahlt > 0 && (
        <p className={styles.note}>{formatEuro(bezahlt)} zurückzahlen</p>
      )}
    </>
  );
}

/** The orders, newest first; older ones are loaded below on demand. */
export function AuftraegeListe() {
  const { data, isError, error, isFetchNextPageError, ...list } = useAuftraege();
  const retry = () => void (isFetchNextPageError ? list.fetchNextPage() : list.refetch());
  const isFailed = isError && !isSessionOver(error);
  return (
    <div className={styles.list} aria-busy={list.isFetching}>
      <DataList
        label="Bestellungen"
        tableFrom="80em"
        columns={columns}
        rows={data?.pages.flatMap(({ auftraege }) => auftraege)}
        rowKey={({ _id }) => _id}
        rowName={({ nummer }) => nummer}
        rowActions={(zeile) => <Aktionen zeile={zeile} />}
        empty={
          <EmptyList title="Noch keine Bestellungen">
            <p>Sobald jemand bestellt, steht es hier.</p>
          </EmptyList>
        }
        failure={
          isFailed ? { text: 'Die Bestellungen sind gerade nicht zu bekommen.', onRetry: retry } : undefined
        }
      />
      {list.hasNextPage && !isFailed && (
        <Button
          variant="default"
          className={styles.more}
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Ältere anzeigen
        </Button>
      )}
    </div>
  );
}

function Aktionen({ zeile }: { zeile: AuftragZeile }) {
  if (!kannStornieren(zeile)) return null;
  return (
    <div className={styles.actions}>
      {zeile.stand === 'offen' && <ZahlungButton zeile={zeile} />}
      <StornoButton zeile={zeile} />
    </div>
  );
}

function StornoButton({ zeile }: { zeile: AuftragZeile }) {
  const { mutateAsync, isPending } = useStorno();

  const handleClick = async () => {
    if (!(await confirm(stornoFrage(zeile)))) return;
    try {
      snackbar.success((await mutateAsync(zeile._id)) || `${zeile.nummer} ist storniert.`);
    } catch (error) {
      showFailure('Die Bestellung wurde nicht storniert: ', error);
    }
  };

  return (
    <Button
      variant="subtle"
      aria-label={`${zeile.nummer}: Stornieren`}
      loading={isPending}
      onClick={() => void handleClick()}
    >
      Stornieren
    </Button>
  );
}

function ZahlungButton({ zeile }: { zeile: AuftragZeile }) {
  const { mutateAsync, isPending } = useZahlung();
  const { label, frage } = zahlungWort(zeile);

  const handleClick = async () => {
    if (!(await confirm(frage))) return;
    try {
      snackbar.success((await mutateAsync(zeile._id)) || `${zeile.nummer} ist bezahlt.`);
    } catch (error) {
      showFailure('Die Zahlung wurde nicht gebucht: ', error);
    }
  };

  return (
    <Button
      variant="default"
      aria-label={`${zeile.nummer}: ${label}`}
      loading={isPending}
      onClick={() => void handleClick()}
    >
      {label}
    </Button>
  );
}
