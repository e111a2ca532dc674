import { Button } from '@mantine/core';
import { useState } from 'react';
import { FertigungListe } from '#features/auftrag/web/verwaltung/fertigung-liste.tsx';
import { useSession } from '#features/auth/web/session.ts';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { useLagerAnsicht } from '#features/lager/web/verwaltung/lager-ansicht.ts';
import { LagerBestandAnsicht } from '#features/lager/web/verwaltung/lager-bestand-ansicht.tsx';
import { LagerDialoge, type OffenerDialog } from '#features/lager/web/verwaltung/lager-dialoge.tsx';
import { lagerRechteOf } from '#features/lager/web/verwaltung/lager-rechte.ts';
import { AdminPage } from '#web/ui/verwaltung/admin-page.tsx';
import { VerwaltungHeading } from './verwaltung-heading.tsx';

const title = 'Lager\u00adver\u00adwal\u00adtung';

/** The heading alone while the shop is announced (admin.txt §2); then the stock for those who work with it (R50). */
export function InventoryPage() {
  const { phase } = useLaden();
  return phase === 'angekuendigt' ? <VerwaltungHeading title={title} /> : <Bestand />;
}

function Bestand() {
  const [dialog, setDialog] = useState<OffenerDialog>();
  const [{ isZaehlung }, change] = useLagerAnsicht('produkte');
  const { user } = useSession();
  const rechte = lagerRechteOf(user ?? {});
  const canBook = rechte !== 'ansehen';
  return (
    <AdminPage
      title={title}
      actions={
        canBook && (
          <>
            <Button variant="default" onClick={() => setDialog({ was: 'inventur' })}>
              Inventur
            </Button>
            <Button onClick={() => setDialog({ was: 'produktion' })}>Produktion</Button>
          </>
        )
      }
    >
      {!isZaehlung && (
        <FertigungListe
          onProduktion={canBook ? (vorschlag) => setDialog({ was: 'produktion', vorschlag }) : undefined}
        />
      )}
      <LagerBestandAnsicht accountId={user?.id ?? ''} onOpen={setDialog} rechte={rechte} erste="produkte" />
      <LagerDialoge
        dialog={dialog}
        rechte={rechte}
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
