import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { DataList } from '#web/ui/verwaltung/list/data-list.tsx';
import type { Column } from '#web/ui/verwaltung/list/data-list-props.ts';
import { MoreRows } from '#web/ui/verwaltung/list/more-rows.tsx';
import { schrittOf } from '#web/ui/verwaltung/schritt/use-schritt.ts';
import type { GelesenerWiderruf } from '../../bearbeitung/read-widerruf.ts';
import { widerrufVerwaltungCalls } from '../../bearbeitung/verwaltung-calls.ts';
import { eingangZeit, endeText } from '../../bearbeitung/widerruf-worte.ts';
import { WiderrufAngaben } from './widerruf-angaben.tsx';
import { VerlaufListe } from './widerruf-karte.tsx';
import styles from './widerrufe.module.css';
import { type useWiderrufe, useWiderrufSchritt } from './widerrufe.queries.ts';

const nameOf = ({ name }: GelesenerWiderruf) => name || 'Ohne Namen';

const columns: Column<GelesenerWiderruf>[] = [
  { key: 'name', header: 'Wer', cell: (widerruf) => <bdi>{nameOf(widerruf)}</bdi>, onCard: 'title' },
  {
    key: 'auftrag',
    header: 'Bestellung',
    cell: ({ auftrag }) =>
      auftrag ? (
        <Link className={styles.nummer} to={`/admin/bestellungen/${auftrag._id}`}>
          {auftrag.nummer}
        </Link>
      ) : (
        'keine'
      ),
  },
  { key: 'eingang', header: 'Eingegangen', cell: eingangZeit },
  { key: 'ende', header: 'Wie es ausging', cell: endeText },
];

type ErledigteWiderrufeProps = {
  liste: ReturnType<typeof useWiderrufe>;
  erledigte: GelesenerWiderruf[];
};

/** Withdrawals with nothing left to do, the newest first. */
export function ErledigteWiderrufe({ liste, erledigte }: ErledigteWiderrufeProps) {
  if (erledigte.length === 0) return null;
  return (
    <section aria-labelledby="widerrufe-erledigt" className="stack-4">
      <h2 id="widerrufe-erledigt" className={styles.unter}>
        Erledigt
      </h2>
      <DataList
        label="Erledigte Widerrufe"
        columns={columns}
        rows={erledigte}
        rowKey={({ _id }) => _id}
        rowName={nameOf}
        rowActions={(widerruf) => <WiederOeffnen widerruf={widerruf} />}
        details={(widerruf) => (
          <div className="stack-3">
            <WiderrufAngaben widerruf={widerruf} />
            <VerlaufListe verlauf={widerruf.verlauf} />
          </div>
        )}
        empty={null}
      />
      <MoreRows list={liste} label="Weitere anzeigen" />
    </section>
  );
}

/** One that was settled by hand, and too early. */
function WiederOeffnen({ widerruf }: { widerruf: GelesenerWiderruf }) {
  const { run, isPending } = useWiderrufSchritt(widerruf);
  if (!widerruf.schluss) return null;
  return (
    <Button
      variant="subtle"
      aria-label={`${nameOf(widerruf)}: Wieder öffnen`}
      loading={isPending}
      onClick={() =>
        void run(
          schrittOf(widerrufVerwaltungCalls.oeffnen, undefined, {
            sonst: 'Der Widerruf ist wieder offen.',
          }),
        )
      }
    >
      Wieder öffnen
    </Button>
  );
}
