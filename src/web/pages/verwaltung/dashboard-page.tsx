import { Link } from 'react-router';
import { useSession } from '#features/auth/web/session.ts';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { isAdmin } from '#web/layouts/user-links.ts';
import { AdminPage } from '#web/ui/verwaltung/admin-page.tsx';
import { BereichCard } from './bereich-card.tsx';
import { bereiche } from './bereiche.ts';
import styles from './dashboard-page.module.css';
import { PostBanner, PostBereich } from './post-bereich.tsx';

/** Links to all areas of the back office (admin.txt §2, Admin Dashboard); once it has opened, admins find the outbox, too. */
export function DashboardPage() {
  const { user } = useSession();
  const { phase } = useLaden();
  const hasPost = phase !== 'angekuendigt' && user !== null && isAdmin(user);
  return (
    <AdminPage
      title="Admin Dash&shy;board"
      intro="Willkommen im Verwaltungs&shy;bereich - wählen Sie einen Bereich aus:"
    >
      {hasPost && (
        <div className={styles.banner}>
          <PostBanner />
        </div>
      )}
      <ul className={styles.cards}>
        {bereiche.map((bereich) => (
          <li key={bereich.to}>
            <BereichCard bereich={bereich} />
          </li>
        ))}
        {hasPost && (
          <li>
            <PostBereich />
          </li>
        )}
      </ul>
      <p>
        <Link to="/admin/einstellungen" className={styles.quiet}>
          Ladendaten ansehen
        </Link>
      </p>
    </AdminPage>
  );
}
