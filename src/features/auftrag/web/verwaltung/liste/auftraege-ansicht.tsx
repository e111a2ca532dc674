import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useTitlePart } from '#web/ui/shop/rendering/use-title-part.ts';
import { EmptyList } from '#web/ui/verwaltung/list/empty-list.tsx';
import { useKeepPlace } from '#web/ui/verwaltung/list/use-keep-place.ts';
import { SearchField } from '#web/ui/verwaltung/search/search-field.tsx';
import type { Anzahl } from '../../../contract.ts';
import type { Aufgabe } from '../../../zustand/auftragslage.ts';
import { aufgabeWorte } from '../auftrag-worte.ts';
import { AufgabenReiter } from './aufgaben-reiter.tsx';
import { useAuftraege } from './auftraege.queries.ts';
import styles from './auftraege-ansicht.module.css';
import { AuftraegeListe } from './auftraege-liste.tsx';
import { useAuswahl } from './use-auswahl.ts';

/** The orders by what is to be done now, and a search over all of them. */
export function AuftraegeAnsicht() {
  useKeepPlace();
  const auswahl = useAuswahl();
  const { aufgabe, suche } = auswahl;
  const liste = useAuftraege(suche ? { suche } : { aufgabe });
  const anzahl = useLastAnzahl(liste.data?.pages.at(-1)?.anzahl);
  const titel = titelOf(aufgabe, suche);
  useTitlePart(titel);
  const field = useRef<HTMLDivElement>(null);
  // The button that clears it goes with the empty list.
  const handleClear = () => {
    auswahl.type('');
    field.current?.querySelector('input')?.focus();
  };
  return (
    <div className="stack-4">
      <div ref={field} className={styles.suche}>
        <SearchField
          label="Nummer, Name, Produkt suchen"
          {...{ value: auswahl.text, onChange: auswahl.type, hasMore: liste.hasNextPage }}
          found={suche ? liste.data?.pages.flatMap(({ auftraege }) => auftraege).length : undefined}
        />
      </div>
      <AufgabenReiter aufgabe={suche ? undefined : aufgabe} anzahl={anzahl} />
      <section className="stack-4" aria-label={titel}>
        {suche && <h2 className={styles.treffer}>{`Treffer für „${suche}“ in allen Bestellungen`}</h2>}
        <AuftraegeListe
          liste={liste}
          leer={<Leer aufgabe={aufgabe} suche={suche} anzahl={anzahl} onClear={handleClear} />}
        />
      </section>
    </div>
  );
}

function titelOf(aufgabe: Aufgabe | undefined, suche: string): string {
  if (suche) return `Treffer für „${suche}“`;
  return aufgabe ? aufgabeWorte[aufgabe].titel : 'Bestellungen';
}

/** The numbers stay while another group is loaded. */
function useLastAnzahl(anzahl: Anzahl | undefined): Anzahl | undefined {
  const last = useRef(anzahl);
  if (anzahl) last.current = anzahl;
  return last.current;
}

type LeerProps = {
  aufgabe: Aufgabe | undefined;
  suche: string;
  anzahl: Anzahl | undefined;
  onClear: () => void;
};

function Leer({ aufgabe, suche, anzahl, onClear }: LeerProps) {
  if (suche)
    return (
      <EmptyList
        title={`Keine Bestellung mit „${suche}“`}
        action={
          <Button variant="default" onClick={onClear}>
            Suche leeren
          </Button>
        }
      >
        <p>
          Gesucht wird in Nummern, Namen, <span className={styles.ganz}>E-Mail-Adressen</span>, Orten und
          Produkten.
        </p>
      </EmptyList>
    );
  const hasAny = anzahl !== undefined && Object.values(anzahl).some((wie) => wie > 0);
  if (!hasAny || !aufgabe)
    return (
      <EmptyList title="Noch keine Bestellungen">
        <p>Sobald jemand bestellt, steht es hier.</p>
      </EmptyList>
    );
  const { leer, dann } = aufgabeWorte[aufgabe];
  return (
    <EmptyList title={leer}>
      <p>{dann}</p>
    </EmptyList>
  );
}
