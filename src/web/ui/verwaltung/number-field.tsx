import { TextInput, type TextInputProps } from '@mantine/core';
import { selectOnFocus } from '../shop/select-on-focus.ts';
import styles from './number-field.module.css';

type NumberFieldProps = Omit<TextInputProps, 'type' | 'inputMode' | 'rightSection'> & {
  /** Shown behind the number: 'g', '€', 'Tropfen'. */
  unit?: string;
  /** Whether only whole numbers make sense, for the keyboard of a phone. */
  isWhole?: boolean;
};

/** A number as people type it, with comma or point; what was typed stays (`number-text.ts` reads it). */
export function NumberField({ unit, isWhole = false, ...props }: NumberFieldProps) {
  return (
    <TextInput
      {...selectOnFocus}
      {...props}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      classNames={{ input: styles.input }}
      rightSection={unit && <span className={styles.unit}>{unit}</span>}
      rightSectionWidth={unit && `${unit.length + 2}ch`}
      rightSectionPointerEvents="none"
    />
  );
}
