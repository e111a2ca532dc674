import { ActionIcon } from '@mantine/core';
import styles from './auftrag-dialoge.module.css';

type StueckZaehlerProps = {
  /** What is counted, in the labels of its buttons. */
  name: string;
  menge: number;
  von: number;
  onMenge: (menge: number) => void;
};

/** Pieces, from none to all that there are, by taps. */
export function StueckZaehler({ name, menge, von, onMenge }: StueckZaehlerProps) {
  return (
    <span className={styles.zaehler}>
      <ActionIcon
        variant="default"
        data-field
        aria-label={`${name}: ein Stück weniger`}
        disabled={menge <= 0}
        onClick={() => onMenge(menge - 1)}
      >
        −
      </ActionIcon>
      <output className={`amount ${styles.menge}`} aria-label={`${name}: Stück`}>
        {`${menge} von ${von}`}
      </output>
      <ActionIcon
        variant="default"
        data-field
        aria-label={`${name}: ein Stück mehr`}
        disabled={menge >= von}
        onClick={() => onMenge(menge + 1)}
      >
        +
      </ActionIcon>
    </span>
  );
}
