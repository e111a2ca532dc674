import { WarenberechnungAnsicht } from '#features/warenberechnung/web/verwaltung/warenberechnung-ansicht.tsx';
import { AdminPage } from '#web/ui/verwaltung/admin-page.tsx';

/** Costs and calculated prices of the products (requirements.md, admin §2, Warenberechnung). */
export function WarenberechnungPage() {
  return (
    <AdminPage
      title="Waren&shy;berech&shy;nung"
      intro="Was ein Stück kostet, was es kosten sollte und was übrig bleibt."
    >
      <WarenberechnungAnsicht />
    </AdminPage>
  );
}
