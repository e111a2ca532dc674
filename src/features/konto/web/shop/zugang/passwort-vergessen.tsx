import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { anmeldeHinweis } from '#features/auth/anmelde-hinweis.ts';
import styles from '#features/auth/web/shop/account-form.module.css';
import { faultOf } from '#features/auth/web/shop/field-fault.ts';
import { useApi } from '#web/api/api-context.ts';
import { Button } from '#web/ui/shop/button.tsx';
import { Email } from '#web/ui/shop/email.tsx';
import { Field } from '#web/ui/shop/form/field.tsx';
import { SubmitButton } from '#web/ui/shop/form/submit-button.tsx';
import { useShopForm } from '#web/ui/shop/form/use-shop-form.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { NeedsScript } from '#web/ui/shop/rendering/needs-script.tsx';
import { useIsHydrating } from '#web/ui/shop/rendering/use-is-hydrating.ts';
import { zugangCalls } from '../../../calls.ts';
import page from './link.module.css';

/**
 * Asks for a link to set a new password. The answer is the same whether or not the address has an account.
 * What was typed at the sign-in comes in the history, never in the address.
 */
export function PasswortVergessen() {
  const { state } = useLocation();
  // The server and the first render in the browser know no history.
  const { email: typed } = anmeldeHinweis(useIsHydrating() ? undefined : state);
  const [values, change] = useState({ email: typed });
  const { email } = values;
  const [antwort, setAntwort] = useState('');
  useEffect(() => {
    if (typed) change((current) => (current.email ? current : { email: typed }));
  }, [typed]);
  const history = typeof state === 'object' ? state : {};

  return (
    <>
      {antwort ? (
        <Antwort email={email} text={antwort} onAgain={() => setAntwort('')} />
      ) : (
        <>
          <h1>Passwort vergessen?</h1>
          <NeedsScript />
          <p>
            Wir schicken Ihnen eine E-Mail mit einem Link. Damit vergeben Sie ein neues Passwort; das alte
            brauchen Sie nicht.
          </p>
          <Anfrage values={values} change={change} onAntwort={setAntwort} />
        </>
      )}
      <p className={page.note}>
        <Link to="/login" state={{ ...history, email, meldung: undefined }}>
          Zurück zur Anmeldung
        </Link>
      </p>
    </>
  );
}

type AntwortProps = { email: string; text: string; onAgain: () => void };

function Antwort({ email, text, onAgain }: AntwortProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Sehen Sie in Ihr Postfach
      </h1>
      <p role="status">{text}</p>
      <p>
        Angefragt für{' '}
        <strong>
          <Email email={email} />
        </strong>
        . Der Link gilt 30 Minuten und nur einmal.
      </p>
      <Button look="secondary" onClick={onAgain}>
        Adresse ändern oder noch einmal senden
      </Button>
    </>
  );
}

type AnfrageProps = {
  values: { email: string };
  change: (update: (before: { email: string }) => { email: string }) => void;
  onAntwort: (text: string) => void;
};

function Anfrage({ values, change, onAntwort }: AnfrageProps) {
  const api = useApi();
  const { formProps, feld, isBusy, text } = useShopForm({
    names: ['email'],
    values,
    change,
    invalidText: faultOf,
    returnTo: 'email',
    send: async (body) => {
      const { message } = await api.send(zugangCalls.vergessen, { body });
      onAntwort(message || 'Wenn es ein Konto mit dieser Adresse gibt, ist gleich eine E-Mail da.');
    },
  });
  return (
    <form {...formProps} className={`stack-4 ${styles.form}`}>
      {text && <Alert kind="error">{text}</Alert>}
      <Field
        label="E-Mail"
        type="email"
        autoComplete="username"
        required
        maxLength={254}
        {...feld('email')}
      />
      <SubmitButton isBusy={isBusy} busyText="Wird angefordert …">
        Link anfordern
      </SubmitButton>
    </form>
  );
}
