import { Button, Checkbox, Skeleton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { formatDatum } from '#shared/datum/datum.ts';
import { formatZahl } from '#shared/number/format-zahl.ts';
import { LoadFailure } from '#web/ui/verwaltung/list/load-failure.tsx';
import { failureOf, MoreRows } from '#web/ui/verwaltung/list/more-rows.tsx';
import type { VonHandEintrag } from '../../../altbestand-contract.ts';
import { lieferungenText, titelOf } from '../../../altbestand-text.ts';
import styles from './altbestand.module.css';
import { useVonHand } from './altbestand.queries.ts';
import { AltbestandTeil } from './altbestand-teil.tsx';

type AltbestandVonHandProps = {
  anzahl: number;
  isBusy: boolean;
  onAufnehmen: (eintraege: VonHandEintrag[]) => void;
};

/** The part of the screen that a link can mean. */
export const vonHandHash = '#von-hand';

/** What is ticked off as invoiced by hand, closed at first, to take some of it up again. */
export function AltbestandVonHand({ anzahl, ...props }: AltbestandVonHandProps) {
  const kopf = <span className={`quiet ${styles.name}`}>{`Von Hand berechnet (${formatZahl(anzahl)})`}</span>;
  const isGemeint = useLocation().hash === vonHandHash;
  // A link to it came before it was there.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isGemeint) place.current?.scrollIntoView();
  }, [isGemeint]);
  return (
    <div ref={place}>
      <AltbestandTeil label="Von Hand berechnet" kopf={kopf} isOffen={isGemeint}>
        <Abgehakte anzahl={anzahl} {...props} />
      </AltbestandTeil>
    </div>
  );
}

function Abgehakte({ anzahl, isBusy, onAufnehmen }: AltbestandVonHandProps) {
  const liste = useVonHand();
  const failure = failureOf(liste, 'Die Lieferungen konnten nicht geladen werden.');
  const [wahl, setWahl] = useState<ReadonlySet<string>>(new Set());
  const eintraege = liste.data?.pages.flatMap((page) => page.eintraege) ?? [];
  const gewaehlte = eintraege.filter(({ anlass }) => wahl.has(anlass.id));
  const tick = (id: string, isAn: boolean) =>
    setWahl(new Set(isAn ? [...wahl, id] : [...wahl].filter((one) => one !== id)));
  if (!liste.data && !failure) return <Skeleton height={Math.min(anzahl, 8) * 64} radius="md" />;
  return (
    <fieldset className="stack-3">
      <legend className="visually-hidden">Was wieder aufgenommen wird</legend>
      <ul className={styles.liste}>
        {eintraege.map((eintrag) => (
          <li key={eintrag.anlass.id} className={styles.zeile}>
            <Checkbox
              label={<bdi>{titelOf(eintrag)}</bdi>}
              description={eintrag.tag && `geliefert am ${formatDatum(eintrag.tag)}`}
              checked={wahl.has(eintrag.anlass.id)}
              onChange={({ currentTarget }) => tick(eintrag.anlass.id, currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
      {failure && <LoadFailure {...failure} about="Von Hand berechnet" />}
      <MoreRows list={liste} label="Weitere anzeigen" />
      <Button
        variant="default"
        className={styles.weiter}
        disabled={isBusy || gewaehlte.length === 0}
        onClick={() => onAufnehmen(gewaehlte)}
      >
        {gewaehlte.length === 0
          ? 'Wieder aufnehmen'
          : `${lieferungenText(gewaehlte.length)} wieder aufnehmen`}
      </Button>
    </fieldset>
  );
}
