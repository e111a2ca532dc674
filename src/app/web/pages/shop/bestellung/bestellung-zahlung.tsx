import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { bestellungKey } from '#features/bestellung/web/bestellung.queries.ts';
import { rueckkehrOf } from '#features/zahlung/online/zahlungsansicht.ts';
import { Zahlungsseite } from '#features/zahlung/web/shop/zahlungsseite.tsx';
import { BestellungFehlt } from './bestellung-fehlt.tsx';

type BestellungZahlungProps = {
  token: string;
  /** What the address says of the way back from the provider's page. */
  zurueck: string | null;
};

/** The payment of an order, which leads back to the order's page. */
export function BestellungZahlung({ token, zurueck }: BestellungZahlungProps) {
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
