import { type FormEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useApi } from '#web/api/api-context.ts';
import { Field } from '#web/ui/shop/form/field.tsx';
import { PasswordField } from '#web/ui/shop/form/password-field.tsx';
import { SubmitButton } from '#web/ui/shop/form/submit-button.tsx';
import { useSilentlyFilled } from '#web/ui/shop/form/use-silently-filled.ts';
import { fieldTextOf, useTypedEarly } from '#web/ui/shop/form/use-typed-early.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { fieldErrors } from '../../field-errors.ts';
import { type RegisterFields, register, type SignInResult } from '../sign-in.ts';
import styles from './account-form.module.css';
import { faultOf } from './field-fault.ts';
import { PasswordStrengthHint } from './password-strength-hint.tsx';

const fieldNames = ['email', 'password', 'vorname', 'nachname', 'datenschutz'] as const;
type Errors = ReturnType<typeof fieldErrors<(typeof fieldNames)[number]>>;

const empty: RegisterFields = { email: '', password: '', vorname: '', nachname: '', datenschutz: false };

/** State of the registration form: its values, its errors and the submit handler. */
function useRegister(onRegistered?: () => void) {
  const api = useApi();
  const [fields, setFields] = useState(empty);
  const take = (typed: FormData) => setFields(fieldsOf(typed));
  const form = useTypedEarly(take);
  useSilentlyFilled(form, take);
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [refusals, setRefusals] = useState(0);

  // While the request runs all fields are disabled, which takes the focus away; it moves to the first invalid field.
  useEffect(() => {
    if (refusals === 0) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? find('[type="submit"]'))?.focus();
  }, [refusals, form]);

  const change = (name: keyof RegisterFields, value: string | boolean) => {
    setFields({ ...fields, [name]: value });
    setErrors({ ...errors, [name]: undefined, '': undefined });
  };
  const textField = (name: 'email' | 'vorname' | 'nachname' | 'password') => ({
    name,
    required: true,
    disabled: isBusy,
    value: fields[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    const result = await register(api, fields);
    setIsBusy(false);
    if (result.success) {
      onRegistered?.();
      return;
    }
    setErrors(errorsOf(result));
    setRefusals((count) => count + 1);
  };

  const showFault = (event: FormEvent) => {
    // The browser would show its own message, one field at a time.
    event.preventDefault();
    const input = event.target as HTMLInputElement;
    setErrors((others) => ({ ...others, [input.name]: faultOf(input) }));
    setRefusals((count) => count + 1);
  };

  return { form, fields, change, textField, isBusy, errors, dismiss: () => setErrors({}), submit, showFault };
}

/** R28: creates a customer's account and signs in. The server's errors are shown at their fields. */
export function RegisterForm({ onRegistered }: { onRegistered?: (() => void) | undefined }) {
  const { form, fields, change, textField, isBusy, errors, dismiss, submit, showFault } =
    useRegister(onRegistered);
  return (
    <form
      ref={form}
      method="post"
      className={styles.form}
      onSubmit={submit}
      onInvalidCapture={showFault}
      aria-busy={isBusy}
    >
      {errors[''] && (
        <Alert kind="error" onDismiss={dismiss}>
          {errors['']}
        </Alert>
      )}
      <div className={styles.names}>
        <Field label="Vorname" autoComplete="given-name" maxLength={100} {...textField('vorname')} />
        <Field label="Nachname" autoComplete="family-name" maxLength={100} {...textField('nachname')} />
      </div>
      <Field label="E-Mail" type="email" autoComplete="username" maxLength={254} {...textField('email')} />
      <PasswordField
        label="Passwort"
        autoComplete="new-password"
        minLength={8}
        maxLength={128}
        hint={<PasswordStrengthHint password={fields.password} />}
        {...textField('password')}
      />
      <Consent
        isGiven={fields.datenschutz}
        isBusy={isBusy}
        error={errors.datenschutz}
        onChange={(isGiven) => change('datenschutz', isGiven)}
      />
      <SubmitButton isBusy={isBusy} busyText="Konto wird angelegt …">
        Konto anlegen
      </SubmitButton>
    </form>
  );
}

function fieldsOf(typed: FormData): RegisterFields {
  return {
    email: fieldTextOf(typed, 'email'),
    password: fieldTextOf(typed, 'password'),
    vorname: fieldTextOf(typed, 'vorname'),
    nachname: fieldTextOf(typed, 'nachname'),
    datenschutz: typed.has('datenschutz'),
  };
}

function errorsOf({ error, fehler }: Extract<SignInResult, { success: false }>): Errors {
  const errors: Errors = fieldErrors(fehler, fieldNames);
  return Object.keys(errors).length > 0 ? errors : { '': error };
}

type ConsentProps = {
  isGiven: boolean;
  isBusy: boolean;
  error: string | undefined;
  onChange: (isGiven: boolean) => void;
};

function Consent({ isGiven, isBusy, error, onChange }: ConsentProps) {
  return (
    <div className={styles.consent}>
      <input
        id="datenschutz"
        name="datenschutz"
        type="checkbox"
        required
        disabled={isBusy}
        checked={isGiven}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'datenschutz-error' : undefined}
        onChange={(event) => onChange(event.target.checked)}
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
