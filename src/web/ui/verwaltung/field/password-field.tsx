import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import styles from './password-field.module.css';

/** Like every other input: Mantine's has no ring, does not say that it is wrong, and its button takes no key. */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      visibilityToggleFocusable
      aria-invalid={props.error ? true : undefined}
      classNames={{ input: styles.input }}
      {...props}
    />
  );
}
