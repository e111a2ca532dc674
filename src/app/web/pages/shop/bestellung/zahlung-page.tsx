import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { bestellungKey } from '#features/bestellung/web/bestellung.queries.ts';
import { rueckkehrOf } from '#features/zahlung/online/zahlungsansicht.ts';
import { ZahlungLaedt, Zahlungsseite } from '#features/zahlung/web/shop/zahlungsseite.tsx';
import { Container } from '#web/ui/shop/container.tsx';
import { PageHead } from '#web/ui/shop/rendering/page-head.tsx';
import { useIsHydrating } from '#web/ui/shop/rendering/use-is-hydrating.ts';
import { BestellungFehlt } from './bestellung-fehlt.tsx';
import styles from './bestellung-page.module.css';

/** The page on which one order is paid, as secret as the order's own (`bestellung-page.tsx`). */
export function ZahlungPage() {
  const { token = '' } = useParams();
  const [suche] = useSearchParams();
  const zurueck = suche.get('zurueck');
  // The server knows neither link nor way back.
  const isHydrating = useIsHydrating();
  return (
    <Container className={styles.page}>
      <PageHead title="Ihre Zahlung" description="Bezahlen Sie Ihre Bestellung." isMissing />
      <meta name="referrer" content="no-referrer" />
      {isHydrating ? (
        <ZahlungLaedt />
      ) : (
        <Zahlung key={`${token} ${zurueck}`} token={token} zurueck={zurueck} />
      )}
    </Container>
  );
}

function Zahlung({ token, zurueck }: { token: string; zurueck: string | null }) {
  const { state } = useLocation();
  const [isNeu] = useState(state?.isNeu === true && zurueck === null);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const handleFertig = () => {
    // As it was before it was paid.
    queryClient.removeQueries({ queryKey: bestellungKey(token) });
    void navigate(`/bestellung/${token}`, { replace: true, state: { isNeu: true } });
  };
  return (
    <Zahlungsseite
      token={token}
      rueckkehr={rueckkehrOf(zurueck)}
      isNeu={isNeu}
      fehlt={<BestellungFehlt />}
      onFertig={handleFertig}
    />
  );
}
