import { Link } from 'react-router';
import { useSession } from '#features/auth/web/session.ts';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { AdminPage } from '#web/ui/verwaltung/admin-page.tsx';
import { BereichCard } from './bereich-card.tsx';
import { bereiche } from './bereiche.ts';
import { DashboardOffen } from './dashboard-offen.tsx';
import styles from './dashboard-page.module.css';

/**
 * The start of the back office: links to its areas (requirements.md, admin §2, Admin Dashboard), from the
 * opening on what is to be done.
 */
export function DashboardPage() {
  const { user } = useSession();
  const { phase } = useLaden();
  if (phase !== 'angekuendigt' && user) return <DashboardOffen user={user} />;
  return (
    <AdminPage
      title="Admin Dash&shy;board"
      intro="Willkommen im Verwaltungs&shy;bereich - wählen Sie einen Bereich aus:"
    >
      <ul className={`stack-4 ${styles.cards}`}>
        {bereiche.map((bereich) => (
          <li key={bereich.to}>
            <BereichCard bereich={bereich} />
          </li>
        ))}
      </ul>
      <p>
        <Link to="/admin/einstellungen" className={`touch-line ${styles.quiet}`}>
          Ladendaten ansehen
        </Link>
      </p>
    </AdminPage>
  );
}
