import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useSession } from '#features/auth/web/session.ts';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { usePacken } from '#features/versand/web/verwaltung/packen.queries.ts';
import { PackenAnsicht } from '#features/versand/web/verwaltung/packen-ansicht.tsx';
import { AdminPage } from '#web/ui/verwaltung/admin-page.tsx';
import { VerwaltungHeading } from '../verwaltung-heading.tsx';
import styles from './packen-page.module.css';

const title = 'Alle packen';

/** What is packed today; while the shop is announced only of orders that are there (R36). */
export function PackenPage() {
  const { phase } = useLaden();
  const { data } = usePacken();
  const { user } = useSession();
  const canPacken = user?.permissions?.includes('orders.write') ?? true;
  const hasAuftraege = data !== undefined && data.auftraege.length + data.wartend.length > 0;
  if (phase === 'angekuendigt' && !hasAuftraege) return <VerwaltungHeading title={title} />;
  return (
    <AdminPage
      title={title}
      actions={
        <div className={styles.aktionen}>
          <Button component={Link} to="/admin/bestellungen" variant="default">
            Bestellungen
          </Button>
          {hasAuftraege && (
            <Button variant="default" onClick={() => window.print()}>
              Drucken
            </Button>
          )}
        </div>
      }
    >
      <PackenAnsicht canPacken={canPacken} />
    </AdminPage>
  );
}
