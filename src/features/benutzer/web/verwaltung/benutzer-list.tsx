import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDatum } from '#shared/datum/datum.ts';
import { DataList } from '#web/ui/verwaltung/list/data-list.tsx';
import type { Column } from '#web/ui/verwaltung/list/data-list-props.ts';
import { EmptyList } from '#web/ui/verwaltung/list/empty-list.tsx';
import type { Benutzer } from '../../benutzer.ts';
import { BenutzerDetails } from './benutzer-details.tsx';
import styles from './benutzer-list.module.css';
import { rollenTexte } from './rollen-texte.ts';
import { StatusCell } from './status-cell.tsx';

/**
 * requirements.md, admin §2: user, email, customer number, phone, role, status, registered date; the list
 * adds the actions.
 */
const columns: Column<Benutzer>[] = [
  {
    key: 'benutzer',
    header: 'Benutzer',
    cell: ({ name }) => <bdi className={styles.name}>{name}</bdi>,
    onCard: 'title',
  },
  { key: 'email', header: 'E-Mail', cell: ({ email }) => <Email email={email} /> },
  {
    key: 'kundennummer',
    header: 'Kundennummer',
    cell: ({ kundennummer }) => <span className={styles.number}>{kundennummer}</span>,
  },
  {
    key: 'telefon',
    header: 'Telefon',
    cell: ({ telefon }) => <span className={styles.number}>{telefon || '–'}</span>,
  },
  { key: 'rolle', header: 'Rolle', cell: ({ role }) => rollenTexte[role] },
  { key: 'status', header: 'Status', cell: ({ status }) => <StatusCell status={status} />, onCard: 'aside' },
  {
    key: 'registriert',
    header: 'Registriert',
    cell: ({ createdAt }) => (
      <span className={styles.number}>{createdAt ? formatDatum(createdAt) : '–'}</span>
    ),
  },
];

/** Breaks before the domain, and elsewhere only where a part alone is too long. */
function Email({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <span className={styles.email}>
      <span>{email.slice(0, at)}</span>
      <wbr />
      <span>{email.slice(at)}</span>
    </span>
  );
}

type BenutzerListProps = {
  /** `undefined` while they are loading. */
  benutzer: Benutzer[] | undefined;
  failure: { text: string; onRetry: () => void } | undefined;
  /** Resets search and filters, if any are set. */
  onReset: (() => void) | undefined;
  rowActions: (person: Benutzer) => ReactNode;
};

/** One page of people: a table, or cards on a phone. */
export function BenutzerList({ benutzer, failure, onReset, rowActions }: BenutzerListProps) {
  return (
    <DataList
      label="Benutzer"
      columns={columns}
      rows={benutzer}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      rowActions={rowActions}
      details={(person) => <BenutzerDetails benutzer={person} />}
      empty={
        <EmptyList
          title="Keine Benutzer gefunden"
          action={
            onReset && (
              <Button variant="default" onClick={onReset}>
                Alle zeigen
              </Button>
            )
          }
        />
      }
      failure={failure}
    />
  );
}
