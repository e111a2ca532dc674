import { Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { useGeldfragen } from '#features/auftrag/web/verwaltung/geldfragen/geldfragen.queries.ts';
import type { SessionUser } from '#features/auth/web/session.ts';
import { useUmgebungQuery } from '#features/einstellung/web/umgebung.queries.ts';
import { useJahresumsatz } from '#features/jahresumsatz/web/verwaltung/jahresumsatz.queries.ts';
import { JahresumsatzKarte } from '#features/jahresumsatz/web/verwaltung/jahresumsatz-karte.tsx';
import { useWiderrufLage } from '#features/widerruf/web/verwaltung/widerrufe.queries.ts';
import { AdminPage } from '#web/ui/verwaltung/admin-page.tsx';
import { isAwaited, WhenKnown } from '#web/ui/verwaltung/when-known.tsx';
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
      {isOwner ? <OfOwner /> : <OfEmployee />}
    </AdminPage>
  );
}

function OfEmployee() {
  const isKnown = !isAwaited(useGeldfragen());
  return (
    <>
      <DashboardHeute isAdmin={false} />
      <WhenKnown isKnown={isKnown}>
        <Bereiche isOwner={false} />
      </WhenKnown>
    </>
  );
}

/**
 * A banner, a tile and the questions about money are only there if something is wrong or to be done; how tall the card
 * of the year is its answer tells.
 */
function OfOwner() {
  const isKnown = ![useUmgebungQuery(), useWiderrufLage(), useGeldfragen()].some(isAwaited);
  const isJahrKnown = !isAwaited(useJahresumsatz());
  return (
    <>
      <div className={styles.banner}>
        {isKnown ? <PostBanner /> : <Skeleton height="24rem" radius="md" />}
      </div>
      <WhenKnown isKnown={isKnown}>
        <DashboardHeute isAdmin={true} />
        <DashboardUmsatz />
        <JahresumsatzKarte />
        <WhenKnown isKnown={isJahrKnown}>
          <Bereiche isOwner={true} />
        </WhenKnown>
      </WhenKnown>
    </>
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
