import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useAuftraege } from '#features/auftrag/web/verwaltung/liste/auftraege.queries.ts';
import { AuftraegeAnsicht } from '#features/auftrag/web/verwaltung/liste/auftraege-ansicht.tsx';
import { useSession } from '#features/auth/web/session.ts';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { AdminPage } from '#web/ui/verwaltung/admin-page.tsx';
import { VerwaltungHeading } from '../verwaltung-heading.tsx';
import styles from './bestellungen-page.module.css';

const title = 'Bestell\u00adver\u00adwal\u00adtung';

/**
 * The heading alone while the shop is announced (requirements.md, admin §2) and has no orders; they are
 * handled in every phase (R36).
 */
export function BestellungenPage() {
  const { phase } = useLaden();
  const isAnnounced = phase === 'angekuendigt';
  const { data } = useAuftraege({}, isAnnounced);
  const hasAuftraege = data?.pages.some(({ auftraege }) => auftraege.length > 0) === true;
  if (isAnnounced && !hasAuftraege) return <VerwaltungHeading title={title} />;
  return (
    <AdminPage title={title} actions={<Wege />}>
      <AuftraegeAnsicht />
    </AdminPage>
  );
}

/** The bank's statements and the withdrawals are the owner's alone (R50). */
function Wege() {
  const isAdmin = useSession().user?.role === 'admin';
  const wege = [
    { to: '/admin/packen', label: 'Alle packen', isOffered: true },
    { to: '/admin/zahlungen', label: 'Kontoauszug', isOffered: isAdmin },
    { to: '/admin/widerrufe', label: 'Widerrufe', isOffered: isAdmin },
    { to: '/admin/bestellungen/neu', label: 'Bestellung aufnehmen', isOffered: true },
  ].filter(({ isOffered }) => isOffered);
  return wege.map(({ to, label }) => (
    <Button
      key={to}
      variant={to === '/admin/packen' ? 'filled' : 'default'}
      className={styles.weg}
      component={Link}
      to={to}
    >
      {label}
    </Button>
  ));
}
