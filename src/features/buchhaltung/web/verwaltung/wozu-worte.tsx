import type { BelegListenZeile } from '../../contract.ts';
import styles from './wozu-worte.module.css';

/** 'Bestellung B-26-K7M4Q', whose number stays whole, or 'Markttag Rheinheim'. */
export function WozuWorte({ zeile: { anlass } }: { zeile: Pick<BelegListenZeile, 'anlass'> }) {
  const { art, text } = anlass;
  if (text === '') return <span>–</span>;
  return (
    <span>
      <span>{art === 'markttag' ? 'Markttag' : 'Bestellung'}</span>{' '}
      <bdi className={art === 'markttag' ? styles.ort : styles.nummer}>{text}</bdi>
    </span>
  );
}
