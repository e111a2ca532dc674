import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import { failureText } from '#web/ui/verwaltung/form/show-failure.ts';
import { LoadFailure } from '#web/ui/verwaltung/list/load-failure.tsx';
import { LadenBildTeil } from './laden-bild-teil.tsx';
import { ladenBilderQuery } from './laden-bilder.queries.ts';
import styles from './laden-bilder-karte.module.css';

/** The owner's pictures of home page and 'Das sind wir'. */
export function LadenBilderKarte() {
  const { data, error, refetch } = useQuery(ladenBilderQuery(useApi()));
  return (
    <section id="bilder" className={`card stack-4 roomy ${styles.karte}`} aria-labelledby="bilder-titel">
      <h2 id="bilder-titel" className={styles.titel}>
        Bilder
      </h2>
      <p className={styles.wofuer}>
        Große Bilder für die Startseite und „Das sind wir“. Ohne Bild steht dort eine ruhige Fläche in den
        Farben des Ladens.
      </p>
      {error && !data && (
        <LoadFailure
          text={failureText('Fehler beim Laden der Bilder: ', error)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton height={320} radius="md" />}
      {data && (
        <>
          <LadenBildTeil platz="startseite" bild={data.startseite} />
          <LadenBildTeil platz="dasSindWir" bild={data.dasSindWir} />
        </>
      )}
    </section>
  );
}
