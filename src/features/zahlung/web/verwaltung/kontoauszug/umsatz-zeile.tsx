import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { formatDatum } from '#shared/datum/datum.ts';
import { formatEuro } from '#shared/number/money.ts';
import { NummernText } from '#web/ui/verwaltung/display/nummern-text.tsx';
import type { AbgeglichenerUmsatz, TeilZahlung } from '../../../contract.ts';
import type { WaehlbarerAuftrag } from '../../../kontoauszug/read-abgleich.ts';
import styles from './umsatz-zeile.module.css';

type UmsatzZeileProps = {
  zeile: AbgeglichenerUmsatz;
  teile: TeilZahlung[];
  auftragOf: (id: string) => WaehlbarerAuftrag | undefined;
  isGewaehlt: boolean;
  /** Chosen by hand: the reason that was found does not hold any more. */
  isVonHand: boolean;
  isDisabled: boolean;
  onGewaehlt: (isGewaehlt: boolean) => void;
  onWaehlen: () => void;
};

/** A transfer with what it is for: a tick books it, a button chooses another order. */
export function UmsatzZeile({ zeile, teile, auftragOf, ...props }: UmsatzZeileProps) {
  const { isGewaehlt, isVonHand, isDisabled, onGewaehlt, onWaehlen } = props;
  const hasZiel = teile.length > 0;
  const wer = zeile.name || 'Ohne Namen';
  const nummern = teile.map(({ auftragId }) => auftragOf(auftragId)?.nummer ?? '');
  const kopf = (
    <>
      <span className={styles.name}>
        <bdi>{wer}</bdi>
        <span className={styles.tag}>{formatDatum(zeile.tag)}</span>
      </span>
      <span className={styles.betrag}>{formatEuro(zeile.betrag)}</span>
    </>
  );
  return (
    <li className={styles.zeile} data-gewaehlt={isGewaehlt && hasZiel}>
      {hasZiel ? (
        <label className={styles.kopf}>
          <input
            type="checkbox"
            className={styles.haken}
            aria-label={`${wer}, ${formatEuro(zeile.betrag)} buchen auf ${nummern.join(' und ')}`}
            checked={isGewaehlt}
            disabled={isDisabled}
            onChange={({ currentTarget }) => onGewaehlt(currentTarget.checked)}
          />
          {kopf}
        </label>
      ) : (
        <div className={styles.kopf}>{kopf}</div>
      )}
      {zeile.zweck && (
        <p className={styles.zweck}>
          <NummernText text={zeile.zweck} />
        </p>
      )}
      {teile.map((teil) => (
        <Ziel key={teil.auftragId} teil={teil} auftrag={auftragOf(teil.auftragId)} />
      ))}
      <div className={styles.fuss}>
        <p className={styles.grund}>
          <NummernText text={isVonHand ? 'Von Ihnen gewählt.' : zeile.grund} />
        </p>
        <Button
          variant="default"
          disabled={isDisabled}
          aria-label={`${wer}, ${formatEuro(zeile.betrag)}: ${hasZiel ? 'Andere Bestellung' : 'Bestellung wählen'}`}
          onClick={onWaehlen}
        >
          {hasZiel ? 'Andere Bestellung' : 'Bestellung wählen'}
        </Button>
      </div>
    </li>
  );
}

function Ziel({ teil, auftrag }: { teil: TeilZahlung; auftrag: WaehlbarerAuftrag | undefined }) {
  if (!auftrag) return null;
  return (
    <p className={styles.ziel}>
      <Link to={`/admin/bestellungen/${auftrag._id}`} target="_blank" rel="noreferrer">
        {auftrag.nummer}
      </Link>{' '}
      <bdi>{auftrag.name}</bdi>
      <span>{`: ${formatEuro(teil.betrag)} von ${formatEuro(auftrag.offen)} offen`}</span>
    </p>
  );
}
