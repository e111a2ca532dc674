import { useState } from 'react';
import type { Benutzer } from '#features/benutzer/benutzer.ts';
import { BenutzerEingriffe } from '#features/benutzer/web/verwaltung/eingriffe/benutzer-eingriffe.tsx';
import { EinladenDialog } from '#features/benutzer/web/verwaltung/eingriffe/einladen-dialog.tsx';
import { SperrenDialog } from '#features/benutzer/web/verwaltung/eingriffe/sperren-dialog.tsx';
import { EditDialog } from '#features/benutzer/web/verwaltung/formular/edit-dialog.tsx';
import { useUmgebung } from '#features/einstellung/web/umgebung.queries.ts';
import { BenutzerRahmen } from './benutzer-rahmen.tsx';

type Open = { dialog: 'einladen' } | { dialog: 'edit' | 'sperren'; benutzer: Benutzer };

/** User administration from the opening on: what was a message is done (R36). */
export function BenutzerOffen() {
  const [open, setOpen] = useState<Open>();
  const ohneMailserver = useUmgebung()?.smtp === false;
  const close = () => setOpen(undefined);
  return (
    <BenutzerRahmen
      onNeu={() => setOpen({ dialog: 'einladen' })}
      rowActions={(person) => (
        <BenutzerEingriffe
          benutzer={person}
          ohneMailserver={ohneMailserver}
          onOpen={(dialog, benutzer) => setOpen({ dialog, benutzer })}
        />
      )}
    >
      {open?.dialog === 'einladen' && <EinladenDialog ohneMailserver={ohneMailserver} onClose={close} />}
      {open?.dialog === 'edit' && <EditDialog benutzer={open.benutzer} onClose={close} />}
      {open?.dialog === 'sperren' && <SperrenDialog benutzer={open.benutzer} onClose={close} />}
    </BenutzerRahmen>
  );
}
