import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import { StatusChip } from '#web/ui/verwaltung/display/status-chip.tsx';
import type { PackAuftrag, PackPosten } from '../../contract.ts';
import { packText } from '../../pack-text.ts';
import { adressProbleme } from '../../papier-probleme.ts';
import { type Haken, isDabei } from './pack-haken.ts';
import { packLabel, wohinText } from './pack-worte.ts';
import styles from './packen.module.css';

type PackKarteProps = {
  auftrag: PackAuftrag;
  haken: Haken;
  onToggle: (posten: PackPosten) => void;
  onPack: (() => Promise<void>) | undefined;
};

/** One order: where to, what is in it, and its button. */
export function PackKarte({ auftrag, haken, onToggle, onPack }: PackKarteProps) {
  const { _id, nummer, name, posten } = auftrag;
  const isAlles = posten.every((one) => isDabei(haken, _id, one));
  return (
    <li className={`card stack-3 ${styles.karte}`} aria-labelledby={`auftrag-${_id}`}>
      <div className={`spread ${styles.kopf}`}>
        <h3 id={`auftrag-${_id}`} className={styles.wer}>
          <bdi>{name}</bdi>
        </h3>
        <Link to={`/admin/bestellungen/${_id}`} className={`touch-line ${styles.nummer}`}>
          {nummer}
        </Link>
      </div>
      <p className={styles.wohin}>
        {keyed(wohinText(auftrag)).map(([key, text]) => (
          <span key={key}>{text}</span>
        ))}
      </p>
      <Hinweise auftrag={auftrag} />
      <ul className={styles.liste}>
        {posten.map((one) => (
          <Posten
            key={one.nr}
            posten={one}
            nummer={nummer}
            isDabei={isDabei(haken, _id, one)}
            onToggle={() => onToggle(one)}
          />
        ))}
      </ul>
      {onPack && (
        <PackButton nummer={nummer} label={packLabel(auftrag)} isPrimary={isAlles} onPack={onPack} />
      )}
    </li>
  );
}

/** What is wrong with the address, and what was noted. */
function Hinweise({ auftrag }: { auftrag: PackAuftrag }) {
  return (
    <>
      {adressProbleme(auftrag).map((text) => (
        <p key={text} className={styles.notiz}>
          <StatusChip tone="bad">Adresse</StatusChip> <span>{text}</span>
        </p>
      ))}
      {keyed(auftrag.notizen).map(([key, text]) => (
        <p key={key} className={styles.notiz}>
          <StatusChip tone="warning">Notiz</StatusChip> <span>{text}</span>
        </p>
      ))}
    </>
  );
}

/** Two texts may be equal. */
function keyed(texte: string[]): [string, string][] {
  return texte.map((text, index) => [`${index} ${text}`, text]);
}

type PostenProps = { posten: PackPosten; nummer: string; isDabei: boolean; onToggle: () => void };

function Posten({ posten: { name, menge, merkmale }, nummer, isDabei, onToggle }: PostenProps) {
  const dazu = packText(merkmale);
  return (
    <li>
      <label className={`row-3 ${styles.zeile}`} data-done={isDabei}>
        <input type="checkbox" className={styles.haken} checked={isDabei} onChange={onToggle} />
        <span className={styles.worte}>
          <span className={styles.name}>
            <b className={styles.menge}>{`${menge} ×`}</b>
            {'\u00a0'}
            <span>{name}</span>
          </span>
          {dazu && <span className="quiet">{dazu}</span>}
          <VisuallyHidden>{`, ${nummer}`}</VisuallyHidden>
        </span>
      </label>
    </li>
  );
}

type PackButtonProps = { nummer: string; label: string; isPrimary: boolean; onPack: () => Promise<void> };

function PackButton({ nummer, label, isPrimary, onPack }: PackButtonProps) {
  const [isPending, setIsPending] = useState(false);
  const handleClick = async () => {
    setIsPending(true);
    await onPack();
    setIsPending(false);
  };
  return (
    <Button
      className={styles.gepackt}
      variant={isPrimary ? 'filled' : 'default'}
      aria-label={`${nummer}: ${label}`}
      loading={isPending}
      onClick={() => void handleClick()}
    >
      {label}
    </Button>
  );
}
