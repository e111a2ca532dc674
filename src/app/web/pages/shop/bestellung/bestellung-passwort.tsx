import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { registerTexts } from '#features/auth/register-texts.ts';
import { faultOf } from '#features/auth/web/shop/field-fault.ts';
import { PasswordStrengthHint } from '#features/auth/web/shop/password-strength-hint.tsx';
import { register, type SignInResult, signIn } from '#features/auth/web/sign-in.ts';
import type { GeleseneBestellung } from '#features/bestellung/read-bestellung.ts';
import { useApi } from '#web/api/api-context.ts';
import { Email } from '#web/ui/shop/email.tsx';
import { PasswordField } from '#web/ui/shop/form/password-field.tsx';
import { SubmitButton } from '#web/ui/shop/form/submit-button.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import styles from './bestellung-konto.module.css';

type BestellungPasswortProps = {
  bestellung: GeleseneBestellung;
  /** While it works the form stays, although the session has begun. */
  onBusy: (isBusy: boolean) => void;
  onSignedIn: () => Promise<void>;
};

/** A new account with one password, or the sign-in to the account that the e-mail of the order already has. */
export function BestellungPasswort(props: BestellungPasswortProps) {
  const { form, isTaken, isBusy, fault, submit, showFault, ...feld } = usePasswort(props);
  const { bestellung } = props;
  return (
    <>
      <Kopf {...{ bestellung, isTaken }} />
      <form
        ref={form}
        method="post"
        className={styles.form}
        onSubmit={submit}
        onInvalidCapture={showFault}
        aria-busy={isBusy}
      >
        {fault && !fault.isOfField && <Alert kind="error">{fault.text}</Alert>}
        {/* For password managers. */}
        <input type="email" name="email" autoComplete="username" value={bestellung.email} readOnly hidden />
        <PasswortFeld {...{ ...feld, isTaken, isBusy }} error={fault?.isOfField ? fault.text : undefined} />
        {!isTaken && (
          <p className={styles.note}>
            Wie wir mit Ihren Daten umgehen, steht in der{' '}
            <Link to="/datenschutz">Daten&shy;schutz&shy;erklärung</Link>.
          </p>
        )}
        <SubmitButton
          look="secondary"
          isBusy={isBusy}
          busyText={isTaken ? 'Anmelden...' : 'Konto wird angelegt …'}
        >
          {isTaken ? 'Anmelden und Bestellung übernehmen' : 'Konto anlegen'}
        </SubmitButton>
      </form>
    </>
  );
}

function Kopf({ bestellung, isTaken }: { bestellung: GeleseneBestellung; isTaken: boolean }) {
  const { email, rechnung } = bestellung;
  return (
    <>
      <h2 id="bestellung-konto">{isTaken ? 'Sie haben schon ein Konto' : 'Möchten Sie ein Konto?'}</h2>
      <p role={isTaken ? 'status' : undefined}>
        {isTaken ? (
          <span>
            Für <Email email={email} /> gibt es schon eines. Melden Sie sich damit an, dann gehört diese
            Bestellung dazu.
          </span>
        ) : (
          <span>
            <span>{neuesKontoText(rechnung)}</span> <Email email={email} /> an.
          </span>
        )}
      </p>
    </>
  );
}

/** Whoever made the order may have typed the e-mail address of another person: an account is given no name unseen. */
function neuesKontoText({ vorname, nachname }: GeleseneBestellung['rechnung']): string {
  return `Ein Passwort genügt: Ihr Konto bekommt diese Bestellung und den Namen ${vorname} ${nachname}. Sie melden sich künftig mit`;
}

type PasswortFeldProps = {
  password: string;
  change: (text: string) => void;
  isTaken: boolean;
  isBusy: boolean;
  error: string | undefined;
};

function PasswortFeld({ password, change, isTaken, isBusy, error }: PasswortFeldProps) {
  return (
    <PasswordField
      label="Passwort"
      name="password"
      autoComplete={isTaken ? 'current-password' : 'new-password'}
      required
      disabled={isBusy}
      value={password}
      error={error}
      onChange={({ target }) => change(target.value)}
      {...(isTaken
        ? {}
        : { minLength: 8, maxLength: 128, hint: <PasswordStrengthHint password={password} /> })}
    />
  );
}

/** State of the one field, and what is done with it. */
function usePasswort({ bestellung: { email, rechnung }, onBusy, onSignedIn }: BestellungPasswortProps) {
  const api = useApi();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [isTaken, setIsTaken] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { fault, forgive, refuse, showFault } = useFault(form, isTaken);

  const change = (text: string) => {
    setPassword(text);
    forgive();
  };

  const send = (): Promise<SignInResult> => {
    if (isTaken) return signIn(api, { email, password });
    const { vorname, nachname } = rechnung;
    return register(api, { email, password, vorname, nachname, datenschutz: true });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    onBusy(true);
    forgive();
    const result = await send();
    if (result.success) await onSignedIn();
    else if (!isTaken && result.fehler.includes(`email: ${registerTexts.emailTaken}`)) {
      setIsTaken(true);
      setPassword('');
    } else refuse(result);
    setIsBusy(false);
    onBusy(false);
  };

  return { form, password, change, isTaken, isBusy, fault, submit, showFault };
}

/** What is wrong, of the field or said above it. */
function useFault(form: RefObject<HTMLFormElement | null>, isTaken: boolean) {
  const [fault, setFault] = useState<{ text: string; isOfField: boolean }>();

  // While the request runs the field is disabled, which takes the focus away.
  useEffect(() => {
    if (fault || isTaken) form.current?.querySelector<HTMLElement>('[name="password"]')?.focus();
  }, [form, fault, isTaken]);

  const forgive = () => setFault(undefined);
  const refuse = ({ error, fehler }: Extract<SignInResult, { success: false }>) => {
    const ofField = fehler.find((line) => line.startsWith('password: '))?.slice('password: '.length);
    setFault({ text: ofField ?? error, isOfField: ofField !== undefined });
  };
  const showFault = (event: FormEvent) => {
    // The browser would show its own message, in its own language.
    event.preventDefault();
    setFault({ text: faultOf(event.target as HTMLInputElement), isOfField: true });
  };
  return { fault, forgive, refuse, showFault };
}
