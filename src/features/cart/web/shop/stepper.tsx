import { type KeyboardEvent, useState } from 'react';
import { pressable } from '#web/ui/shop/button.tsx';
import { selectOnFocus } from '#web/ui/shop/form/select-on-focus.ts';
import { maxMenge, minMenge } from '../../menge.ts';
import { typedMenge } from '../../menge-folge.ts';
import { CartIcon } from './cart-icon.tsx';
import styles from './stepper.module.css';

type StepperProps = {
  /** The product's name for the labels of the controls. */
  name: string;
  menge: number;
  /** The most pieces that can be chosen; a number that is typed may be higher, and the answer says what there is. */
  max?: number;
  isDisabled?: boolean;
  onChange: (menge: number) => void;
};

/** A quantity, to tap or to type (requirements.md, storefront §5). */
export function Stepper({ name, menge, max = maxMenge, isDisabled = false, onChange }: StepperProps) {
  return (
    <fieldset className={styles.stepper}>
      <button
        type="button"
        aria-label={`Menge von ${name} verringern`}
        {...pressable(isDisabled || menge <= minMenge, () => onChange(menge - 1))}
      >
        <CartIcon name="minus" size={20} />
      </button>
      <MengeInput {...{ name, menge, max, isDisabled, onChange }} />
      <button
        type="button"
        aria-label={`Menge von ${name} erhöhen`}
        {...pressable(isDisabled || menge >= max, () => onChange(menge + 1))}
      >
        <CartIcon name="plus" size={20} />
      </button>
    </fieldset>
  );
}

type MengeInputProps = Required<StepperProps>;

const stepOf: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 };

/** An incomplete number stays as typed ('', '-'); on blur it counts as requirements.md, storefront §5 says. */
function MengeInput({ name, menge, max, isDisabled, onChange }: MengeInputProps) {
  const [unfinished, setUnfinished] = useState<string>();

  const take = (text: string) => {
    setUnfinished(undefined);
    const typed = typedMenge(text, Math.max(max, maxMenge));
    if (typed !== undefined && typed !== menge) onChange(typed);
  };
  const leave = () => {
    if (unfinished !== undefined) take(unfinished);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') leave();
    const step = stepOf[event.key];
    if (!step || isDisabled) return;
    event.preventDefault();
    if (step < 0 || menge < max) take(String(menge + step));
  };

  return (
    <input
      {...selectOnFocus}
      className={styles.input}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      role="spinbutton"
      aria-label={`Menge von ${name}`}
      aria-valuemin={minMenge}
      aria-valuemax={Number.isFinite(max) ? max : undefined}
      aria-valuenow={menge}
      readOnly={isDisabled}
      value={unfinished ?? menge}
      onChange={({ target: { value } }) => (/^\d/.test(value) ? take(value) : setUnfinished(value))}
      onBlur={leave}
      onKeyDown={handleKey}
    />
  );
}
