import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigationType, useParams } from 'react-router';
import { useBestellung } from '#features/bestellung/web/bestellung.queries.ts';
import { ApiError } from '#web/api/client.ts';
import { Button } from '#web/ui/shop/button.tsx';
import { Container } from '#web/ui/shop/container.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { EmptyState } from '#web/ui/shop/message/empty-state.tsx';
import { Spinner } from '#web/ui/shop/message/spinner.tsx';
import { lazyPart } from '#web/ui/shop/rendering/lazy-part.tsx';
import { PageHead } from '#web/ui/shop/rendering/page-head.tsx';
import { BestellungFehlt } from './bestellung-fehlt.tsx';
import styles from './bestellung-page.module.css';

/** Beside the page, for its weight; requested together with the order. */
const loadAnsicht = async () =>
  (await import('#features/bestellung/web/shop/bestellung-ansicht.tsx')).BestellungAnsicht;
const BestellungAnsicht = lazyPart(loadAnsicht);

/** Loaded only for an order without an account: it brings all that passwords need. */
const BestellungKonto = lazyPart(async () => (await import('./bestellung-konto.tsx')).BestellungKonto);

/** What most people never look at. */
const GastDaten = lazyPart(
  async () => (await import('#features/konto/web/shop/daten/gast-daten.tsx')).GastDaten,
);

/**
 * The page of one order, for the people who have its link. The server sends it without the order, and the
 * same for all links (`secret-page.ts`); the link is in no title, no canonical address and no referrer.
 */
export function BestellungPage() {
  const { token = '' } = useParams();
  return (
    <Container className={styles.page}>
      <PageHead title="Ihre Bestellung" description="Stand und Inhalt Ihrer Bestellung." isMissing />
      {/* After the checkout the document's headers are those of another page. */}
      <meta name="referrer" content="no-referrer" />
      <Bestellung key={token} token={token} />
    </Container>
  );
}

function Bestellung({ token }: { token: string }) {
  const { data: bestellung, error, isFetching, refetch } = useBestellung(token);
  const [meldung, setMeldung] = useState('');
  const isNeu = useIsNeu(bestellung?.bestelltAt);
  // A failure shows when the part is drawn.
  useEffect(() => void loadAnsicht().catch(() => {}), []);
  if (!bestellung && error) {
    const isMissing = error instanceof ApiError && error.status === 404;
    return isMissing ? <BestellungFehlt /> : <Unbekannt isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!bestellung) return <Laedt />;
  const hasOffer = !bestellung.hatKonto && bestellung.stand !== 'storniert';
  return (
    <Suspense fallback={<Laedt />}>
      <BestellungAnsicht
        bestellung={bestellung}
        token={token}
        isNeu={isNeu}
        meldung={meldung}
        onMeldung={setMeldung}
        daten={
          <Suspense>
            <GastDaten bestellung={bestellung} token={token} onMeldung={setMeldung} />
          </Suspense>
        }
        konto={
          hasOffer && (
            <Suspense>
              <BestellungKonto bestellung={bestellung} token={token} onMeldung={setMeldung} />
            </Suspense>
          )
        }
      />
    </Suspense>
  );
}

const hourMs = 3_600_000;

/**
 * Whether the page has just followed the checkout: for an hour, also over a reload, for which the history
 * keeps its entry's state.
 */
function useIsNeu(bestelltAt = ''): boolean {
  const { state } = useLocation();
  const isReload = useNavigationType() === 'POP';
  // Beside the time of the order, because clocks of phones may be wrong.
  const [openedAt] = useState(() => (isReload ? 0 : Date.now()));
  const now = Date.now();
  return (
    state?.isNeu === true && [openedAt, Date.parse(bestelltAt)].some((at) => Math.abs(now - at) < hourMs)
  );
}

function Laedt() {
  return (
    <>
      <h1 className={styles.heading}>Ihre Bestellung</h1>
      <Spinner label="Lade Bestellung..." />
    </>
  );
}

function Unbekannt({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  return (
    <>
      <h1 className={styles.heading}>Ihre Bestellung</h1>
      <EmptyState
        action={
          <Button disabled={isBusy} onClick={onRetry}>
            {isBusy ? 'Wird geladen …' : 'Erneut versuchen'}
          </Button>
        }
      >
        <Alert kind="error">
          Ihre Bestellung konnte gerade nicht geladen werden. Bei uns ist sie gut aufgehoben.
        </Alert>
      </EmptyState>
    </>
  );
}
