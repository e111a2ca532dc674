import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { registerTexts } from '#features/auth/register-texts.ts';
import { useSession } from '#features/auth/web/session.ts';
import { faultOf } from '#features/auth/web/shop/field-fault.ts';
import { PasswordStrengthHint } from '#features/auth/web/shop/password-strength-hint.tsx';
import { register, type SignInResult, signIn } from '#features/auth/web/sign-in.ts';
import type { GeleseneBestellung } from '#features/bestellung/read-bestellung.ts';
import { useUebernehmen } from '#features/bestellung/web/bestellung.queries.ts';
import { useApi } from '#web/api/api-context.ts';
import { errorText } from '#web/api/error-text.ts';
import { Button } from '#web/ui/shop/button.tsx';
import { Email } from '#web/ui/shop/email.tsx';
import { PasswordField } from '#web/ui/shop/form/password-field.tsx';
import { SubmitButton } from '#web/ui/shop/form/submit-button.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import styles from './bestellung-konto.module.css';

type BestellungKontoProps = {
  bestellung: GeleseneBestellung;
  token: string;
  onMeldung: (text: string) => void;
};

/**
 * Adds an order without an account to one: to that of the signed-in person, to a new one, or to the one its
 * e-mail has.
 */
export function BestellungKonto({ bestellung, token, onMeldung }: BestellungKontoProps) {
  const { isLoading, user } = useSession();
  const { mutateAsync, isPending, error } = useUebernehmen(token);
  const [isSigningIn, setIsSigningIn] = useState(false);

  const uebernehmen = async () => {
    // By then the offer may be gone: the order already has its account.
    const message = await mutateAsync().catch(() => undefined);
    if (message !== undefined) onMeldung(message || 'Die Bestellung gehört jetzt zu Ihrem Konto.');
  };

  // By telephone there may be no address: nobody can register with it.
  if (isLoading || (!user && !bestellung.email)) return null;
  return (
    <section className={styles.konto} aria-labelledby="bestellung-konto">
      {user && !isSigningIn ? (
        <>
          <h2 id="bestellung-konto">Zu Ihrem Konto hinzufügen?</h2>
          <p>
            Dann gehört diese Bestellung zum Konto <Email email={user.email} />.
          </p>
          {error && !isPending && <Alert kind="error">{errorText(error)}</Alert>}
          <Button look="secondary" disabled={isPending} onClick={() => void uebernehmen()}>
            {isPending ? 'Wird hinzugefügt …' : 'Zu meinem Konto hinzufügen'}
          </Button>
        </>
      ) : (
        <Passwort
          bestellung={bestellung}
          onBusy={setIsSigningIn}
          onSignedIn={async () => {
            await uebernehmen();
          }}
        />
      )}
    </section>
  );
}

type PasswortProps = {
  bestellung: GeleseneBestellung;
  /** While it works the form stays, although the session has begun. */
  onBusy: (isBusy: boolean) => void;
  onSignedIn: () => Promise<void>;
};

/** State of the one field: a new account, or the sign-in to the account that the e-mail already has. */
function usePasswort({ bestellung, onBusy, onSignedIn }: PasswortProps) {
  const api = useApi();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [isTaken, setIsTaken] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<{ text: string; isOfField: boolean }>();
  const { email, rechnung } = bestellung;

  // While the request runs the field is disabled, which takes the focus away.
  useEffect(() => {
    if (fault || isTaken) form.current?.querySelector<HTMLElement>('[name="password"]')?.focus();
  }, [fault, isTaken]);

  const change = (text: string) => {
    setPassword(text);
    setFault(undefined);
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
    setFault(undefined);
    const result = await send();
    if (result.success) await onSignedIn();
    else refuse(result);
    setIsBusy(false);
    onBusy(false);
  };

  const refuse = ({ error, fehler }: Extract<SignInResult, { success: false }>) => {
    if (!isTaken && fehler.includes(`email: ${registerTexts.emailTaken}`)) {
      setIsTaken(true);
      setPassword('');
      return;
    }
    const ofField = fehler.find((line) => line.startsWith('password: '))?.slice('password: '.length);
    setFault({ text: ofField ?? error, isOfField: ofField !== undefined });
  };

  const showFault = (event: FormEvent) => {
    // The browser would show its own message, in its own language.
    event.preventDefault();
    setFault({ text: faultOf(event.target as HTMLInputElement), isOfField: true });
  };

  return { form, password, change, isTaken, isBusy, fault, submit, showFault };
}

/** Whoever made the order may have typed the e-mail address of another person: an account is given no name unseen. */
function neuesKontoText({ vorname, nachname }: GeleseneBestellung['rechnung']): string {
  return `Ein Passwort genügt: Ihr Konto bekommt diese Bestellung und den Namen ${vorname} ${nachname}. Sie melden sich künftig mit`;
}

function Passwort(props: PasswortProps) {
  const { form, password, change, isTaken, isBusy, fault, submit, showFault } = usePasswort(props);
  const { email, rechnung } = props.bestellung;
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
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Passwort"
          name="password"
          autoComplete={isTaken ? 'current-password' : 'new-password'}
          required
          disabled={isBusy}
          value={password}
          error={fault?.isOfField ? fault.text : undefined}
          onChange={({ target }) => change(target.value)}
          {...(isTaken
            ? {}
            : { minLength: 8, maxLength: 128, hint: <PasswordStrengthHint password={password} /> })}
        />
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
