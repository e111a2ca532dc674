import { NativeSelect } from '@mantine/core';
import { statusValues } from '#features/auth/contract.ts';
import { SearchField } from '#web/ui/verwaltung/search/search-field.tsx';
import type { ListParams } from '../benutzer.queries.ts';
import styles from './benutzer-filter.module.css';
import { filterRoles, oneOfParams } from './use-list-params.ts';

/** requirements.md, admin §2: the options of both filters. */
const statusChoices = [
  { value: '', label: 'Alle' },
  { value: 'active', label: 'Aktiv' },
  { value: 'blocked', label: 'Gesperrt' },
  { value: 'pending', label: 'Ausstehend' },
];
const roleChoices = [
  { value: '', label: 'Alle' },
  { value: 'admin', label: 'Administrator' },
  { value: 'user', label: 'Benutzer' },
  { value: 'customer', label: 'Kunde' },
];

type BenutzerFilterProps = {
  suche: { text: string; type: (text: string) => void };
  params: ListParams;
  onChange: (changes: Partial<ListParams>) => void;
};

/** A search that filters on typing, and the two filters. */
export function BenutzerFilter({ suche, params, onChange }: BenutzerFilterProps) {
  return (
    <search className={styles.filter}>
      <div className={styles.suche}>
        <SearchField label="Name, E-Mail, Nummer oder Telefon" value={suche.text} onChange={suche.type} />
      </div>
      <NativeSelect
        label="Status"
        data={statusChoices}
        value={params.status}
        onChange={({ currentTarget }) => onChange({ status: oneOfParams(statusValues, currentTarget.value) })}
      />
      <NativeSelect
        label="Rolle"
        data={roleChoices}
        value={params.role}
        onChange={({ currentTarget }) => onChange({ role: oneOfParams(filterRoles, currentTarget.value) })}
      />
    </search>
  );
}
