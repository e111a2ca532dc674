import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { formatEuro } from '#shared/number/money.ts';
import { Dialog } from '#web/ui/verwaltung/dialog/dialog.tsx';
import { DataList } from '#web/ui/verwaltung/list/data-list.tsx';
import type { Column } from '#web/ui/verwaltung/list/data-list-props.ts';
import { betroffeneProdukteText } from '../../betroffene-text.ts';
import type { BetroffenesProdukt } from '../../contract.ts';
import styles from './betroffene-dialog.module.css';

type BetroffeneDialogProps = { betroffen: BetroffenesProdukt[]; onClose: () => void };

/** Shown after a new purchase price: the products whose costs have changed, each with a link to its calculation. */
export function BetroffeneProdukteDialog({ betroffen, onClose }: BetroffeneDialogProps) {
  return (
    <Dialog
      title={betroffeneProdukteText(betroffen)}
      size="60rem"
      onClose={onClose}
      footer={<Button onClick={onClose}>Fertig</Button>}
    >
      <p>Im Shop ändert sich nichts, bis Sie in der Warenberechnung einen Preis übernehmen.</p>
      <DataList
        label="Betroffene Produkte"
        columns={columns}
        rows={betroffen}
        rowKey={({ _id }) => _id}
        rowName={({ name }) => name}
        rowActions={({ _id, name }) => (
          <Button
            component={Link}
            to={`/admin/warenberechnung?produkt=${encodeURIComponent(_id)}`}
            variant="light"
            className={styles.link}
            aria-label={`Zur Berechnung: ${name}`}
          >
            Zur Berechnung
          </Button>
        )}
        empty={null}
      />
    </Dialog>
  );
}

const euro = (key: 'alteKosten' | 'neueKosten' | 'neuerVkPreis', header: string, unknown = '–') => ({
  key,
  header,
  cell: (produkt: BetroffenesProdukt) => euroText(produkt[key], unknown),
  sortBy: (produkt: BetroffenesProdukt) => produkt[key],
  isNumeric: true,
});

function euroText(euro: number | null, unknown: string): string {
  return euro === null ? unknown : formatEuro(euro);
}

const columns: Column<BetroffenesProdukt>[] = [
  { key: 'name', header: 'Produkt', cell: ({ name }) => name, sortBy: ({ name }) => name, onCard: 'title' },
  euro('alteKosten', 'Kosten bisher'),
  euro('neueKosten', 'Kosten neu'),
  {
    key: 'preis',
    header: 'Aktueller Preis',
    cell: ({ preis }) => euroText(preis, '–'),
    sortBy: ({ preis }) => preis,
    isNumeric: true,
  },
  euro('neuerVkPreis', 'Neu berechnet', 'unvollständig'),
];
