import { passwordStrength } from '../../password-strength.ts';
import styles from './account-form.module.css';

const texts = ['noch zu kurz', 'eher schwach', 'gut', 'stark'];

/** What makes a good password, then the strength of the typed one. */
export function PasswordStrengthHint({ password }: { password: string }) {
  if (!password)
    return (
      <span>Mindestens 8 Zeichen. Am besten drei oder vier Wörter, die nichts miteinander zu tun haben.</span>
    );
  const strength = passwordStrength(password);
  return (
    <span className={styles.strength}>
      <meter min={0} max={3} low={2} high={3} optimum={3} value={strength} aria-label="Passwortstärke" />
      <span>{texts[strength]}</span>
    </span>
  );
}
