import { Navigate } from 'react-router';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { TelefonAufnahme } from '#features/telefon/web/verwaltung/telefon-aufnahme.tsx';
import { AdminPage } from '#web/ui/verwaltung/admin-page.tsx';

/** An order that the workshop enters; unknown as long as the shop is announced (R36). */
export function BestellungNeuPage() {
  const { phase } = useLaden();
  if (phase === 'angekuendigt') return <Navigate to="/" replace />;
  return (
    <AdminPage title="Bestellung auf&shy;nehmen" intro="Für jemanden, der anruft oder in der Tür steht.">
      <TelefonAufnahme />
    </AdminPage>
  );
}
