import { Link } from 'react-router';
import { PageHead } from '#web/ui/shop/page-head.tsx';
import styles from './seiten.module.css';

/** A page that is announced but not built: its heading and the way back to the soaps (R29). */
export function HeadingPage({ title, description }: { title: string; description: string }) {
  return (
    <div className={styles.page}>
      <PageHead title={title} description={description} isHidden />
      <h1>{title}</h1>
      <p>
        <Link className={styles.wayOut} to="/products">
          Zu unseren Seifen
        </Link>
      </p>
    </div>
  );
}
