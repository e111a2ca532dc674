import { Suspense, useEffect } from 'react';
import { useParams } from 'react-router';
import { KontoseiteLaedt } from '#features/zahlung/web/shop/erstattung/kontoseite-laedt.tsx';
import { Container } from '#web/ui/shop/container.tsx';
import { lazyPart } from '#web/ui/shop/rendering/lazy-part.tsx';
import { PageHead } from '#web/ui/shop/rendering/page-head.tsx';
import { useIsHydrating } from '#web/ui/shop/rendering/use-is-hydrating.ts';
import styles from './bestellung-page.module.css';

/** Beside the page, for its weight. */
const loadErstattung = async () => (await import('./erstattung-kontoseite.tsx')).ErstattungKontoseite;
const ErstattungKontoseite = lazyPart(loadErstattung);

/** The page that asks where money is to be transferred, as secret as the order's own (`bestellung-page.tsx`). */
export function ErstattungPage() {
  const { token = '' } = useParams();
  // The server does not know the link.
  const isHydrating = useIsHydrating();
  // A failure shows when the part is drawn.
  useEffect(() => void loadErstattung().catch(() => {}), []);
  return (
    <Container className={styles.page}>
      <PageHead
        title="Ihr Geld zurück"
        description="Sagen Sie uns, wohin wir Ihr Geld überweisen dürfen."
        isMissing
      />
      <meta name="referrer" content="no-referrer" />
      {isHydrating ? (
        <KontoseiteLaedt />
      ) : (
        <Suspense fallback={<KontoseiteLaedt />}>
          <ErstattungKontoseite key={token} token={token} />
        </Suspense>
      )}
    </Container>
  );
}
