import type { Column } from '#web/ui/verwaltung/list/data-list-props.ts';
import type { NachrichtZeile } from '../../contract.ts';
import { nachrichtArten, type Richtung } from '../../nachricht.ts';
import { FehlerText } from './fehler-text.tsx';
import styles from './postausgang.module.css';
import { StandChip } from './stand-chip.tsx';
import { nachrichtStandSatz, zeit } from './stand-worte.ts';

const anSpalte: Column<NachrichtZeile> = {
  key: 'an',
  header: 'An',
  cell: ({ an, anName }) => (
    <>
      {anName && <bdi className={styles.breaks}>{anName}</bdi>}
      <div className={`quiet ${styles.breaks}`}>
        <bdi>{an}</bdi>
      </div>
    </>
  ),
};

/** Of what reached the workshop: who wrote it, as far as the message says it. */
const vonSpalte: Column<NachrichtZeile> = {
  key: 'von',
  header: 'Von',
  cell: ({ antwortAn }) => <bdi className={styles.breaks}>{antwortAn}</bdi>,
};

/** The columns of one direction. */
export const postausgangColumns = (richtung: Richtung): Column<NachrichtZeile>[] => [
  {
    key: 'betreff',
    header: 'Nachricht',
    cell: ({ betreff, art }) => (
      <>
        <bdi className={styles.breaks}>{betreff || 'ohne Betreff'}</bdi>
        <span className={`quiet ${styles.art}`}>{nachrichtArten[art]}</span>
      </>
    ),
    onCard: 'title',
  },
  richtung === 'eingang' ? vonSpalte : anSpalte,
  {
    key: 'zeit',
    header: 'Geschrieben',
    cell: ({ createdAt }) => <span className={styles.nowrap}>{zeit(createdAt)}</span>,
  },
  { key: 'stand', header: 'Stand', cell: (zeile) => <Stand zeile={zeile} /> },
];

function Stand({ zeile }: { zeile: NachrichtZeile }) {
  const satz = nachrichtStandSatz(zeile);
  return (
    <div className={styles.stand}>
      <StandChip stand={zeile.stand} />
      {satz && <p className="quiet">{satz}</p>}
      {zeile.fehler && (
        <div className={styles.grund}>
          <FehlerText fehler={zeile.fehler} />
        </div>
      )}
    </div>
  );
}
