import { Button } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '#features/auth/web/session.ts';
import { zielOhneZugang } from '#features/auth/zugang.ts';
import { ProduktBestand } from '#features/lager/web/verwaltung/produkt-bestand.tsx';
import {
  type Bearbeitet,
  PortfolioVerwaltung,
} from '#features/portfolio/web/verwaltung/portfolio-verwaltung.tsx';
import { ProduktHinweis } from '#features/portfolio/web/verwaltung/produkt-hinweis.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { AdminPage } from '#web/ui/verwaltung/admin-page.tsx';

const title = 'Portfolio-Ver\u00adwal\u00adtung';

/**
 * The administration of the catalogue. Other roles than admin see an explanation, and nothing is loaded
 * (requirements.md, admin §2).
 */
export function PortfolioPage() {
  const { user } = useSession();
  const [bearbeitet, setBearbeitet] = useState<Bearbeitet>();
  const isAdmin = zielOhneZugang(user, { role: 'admin' }) === undefined;

  if (!isAdmin)
    return (
      <AdminPage title={title}>
        <Alert kind="error">Sie haben keine Berechtigung für den Admin-Bereich.</Alert>
      </AdminPage>
    );
  return (
    <AdminPage title={title} actions={<Button onClick={() => setBearbeitet('neu')}>Neues Produkt</Button>}>
      <ProduktHinweis value={bestandOf}>
        <PortfolioVerwaltung bearbeitet={bearbeitet} onEdit={setBearbeitet} />
      </ProduktHinweis>
    </AdminPage>
  );
}

function bestandOf(produktId: string) {
  return <ProduktBestand produktId={produktId} />;
}
