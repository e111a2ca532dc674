import { useEffect, useRef } from 'react';
import { formatZahl } from '#shared/number/format-zahl.ts';
import type { Elements } from '#web/ui/elements.ts';
import { DataList } from '#web/ui/verwaltung/list/data-list.tsx';
import { failureOf, MoreRows } from '#web/ui/verwaltung/list/more-rows.tsx';
import type { BelegListenZeile, BelegeListe as Seite } from '../../../contract.ts';
import type { useBelege } from '../../buchhaltung.queries.ts';
import { BelegKarte } from './beleg-karte.tsx';
import { belegeColumns } from './belege-columns.tsx';
import styles from './belege-liste.module.css';

type BelegeListeProps = {
  liste: ReturnType<typeof useBelege>;
  /** What stands in place of the rows when there are none. */
  leer: Elements;
};

/** Documents: a table where there is room, else cards; further ones are loaded below on demand. */
export function BelegeListe({ liste, leer }: BelegeListeProps) {
  const rows = liste.data && rowsOf(liste.data.pages);
  const place = useFocusOnMore(liste, rows?.length ?? 0);
  return (
    <div ref={place} className={`stack-4 ${styles.liste}`} aria-busy={liste.isFetching}>
      <p role="status" className="quiet">
        {rows && anzahlText(rows.length, liste.data?.pages.at(-1))}
      </p>
      <DataList
        label="Belege"
        columns={belegeColumns}
        rows={rows}
        rowKey={({ nummer }) => nummer}
        rowName={({ nummer }) => nummer}
        card={(zeile) => <BelegKarte zeile={zeile} />}
        empty={leer}
        failure={failureOf(liste, 'Die Belege lassen sich gerade nicht laden.')}
      />
      <MoreRows list={liste} label="Weitere anzeigen" />
    </div>
  );
}

/** '1 Beleg', '250 Belege', '100 von 250 Belegen', 'Mehr als 100 Belege'. */
function anzahlText(gezeigt: number, letzte: Seite | undefined): string {
  if (gezeigt === 0) return '';
  const anzahl = letzte?.anzahl ?? 0;
  if (anzahl > gezeigt) return `${formatZahl(gezeigt)} von ${formatZahl(anzahl)} Belegen`;
  if (letzte?.hatMehr) return `Mehr als ${formatZahl(gezeigt)} Belege`;
  return gezeigt === 1 ? '1 Beleg' : `${formatZahl(gezeigt)} Belege`;
}

/** Each document once: one that is written while pages are loaded moves those below it. */
function rowsOf(pages: Seite[]): BelegListenZeile[] {
  return [...new Map(pages.flatMap(({ belege }) => belege).map((one) => [one.nummer, one])).values()];
}

/** With the last page the button goes: the focus goes on at the first document of that page. */
function useFocusOnMore({ isFetchingNextPage }: BelegeListeProps['liste'], count: number) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef<number>(undefined);
  useEffect(() => {
    const first = before.current;
    before.current = isFetchingNextPage ? count : undefined;
    if (isFetchingNextPage || first === undefined || document.activeElement !== document.body) return;
    place.current?.querySelectorAll<HTMLElement>('a[href^="/admin/belege/"]')[first]?.focus();
  }, [isFetchingNextPage, count]);
  return place;
}
