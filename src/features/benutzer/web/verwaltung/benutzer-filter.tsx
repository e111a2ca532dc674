import { NativeSelect } from '@mantine/core';
import { statusValues } from '#features/auth/contract.ts';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { SearchField } from '#web/ui/verwaltung/search/search-field.tsx';
import type { ListParams } from '../benutzer.queries.ts';
import styles from './benutzer-filter.module.css';
import { rollenTexte } from './rollen-texte.ts';
import { filterRoles, oneOfParams } from './use-list-params.ts';

/** requirements.md, admin §2: the options of both filters. */
const statusChoices = [
  { value: '', label: 'Alle' },
  { value: 'active', label: 'Aktiv' },
  { value: 'blocked', label: 'Gesperrt' },
  { value: 'pending', label: 'Ausstehend' },
];
/** The filter `user` finds employees; once the shop has opened it is called so. */
const roleChoices = (isOffen: boolean) => [
  { value: '', label: 'Alle' },
  { value: 'admin', label: rollenTexte.admin },
  { value: 'user', label: isOffen ? rollenTexte.employee : rollenTexte.user },
  { value: 'customer', label: rollenTexte.customer },
];

type BenutzerFilterProps = {
  suche: { text: string; type: (text: string) => void };
  params: ListParams;
  onChange: (changes: Partial<ListParams>) => void;
};

/** A search that filters on typing, and the two filters. */
export function BenutzerFilter({ suche, params, onChange }: BenutzerFilterProps) {
  const isOffen = useLaden().phase !== 'angekuendigt';
  return (
    <search className={styles.filter}>
      <div className={styles.suche}>
        <SearchField
          label="Name, E-Mail, Nummer oder Telefon"
          value={suche.text}
          found="shown"
          onChange={suche.type}
        />
      </div>
      <NativeSelect
        label="Status"
        data={statusChoices}
        value={params.status}
        onChange={({ currentTarget }) => onChange({ status: oneOfParams(statusValues, currentTarget.value) })}
      />
      <NativeSelect
        label="Rolle"
        data={roleChoices(isOffen)}
        value={params.role}
        onChange={({ currentTarget }) => onChange({ role: oneOfParams(filterRoles, currentTarget.value) })}
      />
    </search>
  );
}
