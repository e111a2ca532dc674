import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Elements } from '#web/ui/elements.ts';
import { confirm } from '#web/ui/verwaltung/dialog/confirm.ts';
import { failureText, showFailure } from '#web/ui/verwaltung/form/show-failure.ts';
import { IconButton } from '#web/ui/verwaltung/icon-button.tsx';
import { DataList } from '#web/ui/verwaltung/list/data-list.tsx';
import { EmptyList } from '#web/ui/verwaltung/list/empty-list.tsx';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import { SearchField } from '#web/ui/verwaltung/search/search-field.tsx';
import type { Rohstoff } from '../../contract.ts';
import { useDeleteRohstoff } from '../rohstoffe.queries.ts';
import type { RohstoffScreen } from './arten/rohstoff-screen.ts';
import { matchesSuche } from './matches-suche.ts';
import { columnsOf } from './rohstoff-columns.tsx';
import { geloeschtText, ladeFehler, loeschFehler } from './rohstoff-texte.ts';

/** The loaded list of one kind, or its error. */
export type GeladeneListe = { rohstoffe: Rohstoff[] | undefined; error: Error | null; reload: () => void };

type RohstoffListProps = {
  screen: RohstoffScreen;
  liste: GeladeneListe;
  onEdit: (rohstoff: Rohstoff | 'neu') => void;
};

/** All raw materials of one kind: search, order, edit, delete. */
export function RohstoffList({ screen, liste, onEdit }: RohstoffListProps) {
  const [suche, setSuche] = useState('');
  const { remove, busyId } = useRemove(screen);
  const { rohstoffe, error, reload } = liste;
  const gefunden = rohstoffe?.filter((rohstoff) => matchesSuche(rohstoff, suche));
  const { titel } = screen.kind;
  return (
    <>
      <SearchField
        label={`${titel} durchsuchen`}
        {...{ value: suche, found: gefunden?.length, onChange: setSuche }}
      />
      <DataList
        label={titel}
        columns={columnsOf(screen)}
        rows={gefunden}
        rowKey={({ _id }) => _id}
        rowName={({ bezeichnung }) => bezeichnung}
        rowActions={(rohstoff) => (
          <Aktionen
            name={rohstoff.bezeichnung}
            isBusy={busyId === rohstoff._id}
            onEdit={() => onEdit(rohstoff)}
            onDelete={() => remove(rohstoff)}
          />
        )}
        failure={error ? { text: failureText(ladeFehler, error), onRetry: reload } : undefined}
        empty={
          rohstoffe?.length ? (
            <NichtsGefunden onClear={() => setSuche('')} />
          ) : (
            <KeineDa titel={titel} neu={<Button onClick={() => onEdit('neu')}>{screen.neu}</Button>} />
          )
        }
        initialSorting={{ key: 'bezeichnung', isDescending: false }}
      />
    </>
  );
}

function KeineDa({ titel, neu }: { titel: string; neu: Elements }) {
  return <EmptyList title={`Noch keine ${titel} vorhanden`} action={neu} />;
}

type AktionenProps = { name: string; isBusy: boolean; onEdit: () => void; onDelete: () => void };

function Aktionen({ name, isBusy, onEdit, onDelete }: AktionenProps) {
  return (
    <>
      <IconButton icon="edit" label="Bearbeiten" name={`${name} bearbeiten`} onClick={onEdit} />
      <IconButton
        icon="delete"
        label="Löschen"
        name={`${name} löschen`}
        isDestructive
        isBusy={isBusy}
        onClick={onDelete}
      />
    </>
  );
}

function NichtsGefunden({ onClear }: { onClear: () => void }) {
  return (
    <EmptyList
      title="Nichts gefunden"
      action={
        <Button variant="default" onClick={onClear}>
          Suche leeren
        </Button>
      }
    />
  );
}

function useRemove({ kind }: RohstoffScreen) {
  const { mutateAsync, isPending, variables } = useDeleteRohstoff(kind);
  const remove = async ({ _id, bezeichnung }: Rohstoff) => {
    const question = 'Möchten Sie diesen Rohstoff wirklich löschen?';
    if (!(await confirm({ question, what: bezeichnung, yes: 'Löschen' }))) return;
    try {
      await mutateAsync(_id);
      snackbar.success(geloeschtText);
    } catch (error) {
      showFailure(loeschFehler, error);
    }
  };
  return { remove, busyId: isPending ? variables : undefined };
}
