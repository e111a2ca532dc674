import { formatDatum } from '#shared/datum/datum.ts';
import { formatZahl } from '#shared/number/format-zahl.ts';
import { failureText } from '#web/ui/verwaltung/form/show-failure.ts';
import { DataList } from '#web/ui/verwaltung/list/data-list.tsx';
import type { Column } from '#web/ui/verwaltung/list/data-list-props.ts';
import { EmptyList } from '#web/ui/verwaltung/list/empty-list.tsx';
import type { GelesenePlanzeile } from '../../read-plan.ts';
import { usePlan } from '../aufbewahrung.queries.ts';
import styles from './aufbewahrung.module.css';
import { ProbeKarte } from './probe-karte.tsx';

/** What the shop keeps of people, why and until when; and what it would delete now. */
export function AufbewahrungVerwaltung() {
  const { data, error, refetch } = usePlan();
  return (
    <div className="stack-6">
      <ProbeKarte />
      <DataList
        label="Plan der Aufbewahrung"
        columns={columns}
        rows={data}
        rowKey={({ name }) => name}
        rowName={({ was }) => was}
        card={(zeile) => <Karte {...zeile} />}
        empty={<EmptyList title="Es wird nichts aufbewahrt" />}
        {...(error && {
          failure: {
            text: failureText('Der Plan lässt sich gerade nicht laden: ', error),
            onRetry: () => void refetch(),
          },
        })}
      />
    </div>
  );
}

const columns: Column<GelesenePlanzeile>[] = [
  {
    key: 'was',
    header: 'Was',
    cell: ({ was }) => <span className={styles.was}>{trennbar(was)}</span>,
    onCard: 'title',
  },
  { key: 'warum', header: 'Warum', cell: ({ warum }) => <span className={styles.text}>{warum}</span> },
  { key: 'bis', header: 'Bis wann', cell: ({ bis }) => <span className={styles.text}>{bis}</span> },
  {
    key: 'anzahl',
    header: 'Jetzt',
    cell: ({ anzahl }) => (anzahl === undefined ? '–' : formatZahl(anzahl)),
    isNumeric: true,
  },
  {
    key: 'wer',
    header: 'Wer löscht',
    cell: ({ wer, zuletzt }) => (
      <span className={styles.text}>
        <span>{wer}</span>
        {zuletzt && <span className={styles.leise}>{`zuletzt ${formatDatum(zuletzt)}`}</span>}
      </span>
    ),
  },
];

/** The texts are too long for a card's usual lines. */
/** The word is wider than its column. */
function trennbar(was: string): string {
  return was.replace('Widerrufs', 'Widerrufs\u00ad');
}

function Karte(zeile: GelesenePlanzeile) {
  return (
    <article className={`stack-2 ${styles.zeile}`}>
      <h2 className={styles.was}>{trennbar(zeile.was)}</h2>
      <dl className={`stack-2 ${styles.angaben}`}>
        {columns
          .filter(({ onCard }) => !onCard)
          .map(({ key, header, cell }) => (
            <div key={key}>
              <dt>{header}</dt>
              <dd>{cell(zeile)}</dd>
            </div>
          ))}
      </dl>
    </article>
  );
}
