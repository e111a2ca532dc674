import { einheitText } from '#features/rohstoffe/einheit-text.ts';
import { formatDatum } from '#shared/datum/datum.ts';
import { LevelBar } from '#web/ui/verwaltung/display/level-bar.tsx';
import type { Column } from '#web/ui/verwaltung/list/data-list-props.ts';
import type { LagerArtikel } from '../../../contract.ts';
import { freiText, mengeText } from '../../../menge-text.ts';
import styles from './bestand-columns.module.css';

const name: Column<LagerArtikel> = {
  key: 'name',
  header: 'Artikel',
  cell: ({ name }) => name,
  sortBy: ({ name }) => name,
  onCard: 'title',
};

const mindestbestand: Column<LagerArtikel> = {
  key: 'mindestbestand',
  header: 'Mindestbestand',
  cell: ({ mindestbestand, einheit }) => mengeText(mindestbestand, einheit),
  sortBy: ({ mindestbestand }) => mindestbestand,
  isNumeric: true,
};

const letzteAenderung: Column<LagerArtikel> = {
  key: 'letzteAenderung',
  header: 'Zuletzt',
  cell: ({ letzteAenderung }) =>
    letzteAenderung
      ? `${formatDatum(letzteAenderung.datum)} · ${letzteAenderung.grund.replace(' × ', '\u00a0×\u00a0')}`
      : '–',
  sortBy: ({ letzteAenderung }) => letzteAenderung?.datum,
};

/** The columns of a group of the stock (requirements.md, admin §2). */
export const bestandColumns: Column<LagerArtikel>[] = [
  name,
  {
    key: 'menge',
    header: 'Bestand',
    cell: ({ menge, mindestbestand, einheit }) => (
      <LevelBar vorrat={menge} mindestbestand={mindestbestand} einheit={einheitText(einheit)} />
    ),
    sortBy: ({ menge }) => menge,
    isNumeric: true,
  },
  mindestbestand,
  letzteAenderung,
];

/** The columns of the products of a shop that sells: what is on the shelf, sold and not sent, and free (R38). */
export const verkaufColumns: Column<LagerArtikel>[] = [
  name,
  {
    key: 'menge',
    header: 'Auf dem Regal',
    cell: ({ menge, einheit }) => mengeText(menge, einheit),
    sortBy: ({ menge }) => menge,
    isNumeric: true,
  },
  {
    key: 'reserviert',
    header: 'Reserviert',
    cell: ({ reserviert = 0, einheit }) => mengeText(reserviert, einheit),
    sortBy: ({ reserviert = 0 }) => reserviert,
    isNumeric: true,
  },
  {
    key: 'frei',
    header: 'Frei',
    cell: (artikel) => <Frei {...artikel} />,
    sortBy: ({ menge, frei = menge }) => frei,
    isNumeric: true,
  },
  mindestbestand,
  letzteAenderung,
];

function Frei({ menge, frei = menge, mindestbestand, einheit }: LagerArtikel) {
  if (frei < 0) return <span className={styles.fehlend}>{freiText(frei, einheit)}</span>;
  return <LevelBar vorrat={frei} mindestbestand={mindestbestand} einheit={einheitText(einheit)} />;
}
