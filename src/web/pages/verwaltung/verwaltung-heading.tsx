import { shop } from '#shop';
import { Container } from '#web/ui/shop/container.tsx';
import { PageHead } from '#web/ui/shop/page-head.tsx';
import styles from './verwaltung-heading.module.css';

/** A screen of the admin area that is so far its heading. */
export function VerwaltungHeading({ title }: { title: string }) {
  return (
    <Container className={styles.page}>
      <PageHead title={title} description={`${title} von ${shop.name}, nur für die Werkstatt.`} isHidden />
      <h1>{title}</h1>
    </Container>
  );
}
