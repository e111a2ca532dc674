import { TextInput, type TextInputProps } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { withoutUnit } from '#shared/number/parse-number.ts';
import { selectOnFocus } from '../../shop/form/select-on-focus.ts';
import { VisuallyHidden } from '../../shop/visually-hidden.tsx';
import styles from './number-field.module.css';
import { stepNumberText } from './step-number.ts';
import { unitWords } from './unit-words.ts';

type NumberFieldProps = Omit<TextInputProps, 'type' | 'inputMode' | 'rightSection' | 'step'> & {
  /** Shown behind the number and read as part of the name: 'g', '€', 'Tropfen'. */
  unit?: string;
  /** Whether only whole numbers are valid, for the keyboard of a phone. */
  isWhole?: boolean;
  /** The step of the arrow keys. Without it they do nothing: in a count they would make up a number. */
  step?: number;
};

/**
 * A number as typed text, with comma or point; only its own unit, which stands behind it, is taken off
 * (`number-text.ts` parses it).
 */
export function NumberField({ unit, isWhole = false, step, ...props }: NumberFieldProps) {
  const { label, 'aria-label': name } = props;
  const read = unitWords(unit, label ?? name);
  return (
    <TextInput
      {...selectOnFocus}
      {...props}
      label={label && read ? <Named {...{ label, read }} /> : label}
      aria-label={name && name + read}
      onKeyDown={(event) => {
        props.onKeyDown?.(event);
        if (step !== undefined) stepByArrow(event, step);
      }}
      onChange={(event) => {
        const { currentTarget: input } = event;
        const number = withoutUnit(input.value, unit);
        if (number !== input.value) input.value = number;
        props.onChange?.(event);
      }}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      classNames={{ input: styles.input, section: styles.unit }}
      rightSection={unit}
      rightSectionWidth={unit && `${unit.length + 2}ch`}
      rightSectionPointerEvents="none"
    />
  );
}

function Named({ label, read }: { label: ReactNode; read: string }) {
  return (
    <>
      <span>{label}</span>
      <VisuallyHidden>{read}</VisuallyHidden>
    </>
  );
}

function stepByArrow(event: KeyboardEvent<HTMLInputElement>, step: number): void {
  const { key, currentTarget: input } = event;
  const text = stepNumberText(input.value, key, step);
  if (event.defaultPrevented || text === undefined) return;
  event.preventDefault();
  // Written like typed input, so that listeners of the field receive it.
  input.setRangeText(text, 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
