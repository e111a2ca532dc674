import { Container } from '#web/ui/shop/container.tsx';
import { AdminHead } from '#web/ui/verwaltung/admin-head.tsx';
import styles from './verwaltung-heading.module.css';

/** A screen of the admin area that has only a heading so far. */
export function VerwaltungHeading({ title }: { title: string }) {
  return (
    <Container className={styles.page}>
      <AdminHead title={title} />
      <h1>{title}</h1>
    </Container>
  );
}
