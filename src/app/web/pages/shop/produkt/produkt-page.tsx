import { useLoaderData, useParams } from 'react-router';
import { useProdukt } from '#features/portfolio/web/shop/produktseite/use-produkt.ts';
import { LinkButton } from '#web/ui/shop/button.tsx';
import { Container } from '#web/ui/shop/container.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { EmptyState } from '#web/ui/shop/message/empty-state.tsx';
import { Spinner } from '#web/ui/shop/message/spinner.tsx';
import { LineIcon } from '#web/ui/shop/picture/icons.tsx';
import { PageHead } from '#web/ui/shop/rendering/page-head.tsx';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import { ProduktDetail } from './produkt-detail.tsx';
import styles from './produkt-page.module.css';

/** requirements.md, storefront §2, Product detail. */
export function ProduktPage() {
  const { id = '' } = useParams();
  // Loaded by the server; the browser has no loader, so that there is no answer for an address opened later.
  const answer = useLoaderData() as { fehlt?: true } | null | undefined;
  const state = useProdukt(id, answer?.fehlt === true);
  if (state.kind === 'loaded') {
    return (
      <Container className={styles.page}>
        <BackButton look="quiet" />
        <ProduktDetail key={id} produkt={state.produkt} />
      </Container>
    );
  }
  return (
    <Container className={styles.page}>
      <VisuallyHidden as="h1">Produktdetails</VisuallyHidden>
      {state.kind === 'loading' ? <Loading /> : <Failed text={state.text} />}
    </Container>
  );
}

function Loading() {
  return (
    <>
      <PageHead title="Produktdetails" description="Was darin steckt, wie viel es wiegt und was es kostet." />
      <Spinner label="Lade Produktdetails..." />
    </>
  );
}

function Failed({ text }: { text: string }) {
  return (
    <EmptyState action={<BackButton look="primary" />}>
      <PageHead title={text} description="Dieses Produkt gibt es in unserem Shop nicht (mehr)." isMissing />
      <Alert kind="error">{text}</Alert>
    </EmptyState>
  );
}

function BackButton({ look }: { look: 'primary' | 'quiet' }) {
  return (
    <LinkButton to="/products" look={look}>
      <LineIcon name="back" size={20} />
      Zurück zur Übersicht
    </LinkButton>
  );
}
