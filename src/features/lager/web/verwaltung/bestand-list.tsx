import { Button } from '@mantine/core';
import { einheitText } from '#features/rohstoffe/einheit-text.ts';
import { formatDatum } from '#shared/datum.ts';
import { DataList } from '#web/ui/verwaltung/data-list.tsx';
import type { Column } from '#web/ui/verwaltung/data-list-props.ts';
import { EmptyList } from '#web/ui/verwaltung/empty-list.tsx';
import { LevelBar } from '#web/ui/verwaltung/level-bar.tsx';
import { type LagerGruppe, lagerGruppen } from '../../artikel.ts';
import type { LagerArtikel } from '../../contract.ts';
import { mengeText } from '../../menge-text.ts';
import { ArtikelAktionen, type ArtikelDialog } from './artikel-aktionen.tsx';
import { hasSuche } from './artikel-suche.ts';

type BestandListProps = {
  gruppe: LagerGruppe;
  artikel: LagerArtikel[] | undefined;
  failure: { text: string; onRetry: () => void } | undefined;
  suche: string;
  onClearSuche: () => void;
  onOpen: (dialog: ArtikelDialog, artikel: LagerArtikel) => void;
};

/** The articles of one group with their levels, filtered by the search text. */
export function BestandList({ gruppe, artikel, failure, suche, onClearSuche, onOpen }: BestandListProps) {
  const { titel } = lagerGruppen[gruppe];
  const isEmpty = artikel?.length === 0;
  return (
    <DataList
      label={titel}
      columns={columns}
      rows={artikel?.filter(({ name }) => hasSuche(name, suche))}
      rowKey={({ _id }) => _id}
      rowName={({ name }) => name}
      rowActions={(one) => <ArtikelAktionen artikel={one} onOpen={(dialog) => onOpen(dialog, one)} />}
      failure={failure}
      empty={
        isEmpty ? <EmptyList title={`Keine ${titel} im Lager.`} /> : <NichtsGefunden onClear={onClearSuche} />
      }
      initialSorting={{ key: 'name', isDescending: false }}
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

const columns: Column<LagerArtikel>[] = [
  { key: 'name', header: 'Artikel', cell: ({ name }) => name, sortBy: ({ name }) => name, onCard: 'title' },
  {
    key: 'menge',
    header: 'Bestand',
    cell: ({ menge, mindestbestand, einheit }) => (
      <LevelBar vorrat={menge} mindestbestand={mindestbestand} einheit={einheitText(einheit)} />
    ),
    sortBy: ({ menge }) => menge,
    isNumeric: true,
  },
  {
    key: 'mindestbestand',
    header: 'Mindestbestand',
    cell: ({ mindestbestand, einheit }) => mengeText(mindestbestand, einheit),
    sortBy: ({ mindestbestand }) => mindestbestand,
    isNumeric: true,
  },
  {
    key: 'letzteAenderung',
    header: 'Zuletzt',
    cell: ({ letzteAenderung }) =>
      letzteAenderung
        ? `${formatDatum(letzteAenderung.datum)} · ${letzteAenderung.grund.replace(' × ', '\u00a0×\u00a0')}`
        : '–',
    sortBy: ({ letzteAenderung }) => letzteAenderung?.datum,
  },
];
