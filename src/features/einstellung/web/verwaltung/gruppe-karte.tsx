import { Button, Skeleton } from '@mantine/core';
import { use } from 'react';
import { formatZeitpunkt } from '#shared/datum/datum.ts';
import { errorText } from '#web/api/error-text.ts';
import { LoadFailure } from '#web/ui/verwaltung/list/load-failure.tsx';
import type { Gruppe, Stand } from '../../gruppen/gruppen.ts';
import { gruppenTitel } from '../../gruppen/gruppen-titel.ts';
import type { StandVon } from '../einstellung.queries.ts';
import styles from './gruppe-karte.module.css';
import { NummernFolgeContext } from './gruppen/nummern-folge.ts';
import { gruppenMaskeOf } from './gruppen-masken.ts';

type GruppeKarteProps = {
  von: StandVon;
  onEdit: () => void;
  onVerlauf: () => void;
};

/** One group of settings: what is saved, by whom and when, and the ways to change it. */
export function GruppeKarte({ von: { gruppe, stand, error, reload }, onEdit, onVerlauf }: GruppeKarteProps) {
  const titel = gruppenTitel[gruppe];
  return (
    <article className={`card stack-3 roomy ${styles.karte}`} aria-labelledby={`gruppe-${gruppe}`}>
      <h2 id={`gruppe-${gruppe}`} className={styles.titel}>
        {titel}
      </h2>
      <p className={styles.wofuer}>{gruppenMaskeOf(gruppe).wofuer}</p>
      {error && !stand ? (
        <LoadFailure text={errorText(error)} about={titel} onRetry={reload} />
      ) : (
        <Gespeichert gruppe={gruppe} stand={stand} />
      )}
      {stand && (
        <div className="row-2">
          <Button variant="light" aria-label={`${titel} bearbeiten`} onClick={onEdit}>
            Bearbeiten
          </Button>
          {stand.version > 0 && (
            <Button variant="default" aria-label={`Verlauf von ${titel}`} onClick={onVerlauf}>
              Verlauf
            </Button>
          )}
        </div>
      )}
    </article>
  );
}

/** The saved values; a skeleton while they are loading. */
export function Gespeichert({ gruppe, stand }: { gruppe: Gruppe; stand: Stand<Gruppe> | undefined }) {
  const folge = use(NummernFolgeContext);
  if (!stand) return <Skeleton height={120} radius="md" />;
  return (
    <>
      <dl className={styles.zeilen}>
        {gruppenMaskeOf(gruppe)
          .zeilen(stand.angaben, folge)
          .map(({ name, wert }) => (
            <div key={name} className={styles.zeile}>
              <dt>{name}</dt>
              <dd data-empty={wert === ''}>{wert || 'noch nicht angegeben'}</dd>
            </div>
          ))}
      </dl>
      <p className={styles.wann}>{wannText(stand)}</p>
    </>
  );
}

function wannText({ geaendertAt, von }: Stand<Gruppe>): string {
  if (geaendertAt === null) return 'Noch nicht gespeichert.';
  return `Gespeichert am ${formatZeitpunkt(geaendertAt)} Uhr von ${von ?? 'dem Laden'}.`;
}
