import { Chip } from '@mantine/core';
import { SearchField } from '#web/ui/verwaltung/search/search-field.tsx';
import styles from './filter-bar.module.css';
import { type ProduktFilter, produktFilter } from './filter-produkte.ts';

type FilterBarProps = {
  search: string;
  onSearch: (search: string) => void;
  filter: ProduktFilter;
  onFilter: (filter: ProduktFilter) => void;
};

/** Search and filter above the cards. */
export function FilterBar({ search, onSearch, filter, onFilter }: FilterBarProps) {
  return (
    <search className="row-3">
      <div className={styles.search}>
        <SearchField label="Produkte suchen" value={search} found="shown" onChange={onSearch} />
      </div>
      <Chip.Group value={filter} onChange={(value) => onFilter(value as ProduktFilter)}>
        <div className="row-2" role="radiogroup" aria-label="Filter">
          {produktFilter.map((name) => (
            <Chip key={name} value={name} variant="outline">
              {name}
            </Chip>
          ))}
        </div>
      </Chip.Group>
    </search>
  );
}
