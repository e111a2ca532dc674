import { useSession } from '#features/auth/web/session.ts';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { useZuFertigen } from '#features/fertigung/web/verwaltung/fertigung.queries.ts';
import { FertigungListe } from '#features/fertigung/web/verwaltung/fertigung-liste.tsx';
import { useLagerAnsicht } from '#features/lager/web/verwaltung/lager-ansicht.ts';
import { LagerBestandAnsicht } from '#features/lager/web/verwaltung/lager-bestand-ansicht.tsx';
import { LagerDialoge } from '#features/lager/web/verwaltung/lager-dialoge.tsx';
import { LagerKnoepfe } from '#features/lager/web/verwaltung/lager-knoepfe.tsx';
import { lagerRechteOf } from '#features/lager/web/verwaltung/lager-rechte.ts';
import { useLagerDialog } from '#features/lager/web/verwaltung/use-lager-dialog.ts';
import { AdminPage } from '#web/ui/verwaltung/admin-page.tsx';
import { WhenKnown } from '#web/ui/verwaltung/when-known.tsx';
import { VerwaltungHeading } from '../verwaltung-heading.tsx';

const title = 'Lager\u00adver\u00adwal\u00adtung';

/**
 * The heading alone while the shop is announced (requirements.md, admin §2); then the stock for those who
 * work with it (R50).
 */
export function InventoryPage() {
  const { phase } = useLaden();
  return phase === 'angekuendigt' ? <VerwaltungHeading title={title} /> : <Bestand />;
}

function Bestand() {
  const [{ isZaehlung }, change] = useLagerAnsicht('produkte');
  const dialog = useLagerDialog(change);
  const { user } = useSession();
  const rechte = lagerRechteOf(user ?? {});
  const { isLoading, isFetched } = useZuFertigen();
  const canBook = rechte !== 'ansehen';
  return (
    <AdminPage title={title} actions={canBook && <LagerKnoepfe onOpen={dialog.onOpen} />}>
      {!isZaehlung && (
        <FertigungListe
          onProduktion={canBook ? (vorschlag) => dialog.onOpen({ was: 'produktion', vorschlag }) : undefined}
        />
      )}
      <WhenKnown isKnown={isZaehlung || isFetched || !isLoading}>
        <LagerBestandAnsicht
          accountId={user?.id ?? ''}
          onOpen={dialog.onOpen}
          rechte={rechte}
          erste="produkte"
        />
      </WhenKnown>
      <LagerDialoge {...dialog} rechte={rechte} />
    </AdminPage>
  );
}
