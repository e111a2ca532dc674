import { Button, Checkbox } from '@mantine/core';
import { Link } from 'react-router';
import { formatDatum } from '#shared/datum/datum.ts';
import { formatEuro } from '#shared/number/money.ts';
import type { AltbestandEintrag } from '../../../altbestand-contract.ts';
import { hindernisText } from '../../../altbestand-hindernis.ts';
import { titelOf } from '../../../altbestand-text.ts';
import { wozuPath } from '../beleg-angaben.ts';
import styles from './altbestand.module.css';

type AltbestandZeileProps = {
  eintrag: AltbestandEintrag;
  isAn: boolean;
  onChange: (isAn: boolean) => void;
  onAbhaken: () => void;
  isBusy: boolean;
};

/** One that gets a document when it is ticked, or the reason why it gets none: its invoice is written by hand. */
export function AltbestandZeile({ eintrag, isAn, onChange, onAbhaken, isBusy }: AltbestandZeileProps) {
  const { hindernis } = eintrag;
  const path = wozuPath(eintrag);
  const titel = titelOf(eintrag);
  return (
    <li className={styles.zeile}>
      {hindernis ? (
        <div className={styles.hindernis}>
          <p>{titel}</p>
          <p className="quiet">{angabenOf(eintrag)}</p>
          <p>{hindernisText[hindernis]}</p>
          <Button
            variant="default"
            className={styles.weiter}
            aria-label={`${titel} als schon berechnet abhaken`}
            disabled={isBusy}
            onClick={onAbhaken}
          >
            Als schon berechnet abhaken
          </Button>
        </div>
      ) : (
        <Checkbox
          label={<bdi>{titel}</bdi>}
          description={<bdi>{angabenOf(eintrag)}</bdi>}
          checked={isAn}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      )}
      {path && (
        <Link to={path} className="touch-line" aria-label={`${titel} ansehen`}>
          Ansehen
        </Link>
      )}
    </li>
  );
}

/** 'Mia Sommer · 21.11.2026 · 15,10 €'; nothing is known of what cannot be read. */
function angabenOf({ name, tag, brutto, hindernis }: AltbestandEintrag): string {
  const betrag = hindernis === 'unlesbar' ? '' : formatEuro(brutto);
  return [name, tag && `geliefert am ${formatDatum(tag)}`, betrag].filter(Boolean).join(' · ');
}
