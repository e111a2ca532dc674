import { Skeleton } from '@mantine/core';
import { monatText } from '#shared/datum/monat.ts';
import { LoadFailure } from '#web/ui/verwaltung/list/load-failure.tsx';
import { lieferungenText } from '../../../altbestand-text.ts';
import styles from './altbestand.module.css';
import { useAltmonat } from './altbestand.queries.ts';
import { AltbestandAuswahl, type WahlProps } from './altbestand-auswahl.tsx';
import { AltbestandTeil } from './altbestand-teil.tsx';

type AltbestandMonatProps = WahlProps & { monat: string; anzahl: number; isErster: boolean };

/** A month, closed at first unless it is the first of them. */
export function AltbestandMonat({ monat, anzahl, isErster, ...wahlProps }: AltbestandMonatProps) {
  const name = monatText(monat);
  const kopf = (
    <>
      <span className={styles.name}>{name}</span>
      <span className="quiet">{lieferungenText(anzahl)}</span>
    </>
  );
  return (
    <AltbestandTeil label={name} kopf={kopf} isCard isOffen={isErster}>
      <Eintraege {...{ monat, name, anzahl }} {...wahlProps} />
    </AltbestandTeil>
  );
}

type EintraegeProps = WahlProps & { monat: string; anzahl: number; name: string };

function Eintraege({ monat, name, anzahl, ...wahlProps }: EintraegeProps) {
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
