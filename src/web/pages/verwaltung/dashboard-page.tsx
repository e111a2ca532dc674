import { Link } from 'react-router';
import { AdminPage } from '#web/ui/verwaltung/admin-page.tsx';
import { BereichCard } from './bereich-card.tsx';
import { bereiche } from './bereiche.ts';
import styles from './dashboard-page.module.css';

/** Links to all areas of the back office (admin.txt §2, Admin Dashboard). */
export function DashboardPage() {
  return (
    <AdminPage
      title="Admin Dash&shy;board"
      intro="Willkommen im Verwaltungs&shy;bereich - wählen Sie einen Bereich aus:"
    >
      <ul className={styles.cards}>
        {bereiche.map((bereich) => (
          <li key={bereich.to}>
            <BereichCard bereich={bereich} />
          </li>
        ))}
      </ul>
      <p>
        <Link to="/admin/einstellungen" className={styles.quiet}>
          Ladendaten ansehen
        </Link>
      </p>
    </AdminPage>
  );
}
