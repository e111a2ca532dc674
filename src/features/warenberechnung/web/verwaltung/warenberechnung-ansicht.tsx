import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useApi } from '#web/api/api-context.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { failureText } from '#web/ui/verwaltung/form/show-failure.ts';
import { EmptyList } from '#web/ui/verwaltung/list/empty-list.tsx';
import { LoadFailure } from '#web/ui/verwaltung/list/load-failure.tsx';
import type { AuswahlProdukt } from '../../read-antwort.ts';
import { warenberechnungenQuery } from '../warenberechnung.queries.ts';
import { BerechnungSkeleton } from './berechnung/berechnung-skeleton.tsx';
import { ProduktBerechnung } from './berechnung/produkt-berechnung.tsx';
import { ProduktWaehler } from './produktauswahl/produkt-waehler.tsx';
import { useGewaehltesProdukt } from './produktauswahl/use-gewaehltes-produkt.ts';
import styles from './warenberechnung-ansicht.module.css';
import { keineProdukteText, produkteFehler } from './warenberechnung-texte.ts';

/** The products beside the calculation of the selected one. */
export function WarenberechnungAnsicht() {
  const { data, error, refetch } = useQuery(warenberechnungenQuery(useApi()));
  const failure = error && (
    <LoadFailure text={failureText(produkteFehler, error)} onRetry={() => void refetch()} />
  );
  if (!data) return failure ?? <Waiting />;
  return (
    <>
      {failure}
      {data.length === 0 ? <KeineProdukte /> : <Gewaehlt produkte={data} />}
    </>
  );
}

function Gewaehlt({ produkte }: { produkte: AuswahlProdukt[] }) {
  const wanted = useGewaehltesProdukt();
  const chosen = wanted === null ? produkte[0] : produkte.find(({ _id }) => _id === wanted);
  return (
    <div className={styles.ansicht}>
      <ProduktWaehler produkte={produkte} chosen={chosen} />
      {chosen ? (
        <ProduktBerechnung key={chosen._id} produkt={chosen} />
      ) : (
        <Alert kind="warning">Dieses Produkt gibt es nicht mehr. Bitte wählen Sie ein anderes.</Alert>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.ansicht} aria-busy="true">
      <Skeleton height="60vh" visibleFrom="lg" />
      <BerechnungSkeleton />
    </div>
  );
}

function KeineProdukte() {
  return (
    <EmptyList
      title={keineProdukteText}
      action={
        <Button component={Link} to="/admin/portfolio">
          Zur Portfolio-Verwaltung
        </Button>
      }
    />
  );
}
