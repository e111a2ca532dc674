import { type FormEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useApi } from '#web/api/api-context.ts';
import { Field } from '#web/ui/shop/form/field.tsx';
import { PasswordField } from '#web/ui/shop/form/password-field.tsx';
import { SubmitButton } from '#web/ui/shop/form/submit-button.tsx';
import { useSilentlyFilled } from '#web/ui/shop/form/use-silently-filled.ts';
import { fieldTextOf, useTypedEarly } from '#web/ui/shop/form/use-typed-early.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { signIn } from '../sign-in.ts';
import styles from './account-form.module.css';
import { faultOf } from './field-fault.ts';

/** State of the sign-in form: its values, its error and the submit handler. `email` is known from the page before. */
function useSignIn(email: string) {
  const api = useApi();
  const [fields, setFields] = useState({ email, password: '' });
  const take = (typed: FormData) =>
    setFields({ email: fieldTextOf(typed, 'email'), password: fieldTextOf(typed, 'password') });
  const form = useTypedEarly(take);
  useSilentlyFilled(form, take);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');
  const [faults, setFaults] = useState<Partial<typeof fields>>({});

  // While the request runs all fields are disabled, which takes the focus away; the likeliest mistake is the password.
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[name="password"]')?.focus();
  }, [error, form]);

  // It becomes known after hydration, when something may have been typed.
  useEffect(() => {
    if (email) setFields((current) => (current.email ? current : { ...current, email }));
  }, [email]);

  const change = (name: keyof typeof fields) => (event: { target: { value: string } }) => {
    setFields({ ...fields, [name]: event.target.value });
    setFaults({ ...faults, [name]: undefined });
    setError('');
  };

  const showFault = (event: FormEvent) => {
    // The browser would show its own message, in its own language.
    event.preventDefault();
    const input = event.target as HTMLInputElement;
    setFaults((others) => ({ ...others, [input.name]: faultOf(input) }));
    form.current?.querySelector<HTMLElement>('input:invalid')?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setError('');
    const result = await signIn(api, fields);
    setIsBusy(false);
    if (!result.success) setError(result.error);
  };

  const field = (name: keyof typeof fields) => ({
    name,
    required: true,
    disabled: isBusy,
    value: fields[name],
    error: faults[name],
    onChange: change(name),
  });
  return { form, fields, field, isBusy, error, dismiss: () => setError(''), showFault, submit };
}

type LoginFormProps = {
  email: string;
  /** What was done before: shown until an error is. */
  meldung: string;
  /**
   * The history's state, which the page for a forgotten password gets with what was typed; without it there
   * is no link to it.
   */
  vergessen: object | undefined;
};

/**
 * requirements.md, storefront §2, Login: after signing in the page redirects. The error disappears on typing
 * or when dismissed.
 */
export function LoginForm({ email, meldung, vergessen }: LoginFormProps) {
  const { form, fields, field, isBusy, error, dismiss, showFault, submit } = useSignIn(email);
  return (
    <form
      ref={form}
      method="post"
      className={styles.form}
      onSubmit={submit}
      onInvalidCapture={showFault}
      aria-busy={isBusy}
    >
      {error && (
        <Alert kind="error" onDismiss={dismiss}>
          {error}
        </Alert>
      )}
      {meldung && !error && (
        <Alert kind="success" isAnswer>
          {meldung}
        </Alert>
      )}
      <Field label="E-Mail" type="email" autoComplete="username" {...field('email')} />
      <PasswordField label="Passwort" autoComplete="current-password" {...field('password')} />
      <SubmitButton isBusy={isBusy} busyText="Anmelden...">
        Anmelden
      </SubmitButton>
      {vergessen && (
        <Link
          to="/passwort-vergessen"
          state={{ ...vergessen, email: fields.email, meldung: undefined }}
          className={styles.forgotten}
        >
          Passwort vergessen?
        </Link>
      )}
    </form>
  );
}
