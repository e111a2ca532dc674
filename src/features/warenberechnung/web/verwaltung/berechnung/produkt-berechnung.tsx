import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDatum } from '#shared/datum/datum.ts';
import { useApi } from '#web/api/api-context.ts';
import { failureText } from '#web/ui/verwaltung/form/show-failure.ts';
import { LoadFailure } from '#web/ui/verwaltung/list/load-failure.tsx';
import type { PortfolioProdukt, Warenberechnung } from '../../../contract.ts';
import { berechnungQuery } from '../../warenberechnung.queries.ts';
import { ParameterDialog } from '../parameter/parameter-dialog.tsx';
import { PreisBild } from '../preisbild/preis-bild.tsx';
import { Rechenweg } from '../rechenweg/rechenweg.tsx';
import { berechnungFehler } from '../warenberechnung-texte.ts';
import { BerechnungSkeleton } from './berechnung-skeleton.tsx';
import { BerechnungsKopf } from './berechnungs-kopf.tsx';
import { FehlendHinweis } from './fehlend-hinweis.tsx';
import { Kennzahlen } from './kennzahlen.tsx';
import styles from './produkt-berechnung.module.css';

/** The calculation of one product, or the reason why there is none. */
export function ProduktBerechnung({ produkt }: { produkt: PortfolioProdukt }) {
  const { data, error, refetch } = useQuery(berechnungQuery(useApi(), produkt));
  return (
    <div className={`stack-4 ${styles.blatt}`}>
      {error && <LoadFailure text={failureText(berechnungFehler, error)} onRetry={() => void refetch()} />}
      {data && <Blatt berechnung={data} />}
      {!data && !error && <BerechnungSkeleton />}
    </div>
  );
}

function Blatt({ berechnung }: { berechnung: Warenberechnung }) {
  const [isEditing, setIsEditing] = useState(false);
  const { notizen, updatedAt, portfolioProdukt } = berechnung;
  return (
    <>
      <BerechnungsKopf berechnung={berechnung} onEdit={() => setIsEditing(true)} />
      <FehlendHinweis berechnung={berechnung} />
      <Kennzahlen berechnung={berechnung} />
      <section className={`card ${styles.karte}`} aria-labelledby="preis-bild">
        <h3 id="preis-bild" className={styles.titel}>
          Was im Preis steckt
        </h3>
        <PreisBild berechnung={berechnung} preis={portfolioProdukt.preis} />
      </section>
      <section className={`card ${styles.karte}`} aria-labelledby="rechenweg">
        <h3 id="rechenweg" className={styles.titel}>
          Der Rechenweg
        </h3>
        <Rechenweg berechnung={berechnung} />
        {notizen && <p className={styles.notizen}>{notizen}</p>}
        {updatedAt && (
          <p className={`quiet ${styles.stand}`}>{`Zuletzt bearbeitet am ${formatDatum(updatedAt)}`}</p>
        )}
      </section>
      {isEditing && <ParameterDialog berechnung={berechnung} onClose={() => setIsEditing(false)} />}
    </>
  );
}
