import { Link } from 'react-router';
import { LineIcon } from '#web/ui/shop/icons.tsx';
import styles from './account.module.css';

/**
 * The right end of the header: who is signed in. It takes all the room that is left beside brand and links, so
 * neither moves when more than 'Anmelden' stands here.
 */
export function Account() {
  return (
    <div className={styles.account}>
      <Link to="/login" className={styles.link}>
        <LineIcon name="person" size={20} />
        Anmelden
      </Link>
    </div>
  );
}
