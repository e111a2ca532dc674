import { Link } from 'react-router';
import { formatEuro } from '#shared/number/money.ts';
import { StatusChip } from '#web/ui/verwaltung/display/status-chip.tsx';
import type { Column } from '#web/ui/verwaltung/list/data-list-props.ts';
import type { GeleseneZeile } from '../../../read-auftrag.ts';
import { auftragStandText } from '../../../zustand/auftragsstand.ts';
import { isUeberfaellig, merkmaleOf, standTone, stueckText, wegText, zusageWorte } from '../auftrag-worte.ts';
import styles from './auftraege-liste.module.css';
import { NotizMarke } from './notiz-marke.tsx';

/**
 * The whole row leads to the order: the link covers it. Where nothing is promised any more, the column of the days
 * leaves its room to the others.
 */
export function auftraegeColumns(heute: string, rows: GeleseneZeile[]): Column<GeleseneZeile>[] {
  const columns: Column<GeleseneZeile>[] = [
    {
      key: 'nummer',
      header: 'Bestellung',
      cell: ({ _id, nummer, hatNotiz }) => (
        <span className={styles.nummer}>
          <Link className={styles.link} to={`/admin/bestellungen/${_id}`}>
            {nummer}
          </Link>
          {hatNotiz && <NotizMarke />}
        </span>
      ),
    },
    { key: 'name', header: 'Kundschaft', cell: ({ name }) => <bdi className={styles.name}>{name}</bdi> },
    {
      key: 'posten',
      header: 'Stück',
      cell: ({ posten }) => <span className={styles.posten}>{stueckText(posten)}</span>,
    },
    { key: 'gesamt', header: 'Summe', cell: ({ gesamt }) => formatEuro(gesamt), isNumeric: true },
    { key: 'weg', header: 'Weg', cell: wegText },
    {
      key: 'termin',
      header: 'Versprochen',
      cell: (zeile) => <Versprochen zeile={zeile} heute={heute} />,
    },
    { key: 'stand', header: 'Stand', cell: (zeile) => <Stand zeile={zeile} /> },
  ];
  const isPromised = rows.some((zeile) => zusageWorte(zeile, heute));
  return columns.filter(({ key }) => key !== 'termin' || isPromised);
}

/** The promised days; what is late, or waits for its money, says so. */
export function Versprochen({ zeile, heute }: { zeile: GeleseneZeile; heute: string }) {
  const zusage = zusageWorte(zeile, heute);
  if (!zusage) return null;
  const { wort, tage } = zusage;
  return (
    <span>
      {wort !== 'Versprochen' && <span>{`${wort}: `}</span>}
      <span className={styles.tage}>{tage}</span>
      {isUeberfaellig(zeile, heute) && (
        <>
          {' '}
          <StatusChip tone="bad">überfällig</StatusChip>
        </>
      )}
    </span>
  );
}

export function Stand({ zeile }: { zeile: GeleseneZeile }) {
  const { stand } = zeile;
  return (
    <span className={styles.chips}>
      {stand && <StatusChip tone={standTone[stand]}>{auftragStandText(stand)}</StatusChip>}
      {merkmaleOf(zeile).map(({ wort, tone }) => (
        <StatusChip key={wort} tone={tone}>
          {wort}
        </StatusChip>
      ))}
    </span>
  );
}
