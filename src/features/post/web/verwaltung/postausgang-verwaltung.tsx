import { Button } from '@mantine/core';
import { useState } from 'react';
import { DataList } from '#web/ui/verwaltung/list/data-list.tsx';
import { EmptyList } from '#web/ui/verwaltung/list/empty-list.tsx';
import { failureOf, MoreRows } from '#web/ui/verwaltung/list/more-rows.tsx';
import type { NachrichtStand } from '../../nachricht.ts';
import { usePostausgang } from '../post.queries.ts';
import { NachrichtDialog } from './nachricht-dialog.tsx';
import { OhneMailserver } from './ohne-mailserver.tsx';
import styles from './postausgang.module.css';
import { postausgangColumns } from './postausgang-columns.tsx';
import { PostausgangFilter } from './postausgang-filter.tsx';
import { SendenButton } from './senden-button.tsx';

/** The outbox: what was written to whom, and what became of it. */
export function PostausgangVerwaltung() {
  const [stand, setStand] = useState<NachrichtStand>();
  const [offen, setOffen] = useState<string>();
  const list = usePostausgang(stand);
  const first = list.data?.pages[0];
  return (
    <div className="stack-6" aria-busy={list.isFetchingNextPage || list.isLoading}>
      {first?.smtp === false && <OhneMailserver />}
      <PostausgangFilter stand={stand} anzahl={first?.anzahl} onChange={setStand} />
      <DataList
        label="Nachrichten"
        tableFrom="75em"
        columns={postausgangColumns}
        rows={list.data?.pages.flatMap(({ nachrichten }) => nachrichten)}
        rowKey={({ _id }) => _id}
        rowName={({ betreff, an }) => `${betreff} an ${an}`}
        rowActions={(zeile) => (
          <div className={`row-2 ${styles.actions}`}>
            <Button
              variant="default"
              aria-label={`Ansehen: ${zeile.betreff} an ${zeile.an}`}
              onClick={() => setOffen(zeile._id)}
            >
              Ansehen
            </Button>
            {zeile.stand !== 'wartet' && first?.smtp !== false && <SendenButton nachricht={zeile} />}
          </div>
        )}
        empty={<Leer isAlle={stand === undefined} />}
        failure={failureOf(list, 'Der Postausgang lässt sich gerade nicht laden.')}
      />
      <MoreRows list={list} label="Ältere laden" />
      {offen && (
        <NachrichtDialog id={offen} hasServer={first?.smtp !== false} onClose={() => setOffen(undefined)} />
      )}
    </div>
  );
}

function Leer({ isAlle }: { isAlle: boolean }) {
  return isAlle ? (
    <EmptyList title="Noch keine Post">
      <p>Sobald der Laden jemandem schreibt, steht es hier.</p>
    </EmptyList>
  ) : (
    <EmptyList title="Keine Nachrichten mit diesem Stand" />
  );
}
