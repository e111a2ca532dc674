import { Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTitlePart } from '#web/ui/shop/rendering/use-title-part.ts';
import { DataList } from '#web/ui/verwaltung/list/data-list.tsx';
import { EmptyList } from '#web/ui/verwaltung/list/empty-list.tsx';
import { failureOf, MoreRows } from '#web/ui/verwaltung/list/more-rows.tsx';
import { isAwaited, WhenKnown } from '#web/ui/verwaltung/when-known.tsx';
import type { Postausgang } from '../../contract.ts';
import { type NachrichtStand, type Richtung, richtungen } from '../../nachricht.ts';
import { usePostausgang } from '../post.queries.ts';
import { NachrichtDialog } from './nachricht-dialog.tsx';
import { OhneMailserver } from './ohne-mailserver.tsx';
import styles from './postausgang.module.css';
import { postausgangColumns } from './postausgang-columns.tsx';
import { PostausgangFilter } from './postausgang-filter.tsx';
import { SendenButton } from './senden-button.tsx';
import { nachrichtName } from './stand-worte.ts';

const richtungNamen: Record<Richtung, string> = { ausgang: 'Ausgang', eingang: 'Eingang' };

/** What the shop wrote to whom and what became of it, and what reached the workshop. */
export function PostausgangVerwaltung() {
  const [stand, setStand] = useState<NachrichtStand>();
  const [offen, setOffen] = useState<string>();
  const [richtung, setRichtung] = useState<Richtung>('ausgang');
  const list = usePostausgang(richtung, stand);
  const first = list.data?.pages[0];
  const { anzahl, smtp } = useLast(richtung, first);
  useTitlePart(richtungNamen[richtung]);
  return (
    <div className="stack-6" aria-busy={list.isFetchingNextPage || list.isLoading}>
      {smtp === false && <OhneMailserver />}
      <WhenKnown isKnown={smtp !== undefined || !isAwaited(list)}>
        <RichtungWahl
          richtung={richtung}
          onChange={(next) => {
            setRichtung(next);
            setStand(undefined);
          }}
        />
        <WhenKnown isKnown={anzahl !== undefined || !isAwaited(list)}>
          <PostausgangFilter stand={stand} anzahl={anzahl} onChange={setStand} />
        </WhenKnown>
        <Liste list={list} richtung={richtung} isAlle={stand === undefined} onOpen={setOffen} />
        <MoreRows list={list} label="Ältere laden" />
      </WhenKnown>
      {offen && (
        <NachrichtDialog id={offen} hasServer={first?.smtp !== false} onClose={() => setOffen(undefined)} />
      )}
    </div>
  );
}

/** What was last heard of this direction, so that all keeps its place while another list loads. */
function useLast(richtung: Richtung, first: Postausgang | undefined) {
  const [last, setLast] = useState<Partial<Record<Richtung, Postausgang>>>({});
  if (first && last[richtung] !== first) setLast({ ...last, [richtung]: first });
  return { anzahl: last[richtung]?.anzahl, smtp: (last[richtung] ?? last.ausgang)?.smtp };
}

type ListeProps = {
  list: ReturnType<typeof usePostausgang>;
  richtung: Richtung;
  isAlle: boolean;
  onOpen: (id: string) => void;
};

function Liste({ list, richtung, isAlle, onOpen }: ListeProps) {
  const hasServer = list.data?.pages[0]?.smtp !== false;
  return (
    <DataList
      label="Nachrichten"
      tableFrom="75em"
      columns={postausgangColumns(richtung)}
      rows={list.data?.pages.flatMap(({ nachrichten }) => nachrichten)}
      rowKey={({ _id }) => _id}
      rowName={nachrichtName}
      rowActions={(zeile) => (
        <div className={`row-2 ${styles.actions}`}>
          <Button
            variant="default"
            aria-label={`Ansehen: ${nachrichtName(zeile)}`}
            onClick={() => onOpen(zeile._id)}
          >
            Ansehen
          </Button>
          {zeile.stand !== 'wartet' && hasServer && <SendenButton nachricht={zeile} />}
        </div>
      )}
      empty={<Leer richtung={richtung} isAlle={isAlle} />}
      failure={failureOf(list, 'Die Post lässt sich gerade nicht laden.')}
    />
  );
}

type RichtungWahlProps = { richtung: Richtung; onChange: (richtung: Richtung) => void };

/** Both directions by their names: a letter to the workshop is nothing that the shop has sent. */
function RichtungWahl({ richtung, onChange }: RichtungWahlProps) {
  return (
    <SegmentedControl
      aria-label="Ausgang oder Eingang"
      styles={{ label: { fontSize: 'min(0.875rem, 6vw)', paddingInline: 'min(0.75rem, 4vw)' } }}
      data={richtungen.map((value) => ({ value, label: richtungNamen[value] }))}
      value={richtung}
      onChange={(value) => onChange(richtungen.find((one) => one === value) ?? 'ausgang')}
    />
  );
}

const leerText: Record<Richtung, string> = {
  ausgang: 'Sobald der Laden jemandem schreibt, steht es hier.',
  eingang: 'Was über das Kontaktformular kommt, neue Bestellungen, Stornierungen und Widerrufe stehen hier.',
};

function Leer({ richtung, isAlle }: { richtung: Richtung; isAlle: boolean }) {
  return isAlle ? (
    <EmptyList title="Noch keine Post">
      <p>{leerText[richtung]}</p>
    </EmptyList>
  ) : (
    <EmptyList title="Keine Nachricht in diesem Stand" />
  );
}
