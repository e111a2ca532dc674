import { useState } from 'react';
import type { Benutzer } from '#features/benutzer/benutzer.ts';
import { BenutzerActions } from '#features/benutzer/web/verwaltung/benutzer-actions.tsx';
import { CreateDialog } from '#features/benutzer/web/verwaltung/formular/create-dialog.tsx';
import { EditDialog } from '#features/benutzer/web/verwaltung/formular/edit-dialog.tsx';
import { PasswordDialog } from '#features/benutzer/web/verwaltung/formular/password-dialog.tsx';
import { BenutzerRahmen } from './benutzer-rahmen.tsx';

type Open = { dialog: 'create' } | { dialog: 'edit' | 'password'; benutzer: Benutzer };

/** User administration while the shop is announced: to the letter of requirements.md, admin §2, §5 and §8. */
export function BenutzerAngekuendigt() {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <BenutzerRahmen
      onNeu={() => setOpen({ dialog: 'create' })}
      rowActions={(person) => (
        <BenutzerActions benutzer={person} onOpen={(dialog, benutzer) => setOpen({ dialog, benutzer })} />
      )}
    >
      {open?.dialog === 'create' && <CreateDialog onClose={close} />}
      {open?.dialog === 'edit' && <EditDialog benutzer={open.benutzer} onClose={close} />}
      {open?.dialog === 'password' && <PasswordDialog benutzer={open.benutzer} onClose={close} />}
    </BenutzerRahmen>
  );
}
