import { Skeleton } from '@mantine/core';
import { useRef } from 'react';
import { monatText } from '#shared/datum/monat.ts';
import { useTitlePart } from '#web/ui/shop/rendering/use-title-part.ts';
import { useKeepPlace } from '#web/ui/verwaltung/list/use-keep-place.ts';
import { SearchField } from '#web/ui/verwaltung/search/search-field.tsx';
import { isAwaited, WhenKnown } from '#web/ui/verwaltung/when-known.tsx';
import type { BelegeListe as Seite } from '../../../contract.ts';
import { useBelege } from '../../buchhaltung.queries.ts';
import { AltbestandHinweis } from '../altbestand/altbestand-hinweis.tsx';
import { SatzSummen } from '../satz-summen.tsx';
import styles from './belege-ansicht.module.css';
import { BelegeLeer } from './belege-leer.tsx';
import { BelegeListe } from './belege-liste.tsx';
import { MonatWahl } from './monat-wahl.tsx';
import { useBelegeWahl } from './use-belege-wahl.ts';

/** Without a verb: then it fits on the smallest phone. */
const label = 'Nummer, Name, Bestellung';

/** The documents of a month with its sums, and a search over all years. */
export function BelegeAnsicht() {
  useKeepPlace();
  const { monat, suche, text, type } = useBelegeWahl();
  const liste = useBelege({ monat, suche });
  const erste = liste.data?.pages[0];
  const monate = useLast(erste?.monate);
  const hatAltbestand = useLast(erste?.hatAltbestand);
  const titel = suche ? `Treffer für „${suche}“` : monatText(monat);
  useTitlePart(titel);
  const { field, handleClear } = useClear(type);
  const leer = <BelegeLeer {...{ monat, suche, monate: monate ?? [], onClear: handleClear }} />;
  return (
    <div className="stack-4">
      <div className={styles.kopf}>
        <div ref={field}>
          <SearchField {...{ label, value: text, onChange: type, found: 'shown' }} />
        </div>
        {!suche && <MonatWahl monat={monat} monate={monate} />}
      </div>
      <section className="stack-4" aria-label={titel}>
        {suche ? (
          <h2 className={styles.treffer}>{`Treffer für „${suche}“ in allen Jahren`}</h2>
        ) : (
          <Summen monat={monat} seite={erste} isFailed={liste.isError} />
        )}
        <WhenKnown isKnown={!isAwaited(liste)}>
          <div className="stack-4">
            {hatAltbestand && <AltbestandHinweis />}
            <BelegeListe {...{ liste, leer }} />
          </div>
        </WhenKnown>
      </section>
    </div>
  );
}

/** Empties the search and goes back to it: the button that does it goes with the empty list. */
function useClear(type: (text: string) => void) {
  const field = useRef<HTMLDivElement>(null);
  const handleClear = () => {
    type('');
    field.current?.querySelector('input')?.focus();
  };
  return { field, handleClear };
}

type SummenProps = { monat: string; seite: Seite | undefined; isFailed: boolean };

/** What the documents of the month come to, by rate. */
function Summen({ monat, seite, isFailed }: SummenProps) {
  if (!seite) return isFailed ? null : <Skeleton height={150} radius="md" />;
  const { summen = [] } = seite;
  if (summen.length === 0) return null;
  return (
    <div className={`card ${styles.summen}`}>
      <SatzSummen label={`Summen im ${monatText(monat)}`} summen={summen} />
    </div>
  );
}

/** The months stay while another one is loaded. */
function useLast<T>(value: T | undefined): T | undefined {
  const last = useRef(value);
  if (value !== undefined) last.current = value;
  return last.current;
}
