import { tagOf } from '#shared/datum/datum.ts';
import type { Elements } from '#web/ui/elements.ts';
import { DataList } from '#web/ui/verwaltung/list/data-list.tsx';
import { failureOf, MoreRows } from '#web/ui/verwaltung/list/more-rows.tsx';
import type { GeleseneZeile } from '../../../read-auftrag.ts';
import type { useAuftraege } from './auftraege.queries.ts';
import { auftraegeColumns } from './auftraege-columns.tsx';
import styles from './auftraege-liste.module.css';
import { AuftragKarte } from './auftrag-karte.tsx';
import { SchnellKnopf } from './schnell-knopf.tsx';

type AuftraegeListeProps = {
  liste: ReturnType<typeof useAuftraege>;
  /** What stands in place of the rows when there are none. */
  leer: Elements;
};

/** Orders: a table where there is room, else cards; further ones are loaded below on demand. */
export function AuftraegeListe({ liste, leer }: AuftraegeListeProps) {
  const heute = tagOf(new Date());
  const rows = liste.data && rowsOf(liste.data.pages);
  const schnell = (zeile: GeleseneZeile) => <SchnellKnopf zeile={zeile} />;
  return (
    <div className={`stack-6 ${styles.list}`} aria-busy={liste.isFetching}>
      <DataList
        label="Bestellungen"
        tableFrom="75em"
        columns={auftraegeColumns(heute, rows ?? [])}
        rows={rows}
        rowKey={({ _id }) => _id}
        rowName={({ nummer }) => nummer}
        rowActions={schnell}
        card={(zeile) => <AuftragKarte zeile={zeile} heute={heute} aktion={schnell(zeile)} />}
        empty={leer}
        failure={failureOf(liste, 'Die Bestellungen lassen sich gerade nicht laden.')}
      />
      <MoreRows list={liste} label="Weitere anzeigen" />
    </div>
  );
}

/** Each order once: one that moved between two pages while they were loaded is on both. */
function rowsOf(pages: { auftraege: GeleseneZeile[] }[]): GeleseneZeile[] {
  const rows = new Map(pages.flatMap(({ auftraege }) => auftraege).map((one) => [one._id, one]));
  return [...rows.values()];
}
