import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { EmptyList } from '#web/ui/verwaltung/list/empty-list.tsx';
import { LoadFailure } from '#web/ui/verwaltung/list/load-failure.tsx';
import type { VerwaltetesProdukt } from '../../contract.ts';
import { produkteJeSeite } from '../../produktliste.ts';
import { FilterBar } from './filter-bar.tsx';
import { filterProdukte, type ProduktFilter } from './filter-produkte.ts';
import { ProduktDialog } from './formular/produkt-dialog.tsx';
import { PortfolioTiles } from './portfolio-tiles.tsx';
import styles from './portfolio-verwaltung.module.css';
import { ProduktGrid } from './produktkarten/produkt-grid.tsx';
import { ProduktGridSkeleton } from './produktkarten/produkt-grid-skeleton.tsx';
import { useProduktZiel } from './use-produkt-ziel.ts';
import { useVerwalteteProdukte } from './use-verwaltete-produkte.ts';

/** Up to this number of products the filter bar is not needed. */
const withoutFilter = 8;

/** The product being edited, or a new one. */
export type Bearbeitet = VerwaltetesProdukt | 'neu' | undefined;

type PortfolioVerwaltungProps = { bearbeitet: Bearbeitet; onEdit: (bearbeitet: Bearbeitet) => void };

/** The products with all their actions (requirements.md, admin §2, Portfolio-Verwaltung). */
export function PortfolioVerwaltung({ bearbeitet, onEdit }: PortfolioVerwaltungProps) {
  const { produkte, hasFailed, retry } = useVerwalteteProdukte();
  const { feld, isErsterAbend } = useProduktZiel(produkte, onEdit);
  return (
    <>
      {isErsterAbend && produkte && produkte.length > 0 && <Weiter />}
      <PortfolioTiles />
      {hasFailed && <LoadFailure text="Die Produkte konnten nicht geladen werden." onRetry={retry} />}
      {!produkte && !hasFailed && <ProduktGridSkeleton />}
      {produkte?.length === 0 && <Empty onNew={() => onEdit('neu')} />}
      {produkte && produkte.length > 0 && <Cards produkte={produkte} onEdit={onEdit} />}
      {bearbeitet && (
        <ProduktDialog
          produkt={bearbeitet === 'neu' ? undefined : bearbeitet}
          produkte={produkte ?? []}
          feld={feld}
          onClose={() => onEdit(undefined)}
        />
      )}
    </>
  );
}

/** After the first soap, which the first evening leads to. */
function Weiter() {
  return (
    <div className="row-3">
      <p role="status">Ihre erste Seife ist angelegt.</p>
      <Button component={Link} to="/admin/einstellungen">
        Weiter: Laden öffnen
      </Button>
    </div>
  );
}

function Empty({ onNew }: { onNew: () => void }) {
  return (
    <EmptyList
      title="Noch keine Produkte vorhanden"
      action={<Button onClick={onNew}>Erstes Produkt erstellen</Button>}
    />
  );
}

type CardsProps = {
  produkte: VerwaltetesProdukt[];
  onEdit: (produkt: VerwaltetesProdukt) => void;
};

function Cards({ produkte, onEdit }: CardsProps) {
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<ProduktFilter>('Alle');
  const [anzahl, setAnzahl] = useState(produkteJeSeite);
  const hasFilter = produkte.length > withoutFilter;
  const isNarrowed = hasFilter && (filter !== 'Alle' || search.trim() !== '');
  const shown = isNarrowed ? filterProdukte(produkte, filter, search) : produkte;
  const showAll = () => {
    setSearch('');
    setFilter('Alle');
  };
  return (
    <>
      {hasFilter && <FilterBar search={search} onSearch={setSearch} filter={filter} onFilter={setFilter} />}
      <p className={styles.count} role="status">
        {isNarrowed &&
          `${shown.length} von ${produkte.length} Produkten. Verschieben geht ohne Suche und Filter.`}
      </p>
      {shown.length > 0 && (
        <ProduktGrid produkte={shown} anzahl={anzahl} canOrder={!isNarrowed} onEdit={onEdit} />
      )}
      {shown.length > anzahl && (
        <Button variant="default" className={styles.mehr} onClick={() => setAnzahl(anzahl + produkteJeSeite)}>
          Weitere Produkte anzeigen
        </Button>
      )}
      {shown.length === 0 && (
        <EmptyList
          title="Keine Produkte gefunden"
          action={
            <Button variant="default" onClick={showAll}>
              Alle Produkte zeigen
            </Button>
          }
        />
      )}
    </>
  );
}
