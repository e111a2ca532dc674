import { Button } from '@mantine/core';
import { formatDatum } from '#shared/datum/datum.ts';
import { formatEuro } from '#shared/number/money.ts';
import { malText } from '#shared/text/mal-text.ts';
import { confirm } from '#web/ui/verwaltung/dialog/confirm.ts';
import { type ChipTone, StatusChip } from '#web/ui/verwaltung/display/status-chip.tsx';
import { showFailure } from '#web/ui/verwaltung/form/show-failure.ts';
import { DataList } from '#web/ui/verwaltung/list/data-list.tsx';
import type { Column } from '#web/ui/verwaltung/list/data-list-props.ts';
import { EmptyList } from '#web/ui/verwaltung/list/empty-list.tsx';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import type { Markttag } from '../../contract.ts';
import { marktName, marktStueckText } from '../../markt-text.ts';
import type { MarktStand } from '../../markttag.ts';
import { useMarkttage, useMarktZuruecknehmen } from '../markt.queries.ts';
import styles from './blatt.module.css';

const standWort: Record<MarktStand, { text: string; tone: ChipTone }> = {
  unterwegs: { text: 'unterwegs', tone: 'warning' },
  abgerechnet: { text: 'abgerechnet', tone: 'good' },
  verworfen: { text: 'nichts verkauft', tone: 'neutral' },
  zurueckgenommen: { text: 'zurückgenommen', tone: 'neutral' },
};

/** `6 × Lavendel, 2 × Minze`. */
function verkauftText({ posten }: Markttag): string {
  return posten
    .map(({ name, mitgenommen, zurueck }) => ({ name, stueck: mitgenommen - zurueck }))
    .filter(({ stueck }) => stueck > 0)
    .map(({ name, stueck }) => malText(stueck, name))
    .join(', ');
}

const isGebucht = ({ stand }: Markttag) => stand === 'abgerechnet';

const columns: (Column<Markttag> & { isUmsatz?: true })[] = [
  {
    key: 'tag',
    header: 'Markt',
    cell: ({ ort, tag }) => `${formatDatum(tag)}${ort === '' ? '' : `, ${ort}`}`,
    onCard: 'title',
  },
  { key: 'produkte', header: 'Produkte', cell: (tag) => (isGebucht(tag) ? verkauftText(tag) || '–' : '–') },
  {
    key: 'stueck',
    header: 'Verkauft',
    cell: (tag) => (isGebucht(tag) ? marktStueckText(tag.stueck) : '–'),
    isNumeric: true,
  },
  {
    key: 'umsatz',
    header: 'Umsatz',
    cell: (tag) => (isGebucht(tag) ? formatEuro(tag.umsatz ?? 0) : '–'),
    isNumeric: true,
    isUmsatz: true,
  },
  {
    key: 'netto',
    header: 'Nach Steuer',
    cell: (tag) => (isGebucht(tag) ? formatEuro(tag.netto ?? 0) : '–'),
    isNumeric: true,
    isUmsatz: true,
  },
  {
    key: 'stand',
    header: 'Stand',
    cell: ({ stand }) => <StatusChip tone={standWort[stand].tone}>{standWort[stand].text}</StatusChip>,
    onCard: 'aside',
  },
];

/** The markets that are over, the newest first; what they brought is shown to the admin. */
export function MarktTage({ isAdmin }: { isAdmin: boolean }) {
  const { data, isError, refetch } = useMarkttage();
  return (
    <section className="stack-4" aria-labelledby="markttage">
      <h2 id="markttage">Vergangene Markttage</h2>
      <DataList
        label="Markttage"
        columns={isAdmin ? columns : columns.filter(({ isUmsatz }) => !isUmsatz)}
        rows={data}
        rowKey={({ _id }) => _id}
        rowName={marktName}
        rowActions={(tag) => isGebucht(tag) && <Zuruecknehmen markttag={tag} />}
        empty={
          <div className={styles.leer}>
            <EmptyList title="Noch kein Markttag abgerechnet" />
          </div>
        }
        {...(isError
          ? {
              failure: {
                text: 'Die Markttage lassen sich gerade nicht laden.',
                onRetry: () => void refetch(),
              },
            }
          : {})}
      />
    </section>
  );
}

function Zuruecknehmen({ markttag }: { markttag: Markttag }) {
  const { mutateAsync, isPending } = useMarktZuruecknehmen();
  const { umsatz } = markttag;

  const handleClick = async () => {
    const isSure = await confirm({
      question: 'Diese Abrechnung zurücknehmen?',
      what: [marktName(markttag), umsatz === undefined ? '' : formatEuro(umsatz)].filter(Boolean).join(', '),
      consequence: `${marktStueckText(markttag.stueck)} ${markttag.stueck === 1 ? 'kommt' : 'kommen'} ins Lager zurück, und der Umsatz zählt nicht mehr.`,
      yes: 'Ja, zurücknehmen',
    });
    if (!isSure) return;
    try {
      snackbar.success((await mutateAsync(markttag._id)).message);
    } catch (error) {
      showFailure('Die Abrechnung wurde nicht zurückgenommen: ', error);
    }
  };

  return (
    <Button
      variant="subtle"
      aria-label={`${marktName(markttag)}: Zurücknehmen`}
      loading={isPending}
      onClick={() => void handleClick()}
    >
      Zurücknehmen
    </Button>
  );
}
