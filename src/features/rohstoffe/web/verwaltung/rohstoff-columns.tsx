import { LevelBar } from '#web/ui/verwaltung/display/level-bar.tsx';
import type { Column } from '#web/ui/verwaltung/list/data-list-props.ts';
import type { Rohstoff } from '../../contract.ts';
import { einheitText } from '../../einheit-text.ts';
import { formatMenge } from '../../format-menge.ts';
import type { RohstoffScreen } from './arten/rohstoff-screen.ts';
import styles from './rohstoff-columns.module.css';
import { RohstoffStatus } from './rohstoff-status.tsx';

/** The columns of any kind; its own are between the name and the stock. */
export function columnsOf(screen: RohstoffScreen): Column<Rohstoff>[] {
  const { columns, herkunft } = screen;
  return [
    {
      key: 'bezeichnung',
      header: 'Bezeichnung',
      cell: (rohstoff) => (
        <>
          <span className={styles.name}>{rohstoff.bezeichnung}</span>
          {herkunft(rohstoff) && <span className={`quiet ${styles.klein}`}>{herkunft(rohstoff)}</span>}
        </>
      ),
      sortBy: ({ bezeichnung }) => bezeichnung,
      onCard: 'title',
    },
    ...columns,
    {
      key: 'aktuellVorrat',
      header: 'Vorrat',
      cell: (rohstoff) => <Vorrat screen={screen} rohstoff={rohstoff} />,
      sortBy: ({ aktuellVorrat }) => aktuellVorrat,
      isNumeric: true,
    },
    {
      key: 'verfuegbar',
      header: 'Status',
      cell: (rohstoff) => <RohstoffStatus screen={screen} rohstoff={rohstoff} />,
      sortBy: ({ verfuegbar }) => verfuegbar,
    },
  ];
}

function Vorrat({ screen: { kind }, rohstoff }: { screen: RohstoffScreen; rohstoff: Rohstoff }) {
  const { aktuellVorrat: vorrat, mindestbestand } = rohstoff;
  const einheit = einheitText(kind.einheit);
  return (
    <div className={styles.vorrat}>
      <LevelBar {...{ vorrat, mindestbestand, einheit }} isKnapp={kind.isKnapp(rohstoff)} />
      <span className={`quiet ${styles.klein}`}>{`mind. ${formatMenge(mindestbestand, einheit)}`}</span>
    </div>
  );
}
