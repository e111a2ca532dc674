import { type FormEvent, useEffect, useRef, useState } from 'react';
import styles from '#features/auth/web/shop/account-form.module.css';
import { useApi } from '#web/api/api-context.ts';
import { Alert } from '#web/ui/shop/alert.tsx';
import { Email } from '#web/ui/shop/email.tsx';
import { SubmitButton } from '#web/ui/shop/submit-button.tsx';
import { zugangCalls } from '../../calls.ts';
import type { LinkData } from '../../contract.ts';
import type { LinkGetan } from '../../link-lage.ts';
import { dropEndedSession, type Grund, grundOf } from '../zugang.queries.ts';
import page from './link.module.css';
import { LinkFort } from './link-fort.tsx';

type LinkBestaetigenProps = { link: string; data: LinkData; onGetan: (getan: LinkGetan) => void };

/** Confirms the account's address, or a new one. */
export function LinkBestaetigen({ link, data, onGetan }: LinkBestaetigenProps) {
  const api = useApi();
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [grund, setGrund] = useState<Grund>();
  const { art, email } = data;
  const isNeu = art === 'email';

  // While the request runs the button is disabled, which takes the focus away.
  useEffect(() => {
    if (grund) form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [grund]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setGrund(undefined);
    try {
      const { message } = await api.send(zugangCalls.bestaetigen, { body: { link } });
      await dropEndedSession(api);
      onGetan({ art, email, meldung: message });
    } catch (error) {
      setGrund(grundOf(error));
      setIsBusy(false);
    }
  };

  if (grund?.status === 404) return <LinkFort art={art} />;
  return (
    <>
      <h1>{isNeu ? 'Neue E-Mail-Adresse bestätigen' : 'E-Mail-Adresse bestätigen'}</h1>
      <div className={page.text}>
        <p>
          <strong>
            <Email email={email} />
          </strong>
        </p>
        {isNeu ? (
          <p>
            Mit dieser Adresse melden Sie sich künftig an. Zur Sicherheit werden Sie überall abgemeldet und
            melden sich danach neu an.
          </p>
        ) : (
          <p>
            Ist das Ihre Adresse und Ihr Konto? Dann finden Sie danach in Ihrem Profil auch Bestellungen, die
            Sie mit ihr ohne Konto aufgegeben haben.
          </p>
        )}
      </div>
      <form ref={form} className={styles.form} onSubmit={submit} aria-busy={isBusy}>
        {grund && <Alert kind="error">{grund.text}</Alert>}
        <SubmitButton isBusy={isBusy} busyText="Wird bestätigt …">
          {isNeu ? 'Neue Adresse bestätigen' : 'Adresse bestätigen'}
        </SubmitButton>
      </form>
      <p className={page.note}>
        Sie haben das nicht veranlasst? Dann schließen Sie diese Seite einfach, und nichts ändert sich.
      </p>
    </>
  );
}
