import { TextInput, type TextInputProps } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { selectOnFocus } from '../shop/select-on-focus.ts';
import styles from './number-field.module.css';
import { stepNumberText } from './step-number.ts';

type NumberFieldProps = Omit<TextInputProps, 'type' | 'inputMode' | 'rightSection' | 'step'> & {
  /** Shown behind the number: 'g', '€', 'Tropfen'. */
  unit?: string;
  /** Whether only whole numbers make sense, for the keyboard of a phone. */
  isWhole?: boolean;
  /** How far an arrow key goes. Without it the keys write nothing: in a count they would invent one. */
  step?: number;
};

/** A number as people type it, with comma or point; what was typed stays (`number-text.ts` reads it). */
export function NumberField({ unit, isWhole = false, step, ...props }: NumberFieldProps) {
  return (
    <TextInput
      {...selectOnFocus}
      {...props}
      onKeyDown={(event) => {
        props.onKeyDown?.(event);
        if (step !== undefined) stepByArrow(event, step);
      }}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      classNames={{ input: styles.input }}
      rightSection={unit && <span className={styles.unit}>{unit}</span>}
      rightSectionWidth={unit && `${unit.length + 2}ch`}
      rightSectionPointerEvents="none"
    />
  );
}

function stepByArrow(event: KeyboardEvent<HTMLInputElement>, step: number): void {
  const { key, currentTarget: input } = event;
  const text = stepNumberText(input.value, key, step);
  if (event.defaultPrevented || text === undefined) return;
  event.preventDefault();
  // Written as if it were typed, so that whoever listens to the field hears of it.
  input.setRangeText(text, 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
