import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Benutzer } from '#features/benutzer/benutzer.ts';
import { BenutzerVerwaltung } from '#features/benutzer/web/verwaltung/benutzer-verwaltung.tsx';
import { CreateDialog } from '#features/benutzer/web/verwaltung/create-dialog.tsx';
import { EditDialog } from '#features/benutzer/web/verwaltung/edit-dialog.tsx';
import { PasswordDialog } from '#features/benutzer/web/verwaltung/password-dialog.tsx';
import { AdminPage } from '#web/ui/verwaltung/admin-page.tsx';
import { AdminIcon } from '#web/ui/verwaltung/icons.tsx';

type Open = { dialog: 'create' } | { dialog: 'edit' | 'password'; benutzer: Benutzer };

/** User administration (admin.txt §2). */
export function BenutzerPage() {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <AdminPage
      title="Benut&shy;zer&shy;ver&shy;wal&shy;tung"
      actions={
        <Button leftSection={<AdminIcon name="add" />} onClick={() => setOpen({ dialog: 'create' })}>
          Neu
        </Button>
      }
    >
      <BenutzerVerwaltung onOpen={(dialog, benutzer) => setOpen({ dialog, benutzer })} />
      {open?.dialog === 'create' && <CreateDialog onClose={close} />}
      {open?.dialog === 'edit' && <EditDialog benutzer={open.benutzer} onClose={close} />}
      {open?.dialog === 'password' && <PasswordDialog benutzer={open.benutzer} onClose={close} />}
    </AdminPage>
  );
}
