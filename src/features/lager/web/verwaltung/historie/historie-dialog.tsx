import { Button, NativeSelect, Pagination, Skeleton } from '@mantine/core';
import { Suspense, useState } from 'react';
import { formatZahl } from '#shared/number/format-zahl.ts';
import { useDownload } from '#web/api/use-download.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { lazyPart } from '#web/ui/shop/rendering/lazy-part.tsx';
import { Dialog } from '#web/ui/verwaltung/dialog/dialog.tsx';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import { lagerCalls } from '../../../calls.ts';
import type { LagerArtikel } from '../../../contract.ts';
import { type BewegungTyp, bewegungTypen, type HistorieReply } from '../../../historie/historie-contract.ts';
import { bewegungTypNamen } from '../../../lager-csv.ts';
import { useBestandVerlauf, useHistorie } from '../../lager.queries.ts';
import { lagerErrorText } from '../../lager-error-text.ts';
import styles from './historie-dialog.module.css';
import { HistorieList } from './historie-list.tsx';

const VerlaufChart = lazyPart(() => import('./verlauf-chart.tsx').then((module) => module.VerlaufChart));

type HistorieDialogProps = {
  artikel: LagerArtikel;
  /** Whether the viewer may take a production back. */
  canBook: boolean;
  onClose: () => void;
};

/** An article's movements, as a chart and as a list, newest first (requirements.md, admin §2; R16). */
export function HistorieDialog({ artikel, canBook, onClose }: HistorieDialogProps) {
  const [page, setPage] = useState(1);
  const [typ, setTyp] = useState<BewegungTyp>();
  const { data, error, refetch } = useHistorie(artikel._id, { page, typ });
  const pagination = data?.pagination;
  const isEntfernt = data?.artikel?.isEntfernt ?? false;
  return (
    <Dialog title={`Historie: ${artikel.name}`} size="76rem" onClose={onClose}>
      {isEntfernt && (
        <Alert kind="info">Diesen Artikel gibt es nicht mehr. Was ihn bewegt hat, bleibt.</Alert>
      )}
      <Verlaufsbild itemId={artikel._id} />
      <div className={`spread ${styles.bar}`}>
        <NativeSelect
          label="Art der Bewegung"
          value={typ ?? ''}
          data={[{ value: '', label: 'Alle' }, ...bewegungTypen.map(toOption)]}
          onChange={({ currentTarget }) => {
            setTyp(bewegungTypen.find((one) => one === currentTarget.value));
            setPage(1);
          }}
        />
        <ExportButton artikel={artikel} typ={typ} />
      </div>
      <HistorieList
        bewegungen={data?.data}
        canTakeBack={canBook && !isEntfernt}
        failure={
          error ? { text: lagerErrorText(error, 'historie'), onRetry: () => void refetch() } : undefined
        }
      />
      {pagination && pagination.pages > 1 && (
        <Seiten pagination={pagination} page={page} onChange={setPage} />
      )}
    </Dialog>
  );
}

type SeitenProps = {
  /** Of the page that is shown: until the next one is loaded, the one before. */
  pagination: HistorieReply['pagination'];
  page: number;
  onChange: (page: number) => void;
};

function Seiten({ pagination, page, onChange }: SeitenProps) {
  return (
    <nav className={`spread ${styles.pages}`} aria-label="Seiten">
      <p>{rangeText(pagination)}</p>
      <Pagination
        value={page}
        onChange={onChange}
        total={pagination.pages}
        siblings={0}
        getItemProps={(number) => ({ 'aria-label': `Seite ${number}` })}
        getControlProps={(control) => ({ 'aria-label': controlNames[control] })}
      />
    </nav>
  );
}

const controlNames = {
  first: 'Erste Seite',
  previous: 'Vorige Seite',
  next: 'Nächste Seite',
  last: 'Letzte Seite',
} as const;

function toOption(typ: BewegungTyp) {
  return { value: typ, label: bewegungTypNamen[typ] };
}

function rangeText({ page, limit, total }: { page: number; limit: number; total: number }): string {
  return `${formatZahl((page - 1) * limit + 1)}–${formatZahl(Math.min(page * limit, total))} von ${formatZahl(total)}`;
}

/** The chart is loaded as a separate chunk; without movements, or if it cannot be loaded, only the list is shown. */
function Verlaufsbild({ itemId }: { itemId: string }) {
  const { data, isPending } = useBestandVerlauf(itemId);
  if (isPending) return <Skeleton height={220} radius="md" />;
  if (!data?.data?.punkte?.length) return null;
  return (
    <Suspense fallback={<Skeleton height={220} radius="md" />}>
      <VerlaufChart verlauf={data.data} />
    </Suspense>
  );
}

function ExportButton({
  artikel: { _id, name },
  typ,
}: {
  artikel: LagerArtikel;
  typ: BewegungTyp | undefined;
}) {
  const { download, isPending } = useDownload();
  const file = { params: { itemId: _id }, query: { typ }, fileName: `Historie ${name}.csv` };
  const save = () =>
    download(lagerCalls.historieCsv, file).catch((error: unknown) =>
      snackbar.error(lagerErrorText(error, 'historie')),
    );
  return (
    <Button variant="default" loading={isPending} onClick={save}>
      Als CSV speichern
    </Button>
  );
}
