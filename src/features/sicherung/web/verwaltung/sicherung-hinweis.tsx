import { useSession } from '#features/auth/web/session.ts';
import { Container } from '#web/ui/shop/container.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { sicherungHinweis } from '../../sicherung-text.ts';
import { useSicherung } from '../sicherung.queries.ts';
import styles from './sicherung-hinweis.module.css';

/** Warns admins on every screen that the shop's backups are not reliable. */
export function SicherungHinweis() {
  const isAdmin = useSession().user?.role === 'admin';
  const { data } = useSicherung({ isAdmin });
  const hinweis = data && sicherungHinweis(data);
  if (!isAdmin || !hinweis) return null;
  return (
    <Container className={styles.place}>
      <Alert kind={data.zustand === 'fehlt' ? 'info' : 'warning'}>
        <strong className={styles.title}>{hinweis.titel}</strong>
        <p className={styles.text}>{hinweis.text}</p>
      </Alert>
    </Container>
  );
}
