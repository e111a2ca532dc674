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
export function UmsatzZeile(props: UmsatzZeileProps) {
  const { zeile, teile, auftragOf, isGewaehlt, isVonHand, isDisabled, onWaehlen } = props;
  const hasZiel = teile.length > 0;
  const wahl = hasZiel ? 'Andere Bestellung' : 'Bestellung wählen';
  return (
    <li className={styles.zeile} data-gewaehlt={isGewaehlt && hasZiel}>
      {hasZiel ? (
        <Haken {...props} />
      ) : (
        <div className={`row-3 ${styles.kopf}`}>
          <Kopf zeile={zeile} />
        </div>
      )}
      {zeile.zweck && (
        <p className={`quiet ${styles.zweck}`}>
          <NummernText text={zeile.zweck} />
        </p>
      )}
      {teile.map((teil) => (
        <Ziel key={teil.auftragId} teil={teil} auftrag={auftragOf(teil.auftragId)} />
      ))}
      <div className={`spread ${styles.fuss}`}>
        <p className={`quiet ${styles.grund}`}>
          <NummernText text={isVonHand ? 'Von Ihnen gewählt.' : zeile.grund} />
        </p>
        <Button
          variant="default"
          disabled={isDisabled}
          aria-label={`${werOf(zeile)}, ${formatEuro(zeile.betrag)}: ${wahl}`}
          onClick={onWaehlen}
        >
          {wahl}
        </Button>
      </div>
    </li>
  );
}

/** Books the transfer on the orders that are found or chosen. */
function Haken({ zeile, teile, auftragOf, isGewaehlt, isDisabled, onGewaehlt }: UmsatzZeileProps) {
  const nummern = teile.map(({ auftragId }) => auftragOf(auftragId)?.nummer ?? '');
  return (
    <label className={`row-3 ${styles.kopf}`}>
      <input
        type="checkbox"
        className={styles.haken}
        aria-label={`${werOf(zeile)}, ${formatEuro(zeile.betrag)} buchen auf ${nummern.join(' und ')}`}
        checked={isGewaehlt}
        disabled={isDisabled}
        onChange={({ currentTarget }) => onGewaehlt(currentTarget.checked)}
      />
      <Kopf zeile={zeile} />
    </label>
  );
}

function Kopf({ zeile }: Pick<UmsatzZeileProps, 'zeile'>) {
  return (
    <>
      <span className={styles.name}>
        <bdi>{werOf(zeile)}</bdi>
        <span className={`quiet ${styles.tag}`}>{formatDatum(zeile.tag)}</span>
      </span>
      <span className={`amount ${styles.betrag}`}>{formatEuro(zeile.betrag)}</span>
    </>
  );
}

function werOf({ name }: AbgeglichenerUmsatz): string {
  return name || 'Ohne Namen';
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
