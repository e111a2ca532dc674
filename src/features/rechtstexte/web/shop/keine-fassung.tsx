import { LinkButton } from '#web/ui/shop/button.tsx';
import { Container } from '#web/ui/shop/container.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { EmptyState } from '#web/ui/shop/message/empty-state.tsx';
import { PageHead } from '#web/ui/shop/rendering/page-head.tsx';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import styles from './rechtstext.module.css';

const text = 'Diese Fassung gibt es nicht.';

/** The page of all addresses of versions that do not exist. */
export function KeineFassung() {
  return (
    <Container className={styles.page}>
      <VisuallyHidden as="h1">Rechtstext</VisuallyHidden>
      <EmptyState
        action={
          <LinkButton to="/" look="primary">
            Zur Startseite
          </LinkButton>
        }
      >
        <PageHead
          title={text}
          description="Diese Fassung eines Rechtstextes gibt es in unserem Shop nicht."
          isMissing
        />
        <Alert kind="error">{text}</Alert>
      </EmptyState>
    </Container>
  );
}
