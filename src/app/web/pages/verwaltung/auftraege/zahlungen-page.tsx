import { Navigate } from 'react-router';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { Kontoauszug } from '#features/zahlung/web/verwaltung/kontoauszug/kontoauszug.tsx';
import { AdminPage } from '#web/ui/verwaltung/admin-page.tsx';

/**
 * Payments by the bank's statement. While the shop is announced there is no such address, and no transfer to
 * book (R36).
 */
export function ZahlungenPage() {
  const { phase } = useLaden();
  if (phase === 'angekuendigt') return <Navigate to="/" replace />;
  return (
    <AdminPage
      title="Konto&shy;auszug einlesen"
      intro="Überweisungen finden ihre Bestellungen nach Nummer, Betrag und Name."
    >
      <Kontoauszug />
    </AdminPage>
  );
}
