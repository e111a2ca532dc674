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
  const { kind, columns, herkunft } = screen;
  const einheit = einheitText(kind.einheit);
  return [
    {
      key: 'bezeichnung',
      header: 'Bezeichnung',
      cell: (rohstoff) => (
        <>
          <span className={styles.name}>{rohstoff.bezeichnung}</span>
          {herkunft(rohstoff) && <span className={styles.klein}>{herkunft(rohstoff)}</span>}
        </>
      ),
      sortBy: ({ bezeichnung }) => bezeichnung,
      onCard: 'title',
    },
    ...columns,
    {
      key: 'aktuellVorrat',
      header: 'Vorrat',
      cell: (rohstoff) => (
        <div className={styles.vorrat}>
          <LevelBar
            vorrat={rohstoff.aktuellVorrat}
            mindestbestand={rohstoff.mindestbestand}
            einheit={einheit}
            isKnapp={kind.isKnapp(rohstoff)}
          />
          <span className={styles.klein}>{`mind. ${formatMenge(rohstoff.mindestbestand, einheit)}`}</span>
        </div>
      ),
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
