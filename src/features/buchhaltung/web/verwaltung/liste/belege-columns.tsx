import { Link } from 'react-router';
import { belegTitelWeich } from '#features/beleg/beleg-worte.ts';
import { belegBruttoText } from '#features/beleg/beleg-zeile-text.ts';
import { formatDatum } from '#shared/datum/datum.ts';
import type { Column } from '#web/ui/verwaltung/list/data-list-props.ts';
import type { BelegListenZeile } from '../../../contract.ts';
import { anWenText, belegPath } from '../beleg-angaben.ts';
import { WozuWorte } from '../wozu-worte.tsx';
import styles from './belege-liste.module.css';

/** The whole row leads to the document: the link covers it. */
export const belegeColumns: Column<BelegListenZeile>[] = [
  {
    key: 'nummer',
    header: 'Nummer',
    cell: ({ nummer }) => (
      <Link className={styles.link} to={belegPath(nummer)}>
        {nummer}
      </Link>
    ),
  },
  { key: 'tag', header: 'Tag', cell: ({ tag }) => <span className="amount">{formatDatum(tag)}</span> },
  {
    key: 'art',
    header: 'Art',
    cell: (zeile) => <span className={styles.art}>{belegTitelWeich(zeile)}</span>,
  },
  { key: 'name', header: 'An', cell: (zeile) => <AnWen zeile={zeile} /> },
  {
    key: 'wozu',
    header: 'Wozu',
    cell: (zeile) => <WozuWorte zeile={zeile} />,
  },
  { key: 'brutto', header: 'Brutto', cell: ({ brutto }) => belegBruttoText(brutto), isNumeric: true },
];

/** Where nobody is named, or not any more, it is said in quiet words. */
export function AnWen({ zeile }: { zeile: BelegListenZeile }) {
  const istBenannt = zeile.name !== undefined && !zeile.istGeloescht;
  return <bdi className={istBenannt ? styles.name : styles.leise}>{anWenText(zeile)}</bdi>;
}
