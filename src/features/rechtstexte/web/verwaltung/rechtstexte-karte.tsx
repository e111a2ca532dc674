import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import { failureText } from '#web/ui/verwaltung/form/show-failure.ts';
import { LoadFailure } from '#web/ui/verwaltung/list/load-failure.tsx';
import type { RechtstextUebersicht } from '../../contract.ts';
import { rechtstextSeiten } from '../../rechtstext-art.ts';
import { RechtstextDialog } from './rechtstext-dialog.tsx';
import type { RechtstextSchritt } from './rechtstext-schritt.ts';
import { RechtstextZustand } from './rechtstext-zustand.tsx';
import styles from './rechtstexte-karte.module.css';
import { rechtstexteQuery } from './rechtstexte-verwaltung.queries.ts';
import { useRechtstextZiel } from './use-rechtstext-ziel.ts';

/** The legal texts with their state: what is valid, planned, drafted, and what is missing. */
export function RechtstexteKarte() {
  const { data, error, refetch } = useQuery(rechtstexteQuery(useApi()));
  const { offen, open, close } = useRechtstextZiel();
  return (
    <section className={`card stack-3 roomy ${styles.karte}`} aria-labelledby="rechtstexte">
      <h2 id="rechtstexte" className={styles.titel}>
        Rechtstexte
      </h2>
      <p className={styles.wofuer}>
        Ein Entwurf ist nur hier zu sehen. Erst beim Veröffentlichen wird er zur neuen Fassung; alle früheren
        bleiben lesbar.
      </p>
      {error && !data && (
        <LoadFailure
          text={failureText('Fehler beim Laden der Rechtstexte: ', error)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton height={480} radius="md" />}
      <ul className={styles.liste} aria-busy={!data && !error}>
        {data?.map((rechtstext) => (
          <Zeile
            key={rechtstext.art}
            rechtstext={rechtstext}
            onOpen={(schritt) => open({ art: rechtstext.art, schritt })}
          />
        ))}
      </ul>
      {offen && (
        <RechtstextDialog
          key={`${offen.art} ${offen.schritt}`}
          {...offen}
          onClose={(danach) => (danach ? open({ art: offen.art, schritt: danach }) : close())}
        />
      )}
    </section>
  );
}

type ZeileProps = { rechtstext: RechtstextUebersicht; onOpen: (schritt: RechtstextSchritt) => void };

function Zeile({ rechtstext, onOpen }: ZeileProps) {
  const { name } = rechtstextSeiten[rechtstext.art];
  return (
    <li className={`spread ${styles.zeile}`}>
      <div>
        <h3 className={styles.name}>{name.replace('Widerrufs', 'Widerrufs\u00ad')}</h3>
        <RechtstextZustand rechtstext={rechtstext} />
      </div>
      <div className="row-2">
        <Button variant="light" aria-label={`${name} bearbeiten`} onClick={() => onOpen('bearbeiten')}>
          Bearbeiten
        </Button>
        <Button variant="default" aria-label={`Fassungen: ${name}`} onClick={() => onOpen('fassungen')}>
          Fassungen
        </Button>
        {rechtstext.entwurf && (
          <Button aria-label={`${name} veröffentlichen`} onClick={() => onOpen('veroeffentlichen')}>
            Veröffentlichen
          </Button>
        )}
      </div>
    </li>
  );
}
