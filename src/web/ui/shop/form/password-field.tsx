import { useState } from 'react';
import { LineIcon } from '../picture/icons.tsx';
import { Field, type FieldProps } from './field.tsx';
import styles from './password-field.module.css';

/** A password input with a button that shows or hides the password. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'end'>) {
  const [isShown, setIsShown] = useState(false);
  const toggle = (
    <button
      type="button"
      className={styles.toggle}
      aria-label={`${props.label} ${isShown ? 'verbergen' : 'anzeigen'}`}
      disabled={props.disabled}
      onClick={() => setIsShown(!isShown)}
    >
      <LineIcon name={isShown ? 'eyeOff' : 'eye'} size={22} />
    </button>
  );
  return <Field {...props} type={isShown ? 'text' : 'password'} end={toggle} />;
}
