import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Benutzer } from '#features/benutzer/benutzer.ts';
import { BenutzerVerwaltung } from '#features/benutzer/web/verwaltung/benutzer-verwaltung.tsx';
import type { Elements } from '#web/ui/elements.ts';
import { AdminPage } from '#web/ui/verwaltung/admin-page.tsx';
import { AdminIcon } from '#web/ui/verwaltung/icons.tsx';

type BenutzerRahmenProps = {
  onNeu: () => void;
  rowActions: (person: Benutzer) => ReactNode;
  /** The dialog that is open. */
  children: Elements;
};

/** What the user administration shows in every phase: heading, figures and list. */
export function BenutzerRahmen({ onNeu, rowActions, children }: BenutzerRahmenProps) {
  return (
    <AdminPage
      title="Benut&shy;zer&shy;ver&shy;wal&shy;tung"
      actions={
        <Button leftSection={<AdminIcon name="add" />} onClick={onNeu}>
          Neu
        </Button>
      }
    >
      <BenutzerVerwaltung rowActions={rowActions} />
      {children}
    </AdminPage>
  );
}
