import { NumberField } from '#web/ui/verwaltung/number-field/number-field.tsx';
import { euroToText } from '#web/ui/verwaltung/number-field/number-text.ts';
import { umsatzProblem } from '../../blatt.ts';
import styles from './blatt.module.css';

type UmsatzFeldProps = { text: string; wert: number; onChange: (text: string) => void };

/** What came in: the worth of what was sold, unless another sum is typed over it. */
export function UmsatzFeld({ text, wert, onChange }: UmsatzFeldProps) {
  return (
    <NumberField
      className={styles.umsatz}
      label="Umsatz"
      unit="€"
      placeholder={euroToText(wert)}
      enterKeyHint="done"
      value={text}
      error={umsatzProblem(text)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
