import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { AufnahmeDialog } from '#features/widerruf/web/verwaltung/dialoge/aufnahme-dialog.tsx';
import { WiderrufeAnsicht } from '#features/widerruf/web/verwaltung/widerrufe-ansicht.tsx';
import { AdminPage } from '#web/ui/verwaltung/admin-page.tsx';

/** The withdrawals, in every phase: what was ordered can be withdrawn whenever the shop is closed (R36, R46). */
export function WiderrufePage() {
  const [istAufnahme, setIstAufnahme] = useState(false);
  return (
    <AdminPage
      title="Wider&shy;rufe"
      intro="Wer einen Vertrag widerruft, bekommt sein Geld in 14 Tagen zurück. Was per Brief, E-Mail oder Telefon kommt, nehmen Sie hier oder an der Bestellung auf."
      actions={
        <>
          <Button onClick={() => setIstAufnahme(true)}>Widerruf aufnehmen</Button>
          <Button component={Link} to="/admin/bestellungen" variant="default">
            Bestellungen
          </Button>
        </>
      }
    >
      <WiderrufeAnsicht />
      {istAufnahme && <AufnahmeDialog onClose={() => setIstAufnahme(false)} />}
    </AdminPage>
  );
}
