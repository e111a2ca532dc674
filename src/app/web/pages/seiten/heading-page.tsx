import { LinkButton } from '#web/ui/shop/button.tsx';
import { Container } from '#web/ui/shop/container.tsx';
import { PageHead } from '#web/ui/shop/rendering/page-head.tsx';
import styles from './seiten.module.css';

/** A page that is announced but not built: its heading and a link to the products (R29). */
export function HeadingPage({ title, description }: { title: string; description: string }) {
  return (
    <Container className={styles.page}>
      <PageHead title={title} description={description} isHidden />
      <h1>{title}</h1>
      <p className={styles.wayOut}>
        <LinkButton to="/products">Zu unseren Seifen</LinkButton>
      </p>
    </Container>
  );
}
