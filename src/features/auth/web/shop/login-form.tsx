import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useApi } from '#web/api/api-context.ts';
import { Field } from '#web/ui/shop/form/field.tsx';
import { PasswordField } from '#web/ui/shop/form/password-field.tsx';
import { SubmitButton } from '#web/ui/shop/form/submit-button.tsx';
import { useShopForm } from '#web/ui/shop/form/use-shop-form.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { signIn } from '../sign-in.ts';
import styles from './account-form.module.css';
import { faultOf } from './field-fault.ts';

/** The sign-in form; `email` is known from the page before. */
function useSignIn(email: string) {
  const api = useApi();
  const [values, change] = useState({ email, password: '' });
  const form = useShopForm({
    isDisabledWhileBusy: true,
    names: ['email', 'password'],
    values,
    change,
    invalidText: faultOf,
    // The likeliest mistake.
    returnTo: 'password',
    send: async (fields) => {
      const result = await signIn(api, fields);
      return result.success ? undefined : { '': result.error };
    },
  });

  // It becomes known after hydration, when something may have been typed.
  useEffect(() => {
    if (email) change((current) => (current.email ? current : { ...current, email }));
  }, [email]);

  return { ...form, email: values.email };
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
  const { formProps, feld, isBusy, text, dismiss, ...form } = useSignIn(email);
  return (
    <form {...formProps} className={`stack-4 ${styles.form}`}>
      {text && (
        <Alert kind="error" onDismiss={dismiss}>
          {text}
        </Alert>
      )}
      {meldung && !text && (
        <Alert kind="success" isAnswer>
          {meldung}
        </Alert>
      )}
      <Field label="E-Mail" type="email" autoComplete="username" required {...feld('email')} />
      <PasswordField label="Passwort" autoComplete="current-password" required {...feld('password')} />
      <SubmitButton isBusy={isBusy} busyText="Anmelden...">
        Anmelden
      </SubmitButton>
      {vergessen && (
        <Link
          to="/passwort-vergessen"
          state={{ ...vergessen, email: form.email, meldung: undefined }}
          className={`touch-line ${styles.forgotten}`}
        >
          Passwort vergessen?
        </Link>
      )}
    </form>
  );
}
