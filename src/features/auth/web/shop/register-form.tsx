import { useState } from 'react';
import { Link } from 'react-router';
import { useApi } from '#web/api/api-context.ts';
import { Field } from '#web/ui/shop/form/field.tsx';
import { fieldErrors } from '#web/ui/shop/form/field-errors.ts';
import { PasswordField } from '#web/ui/shop/form/password-field.tsx';
import { SubmitButton } from '#web/ui/shop/form/submit-button.tsx';
import { useShopForm } from '#web/ui/shop/form/use-shop-form.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { register } from '../sign-in.ts';
import styles from './account-form.module.css';
import { faultOf } from './field-fault.ts';
import { PasswordStrengthHint } from './password-strength-hint.tsx';

const names = ['email', 'password', 'vorname', 'nachname', 'datenschutz'] as const;

function useRegister(onRegistered?: () => void) {
  const api = useApi();
  const [values, change] = useState({ email: '', password: '', vorname: '', nachname: '', datenschutz: '' });
  const form = useShopForm({
    isDisabledWhileBusy: true,
    names,
    values,
    change,
    invalidText: faultOf,
    send: async (fields) => {
      const result = await register(api, { ...fields, datenschutz: fields.datenschutz !== '' });
      if (result.success) return void onRegistered?.();
      const faults = fieldErrors(result.fehler, names);
      return Object.keys(faults).length > 0 ? faults : { '': result.error };
    },
  });
  return { ...form, password: values.password };
}

/** R28: creates a customer's account and signs in. The server's errors are shown at their fields. */
export function RegisterForm({ onRegistered }: { onRegistered?: (() => void) | undefined }) {
  const { formProps, feld, haken, isBusy, text, dismiss, ...form } = useRegister(onRegistered);
  return (
    <form {...formProps} className={`stack-4 ${styles.form}`}>
      {text && (
        <Alert kind="error" onDismiss={dismiss}>
          {text}
        </Alert>
      )}
      <div className={`stack-4 ${styles.names}`}>
        <Field label="Vorname" autoComplete="given-name" maxLength={100} required {...feld('vorname')} />
        <Field label="Nachname" autoComplete="family-name" maxLength={100} required {...feld('nachname')} />
      </div>
      <Field
        label="E-Mail"
        type="email"
        autoComplete="username"
        maxLength={254}
        required
        {...feld('email')}
      />
      <PasswordField
        label="Passwort"
        autoComplete="new-password"
        minLength={8}
        maxLength={128}
        hint={<PasswordStrengthHint password={form.password} />}
        required
        {...feld('password')}
      />
      <Consent haken={haken('datenschutz')} error={form.faultOf('datenschutz')} />
      <SubmitButton isBusy={isBusy} busyText="Konto wird angelegt …">
        Konto anlegen
      </SubmitButton>
    </form>
  );
}

type ConsentProps = {
  haken: ReturnType<ReturnType<typeof useRegister>['haken']>;
  error: string | undefined;
};

function Consent({ haken, error }: ConsentProps) {
  return (
    <div className={styles.consent}>
      <input
        {...haken}
        id="datenschutz"
        type="checkbox"
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'datenschutz-error' : undefined}
      />
      <label htmlFor="datenschutz">
        Ich habe die <Link to="/datenschutz">Daten&shy;schutz&shy;erklärung</Link> zur Kenntnis genommen.
      </label>
      {error && (
        <p id="datenschutz-error" className={styles.consentError}>
          {error}
        </p>
      )}
    </div>
  );
}
