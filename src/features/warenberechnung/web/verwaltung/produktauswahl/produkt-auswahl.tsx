import { useState } from 'react';
import { SearchField } from '#web/ui/verwaltung/search/search-field.tsx';
import type { AuswahlProdukt } from '../../../read-antwort.ts';
import { type AuswahlFilter, countFilters, filterAuswahl } from './auswahl-filter.ts';
import styles from './produkt-auswahl.module.css';
import { ProduktZeile } from './produkt-zeile.tsx';

type ProduktAuswahlProps = {
  produkte: AuswahlProdukt[];
  chosen: string | undefined;
  onChoose?: () => void;
};

/** All products for selection, with search and filters for those that need attention. */
export function ProduktAuswahl({ produkte, chosen, onChoose }: ProduktAuswahlProps) {
  const [suche, setSuche] = useState('');
  const [wanted, setFilter] = useState<AuswahlFilter>('Alle');
  const filters = countFilters(produkte);
  const filter = filters.some(({ name }) => name === wanted) ? wanted : 'Alle';
  const shown = filterAuswahl(produkte, { filter, suche });
  return (
    <div className="stack-3">
      <SearchField label="Produkt suchen" value={suche} found={shown.length} onChange={setSuche} />
      <fieldset className="row-1">
        <legend className="visually-hidden">Zeigen</legend>
        {filters.map(({ name, anzahl }) => (
          <button
            key={name}
            type="button"
            className={styles.knopf}
            aria-pressed={name === filter}
            onClick={() => setFilter(name)}
          >
            <span>{name}</span> <span className={styles.anzahl}>{anzahl}</span>
          </button>
        ))}
      </fieldset>
      <ul className={styles.liste} aria-label="Produkte">
        {shown.map((produkt) => (
          <li key={produkt._id} className={styles.eintrag}>
            <ProduktZeile produkt={produkt} isChosen={produkt._id === chosen} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p>Kein Produkt gefunden</p>}
    </div>
  );
}
