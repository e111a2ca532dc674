import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { anmeldeHinweis } from '#features/auth/anmelde-hinweis.ts';
import { fieldErrors } from '#features/auth/field-errors.ts';
import styles from '#features/auth/web/shop/account-form.module.css';
import { faultOf } from '#features/auth/web/shop/field-fault.ts';
import { useApi } from '#web/api/api-context.ts';
import { Button } from '#web/ui/shop/button.tsx';
import { Email } from '#web/ui/shop/email.tsx';
import { Field } from '#web/ui/shop/form/field.tsx';
import { SubmitButton } from '#web/ui/shop/form/submit-button.tsx';
import { useSilentlyFilled } from '#web/ui/shop/form/use-silently-filled.ts';
import { fieldTextOf, useTypedEarly } from '#web/ui/shop/form/use-typed-early.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { NeedsScript } from '#web/ui/shop/rendering/needs-script.tsx';
import { useIsHydrating } from '#web/ui/shop/rendering/use-is-hydrating.ts';
import { zugangCalls } from '../../../calls.ts';
import { type Grund, zugangGrundOf } from '../../zugang.queries.ts';
import page from './link.module.css';

/**
 * Asks for a link to set a new password. The answer is the same whether or not the address has an account.
 * What was typed at the sign-in comes in the history, never in the address.
 */
export function PasswortVergessen() {
  const { state } = useLocation();
  // The server and the first render in the browser know no history.
  const { email: typed } = anmeldeHinweis(useIsHydrating() ? undefined : state);
  const [email, setEmail] = useState(typed);
  const [antwort, setAntwort] = useState('');
  useEffect(() => {
    if (typed) setEmail((current) => current || typed);
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
          <Anfrage email={email} onEmail={setEmail} onAntwort={setAntwort} />
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
  email: string;
  onEmail: (email: string) => void;
  onAntwort: (text: string) => void;
};

/** State of the one field. */
function useAnfrage({ email, onEmail, onAntwort }: AnfrageProps) {
  const api = useApi();
  const take = (typed: FormData) => onEmail(fieldTextOf(typed, 'email'));
  const form = useTypedEarly(take);
  useSilentlyFilled(form, take);
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [grund, setGrund] = useState<Grund>();

  // While the request runs the field is disabled, which takes the focus away.
  useEffect(() => {
    if (grund) form.current?.querySelector<HTMLElement>('[name="email"]')?.focus();
  }, [grund, form]);

  const clear = () => {
    setFault(undefined);
    setGrund(undefined);
  };
  const change = (text: string) => {
    onEmail(text);
    clear();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    clear();
    try {
      const { message } = await api.send(zugangCalls.vergessen, { body: { email } });
      onAntwort(message || 'Wenn es ein Konto mit dieser Adresse gibt, ist gleich eine E-Mail da.');
    } catch (error) {
      const found = zugangGrundOf(error);
      setGrund(found);
      setFault(fieldErrors(found.fehler, ['email']).email);
      setIsBusy(false);
    }
  };

  const showFault = (event: FormEvent) => {
    // The browser would show its own message, in its own language.
    event.preventDefault();
    const input = event.target as HTMLInputElement;
    setFault(faultOf(input));
    input.focus();
  };

  return { form, isBusy, fault, grund, change, submit, showFault };
}

function Anfrage(props: AnfrageProps) {
  const { form, isBusy, fault, grund, change, submit, showFault } = useAnfrage(props);
  return (
    <form
      ref={form}
      method="post"
      className={styles.form}
      onSubmit={submit}
      onInvalidCapture={showFault}
      aria-busy={isBusy}
    >
      {grund && !fault && <Alert kind="error">{grund.text}</Alert>}
      <Field
        label="E-Mail"
        name="email"
        type="email"
        autoComplete="username"
        required
        maxLength={254}
        disabled={isBusy}
        value={props.email}
        error={fault}
        onChange={({ target }) => change(target.value)}
      />
      <SubmitButton isBusy={isBusy} busyText="Wird angefordert …">
        Link anfordern
      </SubmitButton>
    </form>
  );
}
