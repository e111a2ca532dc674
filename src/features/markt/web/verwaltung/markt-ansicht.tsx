import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { EmptyList } from '#web/ui/verwaltung/list/empty-list.tsx';
import { LoadFailure } from '#web/ui/verwaltung/list/load-failure.tsx';
import type { Markt } from '../../contract.ts';
import { useMarkt } from '../markt.queries.ts';
import { AbendBlatt } from './abend-blatt.tsx';
import styles from './blatt.module.css';
import { type Meldung, useMeldungen } from './kept-meldungen.ts';
import { MarktMeldung } from './markt-meldung.tsx';
import { NeuesBlatt } from './neues-blatt.tsx';
import { OhnePreis } from './ohne-preis.tsx';

/** What is to be read about days whose sheet is gone, and the sheets. */
export function MarktAnsicht({ isAdmin }: { isAdmin: boolean }) {
  const { meldungen, add, close } = useMeldungen();
  return (
    <>
      {meldungen.map((one) => (
        <MarktMeldung key={one.id} meldung={one} onClose={() => close(one.id)} />
      ))}
      <Blaetter isAdmin={isAdmin} onMeldung={add} />
    </>
  );
}

type BlaetterProps = { isAdmin: boolean; onMeldung: (meldung: Meldung | undefined) => void };

function Blaetter({ isAdmin, onMeldung }: BlaetterProps) {
  const { data: markt, isError, refetch } = useMarkt();
  if (isError && !markt)
    return <LoadFailure text="Das Blatt lässt sich gerade nicht laden." onRetry={() => void refetch()} />;
  if (!markt) return <Skeleton height="24rem" />;
  return <GeladeneBlaetter markt={markt} isAdmin={isAdmin} onMeldung={onMeldung} />;
}

/** The market days that are away, or else a new sheet. */
function GeladeneBlaetter({ markt, isAdmin, onMeldung }: BlaetterProps & { markt: Markt }) {
  /** Counts the sheets that were sent: the next one is empty. */
  const [nr, setNr] = useState(0);
  const [isWeiterer, setIsWeiterer] = useState(false);
  const { waren, ohnePreis, unterwegs } = markt;
  if (waren.length === 0 && unterwegs.length === 0)
    return (
      <>
        <OhnePreis produkte={ohnePreis} isAdmin={isAdmin} />
        <KeineProdukte />
      </>
    );
  const isNeu = unterwegs.length === 0 || isWeiterer;
  return (
    <>
      <OhnePreis produkte={ohnePreis} isAdmin={isAdmin} />
      {unterwegs.map((tag) => (
        <AbendBlatt key={tag._id} markttag={tag} waren={waren} onMeldung={onMeldung} />
      ))}
      {isNeu ? (
        <NeuesBlatt
          key={nr}
          markt={markt}
          onMeldung={onMeldung}
          onDone={() => {
            setNr((before) => before + 1);
            setIsWeiterer(false);
          }}
        />
      ) : (
        <div>
          <Button variant="default" onClick={() => setIsWeiterer(true)}>
            Weiterer Markt
          </Button>
        </div>
      )}
    </>
  );
}

function KeineProdukte() {
  return (
    <div className={styles.leer}>
      <EmptyList title="Noch keine Produkte">
        <p>Sobald es Produkte mit einem Preis gibt, stehen sie hier.</p>
      </EmptyList>
    </div>
  );
}
