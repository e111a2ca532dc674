import { Button } from '@mantine/core';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { isGefunden } from '#shared/text/such-text.ts';
import { DataList } from '#web/ui/verwaltung/list/data-list.tsx';
import { EmptyList } from '#web/ui/verwaltung/list/empty-list.tsx';
import { type LagerGruppe, lagerGruppen } from '../../../artikel.ts';
import type { LagerArtikel } from '../../../contract.ts';
import { ArtikelAktionen, type ArtikelDialog } from './artikel-aktionen.tsx';
import { bestandColumns, verkaufColumns } from './bestand-columns.tsx';

type BestandListProps = {
  gruppe: LagerGruppe;
  artikel: LagerArtikel[] | undefined;
  failure: { text: string; onRetry: () => void } | undefined;
  suche: string;
  onClearSuche: () => void;
  canCorrect: boolean;
  onOpen: (dialog: ArtikelDialog, artikel: LagerArtikel) => void;
};

/** The articles of one group with their levels, filtered by the search text. */
export function BestandList({
  gruppe,
  artikel,
  failure,
  suche,
  onClearSuche,
  canCorrect,
  onOpen,
}: BestandListProps) {
  const { titel } = lagerGruppen[gruppe];
  const isVerkauf = useLaden().phase !== 'angekuendigt' && gruppe === 'produkte';
  const isEmpty = artikel?.length === 0;
  return (
    <DataList
      label={titel}
      columns={isVerkauf ? verkaufColumns : bestandColumns}
      rows={artikel?.filter(({ name }) => isGefunden(name, suche))}
      rowKey={({ _id }) => _id}
      rowName={({ name }) => name}
      rowActions={(one) => (
        <ArtikelAktionen artikel={one} canCorrect={canCorrect} onOpen={(dialog) => onOpen(dialog, one)} />
      )}
      failure={failure}
      empty={
        isEmpty ? <EmptyList title={`Keine ${titel} im Lager.`} /> : <NichtsGefunden onClear={onClearSuche} />
      }
      initialSorting={{ key: 'name', isDescending: false }}
      isInParts
      {...(isVerkauf ? { tableFrom: '75em' as const } : {})}
    />
  );
}

function NichtsGefunden({ onClear }: { onClear: () => void }) {
  return (
    <EmptyList
      title="Kein Artikel gefunden"
      action={
        <Button variant="default" onClick={onClear}>
          Suche leeren
        </Button>
      }
    />
  );
}
