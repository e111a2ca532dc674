import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { SessionUser } from '#features/auth/web/session.ts';
import { AdminPage } from '#web/ui/verwaltung/admin-page.tsx';
import { isAdmin } from '../../../layouts/header/user-links.ts';
import { BereichCard } from './bereich-card.tsx';
import { bereiche, einstellungenBereich, mitarbeitBereiche } from './bereiche.ts';
import { DashboardHeute } from './dashboard-heute.tsx';
import styles from './dashboard-page.module.css';
import { DashboardUmsatz } from './dashboard-umsatz.tsx';
import { PostBanner, PostBereich } from './post-bereich.tsx';

const wege = [
  { to: '/admin/packen', name: 'Alle packen' },
  { to: '/admin/bestellungen/neu', name: 'Bestellung aufnehmen' },
  { to: '/admin/markt', name: 'Markttag' },
];

/**
 * The dashboard of a shop that has opened (R36), for admins and employees: nobody finds what he may not open (R50).
 * Turnover is the family's.
 */
export function DashboardOffen({ user }: { user: SessionUser }) {
  const isOwner = isAdmin(user);
  return (
    <AdminPage
      title={isOwner ? 'Admin Dash\u00adboard' : 'Dash\u00adboard'}
      actions={wege.map(({ to, name }, at) => (
        <Button
          key={to}
          className={styles.weg}
          component={Link}
          to={to}
          variant={at === 0 ? 'filled' : 'default'}
        >
          {name}
        </Button>
      ))}
    >
      {isOwner && (
        <div className={styles.banner}>
          <PostBanner />
        </div>
      )}
      <DashboardHeute isAdmin={isOwner} />
      {isOwner && <DashboardUmsatz />}
      <Bereiche isOwner={isOwner} />
    </AdminPage>
  );
}

function Bereiche({ isOwner }: { isOwner: boolean }) {
  return (
    <section aria-label="Bereiche">
      <ul className={`stack-4 ${styles.cards}`}>
        {(isOwner ? bereiche : mitarbeitBereiche).map((bereich) => (
          <li key={bereich.to}>
            <BereichCard bereich={bereich} />
          </li>
        ))}
        {isOwner && (
          <>
            <li>
              <PostBereich />
            </li>
            <li>
              <BereichCard bereich={einstellungenBereich} />
            </li>
          </>
        )}
      </ul>
    </section>
  );
}
