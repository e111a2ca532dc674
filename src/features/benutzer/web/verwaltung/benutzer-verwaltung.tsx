import { type ReactNode, useEffect } from 'react';
import { isSessionOverError } from '#web/api/query-client.ts';
import { StatTiles } from '#web/ui/verwaltung/display/stat-tiles.tsx';
import { Pager } from '#web/ui/verwaltung/list/pager.tsx';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import type { Benutzer } from '../../benutzer.ts';
import { meldungen } from '../../meldungen.ts';
import { useBenutzerFigures, useBenutzerList } from '../benutzer.queries.ts';
import { BenutzerFilter } from './benutzer-filter.tsx';
import { BenutzerList } from './benutzer-list.tsx';
import { limits, useListParams } from './use-list-params.ts';

const listeFehlt = 'Die Liste lässt sich gerade nicht laden.';

/** The figures, the search and the list of the people (requirements.md, admin §2, Benutzerverwaltung). */
export function BenutzerVerwaltung({ rowActions }: { rowActions: (person: Benutzer) => ReactNode }) {
  const { params, change, suche } = useListParams();
  const { page, limit } = params;
  const liste = useBenutzerList(params);
  const figures = useBenutzerFigures();
  useLoadMessage(liste.error ?? figures.error);

  const { benutzer, total = 0 } = liste.data ?? {};
  const pages = Math.max(1, Math.ceil(total / limit));
  const isBeyond = !liste.isPlaceholderData && liste.isSuccess && page > pages;
  useEffect(() => {
    if (isBeyond) change({ page: pages }, { replace: true });
  });

  const isFiltered = Boolean(params.search || params.status || params.role);
  const reset = () => change({ search: '', status: '', role: '' });
  const retry = () => Promise.all([liste.refetch(), figures.refetch()]);
  return (
    <>
      <Zahlen figures={figures} />
      <BenutzerFilter suche={suche} params={params} onChange={change} />
      <div aria-busy={liste.isFetching}>
        <BenutzerList
          benutzer={isBeyond ? undefined : benutzer}
          failure={liste.isError ? { text: listeFehlt, onRetry: retry } : undefined}
          onReset={isFiltered ? reset : undefined}
          rowActions={rowActions}
        />
      </div>
      {total > 0 && (
        <Pager
          {...{ page, limit, total, limits }}
          onPage={(page) => change({ page })}
          onLimit={(limit) => change({ limit })}
        />
      )}
    </>
  );
}

function Zahlen({ figures }: { figures: ReturnType<typeof useBenutzerFigures> }) {
  // While loading the figure is undefined; if an answer lacks it, null.
  const figure = (name: 'total' | 'active' | 'blocked' | 'admins') =>
    figures.isPending ? undefined : (figures.data?.[name] ?? null);
  return (
    <StatTiles
      label="Zahlen"
      tiles={[
        { label: 'Gesamt', value: figure('total') },
        { label: 'Aktiv', value: figure('active') },
        { label: 'Gesperrt', value: figure('blocked') },
        { label: 'Admins', value: figure('admins') },
      ]}
    />
  );
}

/** requirements.md, admin §8, Users: one message per failure, whichever of the calls failed. */
function useLoadMessage(error: Error | null): void {
  useEffect(() => {
    if (error && !isSessionOverError(error)) snackbar.error(meldungen.laden);
  }, [error]);
}
