import { Button } from '@mantine/core';
import { formatZeitpunkt } from '#shared/datum/datum.ts';
import { malText } from '#shared/text/mal-text.ts';
import { NummernText } from '#web/ui/verwaltung/display/nummern-text.tsx';
import { type ChipTone, StatusChip } from '#web/ui/verwaltung/display/status-chip.tsx';
import { DataList } from '#web/ui/verwaltung/list/data-list.tsx';
import type { Column } from '#web/ui/verwaltung/list/data-list-props.ts';
import { EmptyList } from '#web/ui/verwaltung/list/empty-list.tsx';
import type { Bewegung, BewegungTyp } from '../../../historie/historie-contract.ts';
import { bewegungTypNamen } from '../../../lager-csv.ts';
import { aenderungText, mengeText } from '../../../menge-text.ts';
import { useBuchungZuruecknehmen } from '../use-zuruecknehmen.ts';
import styles from './historie-list.module.css';

type HistorieListProps = {
  bewegungen: Bewegung[] | undefined;
  /** Whether productions can be reversed: not those of a deleted article. */
  canTakeBack: boolean;
  failure: { text: string; onRetry: () => void } | undefined;
};

/** Movements of one article in the server's order, newest first (A28). */
export function HistorieList({ bewegungen, canTakeBack, failure }: HistorieListProps) {
  return (
    <DataList
      label="Bewegungen"
      columns={columnsOf(canTakeBack)}
      rows={bewegungen}
      rowKey={({ _id }) => _id}
      rowName={({ createdAt }) => formatZeitpunkt(createdAt)}
      failure={failure}
      empty={<EmptyList title="Keine Bewegungen vorhanden" />}
    />
  );
}

/** requirements.md, admin §3: eingang is shown green, ausgang red. */
const tones: Record<BewegungTyp, ChipTone> = {
  eingang: 'good',
  ausgang: 'bad',
  inventur: 'neutral',
  storno: 'warning',
};

/** requirements.md, admin §3 has other types of movements; they have no colour. */
const toneOf = (typ: BewegungTyp): ChipTone => tones[typ] ?? 'neutral';

const columnsOf = (canTakeBack: boolean): Column<Bewegung>[] => [
  { key: 'createdAt', header: 'Datum', cell: ({ createdAt }) => formatZeitpunkt(createdAt), onCard: 'title' },
  {
    key: 'typ',
    header: 'Typ',
    cell: ({ typ }) => <StatusChip tone={toneOf(typ)}>{bewegungTypNamen[typ] ?? typ}</StatusChip>,
    onCard: 'aside',
  },
  {
    key: 'menge',
    header: 'Menge',
    cell: ({ menge, einheit, typ }) => (
      <span className={styles.menge} data-tone={toneOf(typ)}>
        {aenderungText(menge, einheit)}
      </span>
    ),
    isNumeric: true,
  },
  {
    key: 'bestandVorher',
    header: 'Vorher',
    cell: ({ bestandVorher, einheit }) => mengeText(bestandVorher, einheit),
    isNumeric: true,
  },
  {
    key: 'bestandNachher',
    header: 'Nachher',
    cell: ({ bestandNachher, einheit }) => mengeText(bestandNachher, einheit),
    isNumeric: true,
  },
  {
    key: 'grund',
    header: 'Grund',
    cell: (bewegung) => <Grund bewegung={bewegung} canTakeBack={canTakeBack} />,
  },
  { key: 'notizen', header: 'Notizen', cell: ({ notizen }) => <NummernText text={notizen ?? '–'} /> },
];

/** Why, by whom, and the way back. */
function Grund({ bewegung, canTakeBack }: { bewegung: Bewegung; canTakeBack: boolean }) {
  const { grund, von, produktion, createdAt } = bewegung;
  return (
    <>
      <NummernText text={grund ?? ''} />
      {von && <bdi className={`quiet ${styles.von}`}>{von}</bdi>}
      {produktion && <Zuruecknehmen {...{ produktion, createdAt }} isPossible={canTakeBack} />}
    </>
  );
}

type ZuruecknehmenProps = {
  produktion: NonNullable<Bewegung['produktion']>;
  createdAt: string;
  isPossible: boolean;
};

/** A production can be reversed from any of its movements, once. */
function Zuruecknehmen({ produktion, createdAt, isPossible }: ZuruecknehmenProps) {
  const { takeBack, isPending } = useBuchungZuruecknehmen();
  if (produktion.isStorniert) return <span className={styles.storniert}>zurückgenommen</span>;
  if (!isPossible) return null;
  return (
    <Button
      variant="subtle"
      className={styles.zuruecknehmen}
      loading={isPending}
      aria-label={`Zurücknehmen: ${malText(produktion.anzahl, produktion.name)}, ${formatZeitpunkt(createdAt)}`}
      onClick={() => takeBack(produktion)}
    >
      Zurücknehmen
    </Button>
  );
}
