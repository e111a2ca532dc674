import { useSession } from '#features/auth/web/session.ts';
import { useLagerAnsicht } from '#features/lager/web/verwaltung/lager-ansicht.ts';
import { LagerBestandAnsicht } from '#features/lager/web/verwaltung/lager-bestand-ansicht.tsx';
import { LagerDialoge } from '#features/lager/web/verwaltung/lager-dialoge.tsx';
import { LagerKnoepfe } from '#features/lager/web/verwaltung/lager-knoepfe.tsx';
import { useLagerDialog } from '#features/lager/web/verwaltung/use-lager-dialog.ts';
import { AdminPage } from '#web/ui/verwaltung/admin-page.tsx';

/** The stock with its dialogs (requirements.md, admin §2, Lagerverwaltung). */
export function LagerPage() {
  const [, change] = useLagerAnsicht();
  const dialog = useLagerDialog(change);
  const { user } = useSession();
  return (
    <AdminPage title="Lager&shy;ver&shy;wal&shy;tung" actions={<LagerKnoepfe onOpen={dialog.onOpen} />}>
      <LagerBestandAnsicht accountId={user?.id ?? ''} onOpen={dialog.onOpen} />
      <LagerDialoge {...dialog} />
    </AdminPage>
  );
}
