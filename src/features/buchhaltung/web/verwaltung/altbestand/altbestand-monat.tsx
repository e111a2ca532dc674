import { Skeleton } from '@mantine/core';
import { useId, useState } from 'react';
import { formatMonat } from '#shared/datum/datum.ts';
import { AdminIcon } from '#web/ui/verwaltung/icons.tsx';
import { LoadFailure } from '#web/ui/verwaltung/list/load-failure.tsx';
import { Pressable } from '#web/ui/verwaltung/pressable.tsx';
import { lieferungenText } from '../../../altbestand-text.ts';
import styles from './altbestand.module.css';
import { useAltmonat } from './altbestand.queries.ts';
import { AltbestandAuswahl, type WahlProps } from './altbestand-auswahl.tsx';

type AltbestandMonatProps = WahlProps & { monat: string; anzahl: number };

/** A month, closed at first. */
export function AltbestandMonat({ monat, anzahl, ...wahlProps }: AltbestandMonatProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const name = formatMonat(`${monat}-01`);
  return (
    <section className={`card ${styles.monat}`} aria-label={name}>
      <h2>
        <Pressable
          className={styles.kopf}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={styles.name}>{name}</span>
          <span className="quiet">{lieferungenText(anzahl)}</span>
          <AdminIcon name="expand" size={20} />
        </Pressable>
      </h2>
      {isOpen && (
        <div id={id} className={styles.inhalt}>
          <Eintraege monat={monat} name={name} anzahl={anzahl} {...wahlProps} />
        </div>
      )}
    </section>
  );
}

function Eintraege({ monat, name, anzahl, ...wahlProps }: AltbestandMonatProps & { name: string }) {
  const { data: eintraege, isError, refetch } = useAltmonat(monat);
  if (!eintraege && isError)
    return (
      <LoadFailure
        text="Die Lieferungen konnten nicht geladen werden."
        about={name}
        onRetry={() => void refetch()}
      />
    );
  if (!eintraege) return <Skeleton height={Math.min(anzahl, 8) * 64 + 44} radius="md" />;
  return <AltbestandAuswahl name={name} eintraege={eintraege} {...wahlProps} />;
}
