import { Button } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '#features/auth/web/session.ts';
import { useLagerAnsicht } from '#features/lager/web/verwaltung/lager-ansicht.ts';
import { LagerBestandAnsicht } from '#features/lager/web/verwaltung/lager-bestand-ansicht.tsx';
import { LagerDialoge, type OffenerDialog } from '#features/lager/web/verwaltung/lager-dialoge.tsx';
import { AdminPage } from '#web/ui/verwaltung/admin-page.tsx';

/** The stock with its dialogs (admin.txt §2, Lagerverwaltung). */
export function LagerPage() {
  const [dialog, setDialog] = useState<OffenerDialog>();
  const [, change] = useLagerAnsicht();
  const { user } = useSession();
  return (
    <AdminPage
      title="Lager&shy;ver&shy;wal&shy;tung"
      actions={
        <>
          <Button variant="default" onClick={() => setDialog({ was: 'inventur' })}>
            Inventur
          </Button>
          <Button onClick={() => setDialog({ was: 'produktion' })}>Produktion</Button>
        </>
      }
    >
      <LagerBestandAnsicht accountId={user?.id ?? ''} onOpen={setDialog} />
      <LagerDialoge
        dialog={dialog}
        onOpen={setDialog}
        // A dialog may open the next one while it closes.
        onClose={() => setDialog((open) => (open === dialog ? undefined : open))}
        onCountAll={() => {
          setDialog(undefined);
          change({ isZaehlung: true });
        }}
      />
    </AdminPage>
  );
}
