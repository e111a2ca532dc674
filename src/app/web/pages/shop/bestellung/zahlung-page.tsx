import { Suspense, useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ZahlungLaedt } from '#features/zahlung/web/shop/zahlung-laedt.tsx';
import { Container } from '#web/ui/shop/container.tsx';
import { lazyPart } from '#web/ui/shop/rendering/lazy-part.tsx';
import { PageHead } from '#web/ui/shop/rendering/page-head.tsx';
import { useIsHydrating } from '#web/ui/shop/rendering/use-is-hydrating.ts';
import styles from './bestellung-page.module.css';

/** Beside the page, for its weight. */
const loadZahlung = async () => (await import('./bestellung-zahlung.tsx')).BestellungZahlung;
const BestellungZahlung = lazyPart(loadZahlung);

/** The page on which one order is paid, as secret as the order's own (`bestellung-page.tsx`). */
export function ZahlungPage() {
  const { token = '' } = useParams();
  const [suche] = useSearchParams();
  const zurueck = suche.get('zurueck');
  // The server knows neither link nor way back.
  const isHydrating = useIsHydrating();
  // A failure shows when the part is drawn.
  useEffect(() => void loadZahlung().catch(() => {}), []);
  return (
    <Container className={styles.page}>
      <PageHead title="Ihre Zahlung" description="Bezahlen Sie Ihre Bestellung." isMissing />
      <meta name="referrer" content="no-referrer" />
      {isHydrating ? (
        <ZahlungLaedt />
      ) : (
        <Suspense fallback={<ZahlungLaedt />}>
          <BestellungZahlung key={`${token} ${zurueck}`} token={token} zurueck={zurueck} />
        </Suspense>
      )}
    </Container>
  );
}
