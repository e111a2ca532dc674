import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '#features/auth/web/session.ts';
import { emailOf } from '#shared/email-adresse.ts';
import { useApi } from '#web/api/api-context.ts';
import { ApiError } from '#web/api/client.ts';
import { newKennung } from '#web/api/new-kennung.ts';
import { serverErrorText } from '#web/api/server-error-text.ts';
import { type ChangeEntwurf, useEntwurf } from '#web/entwurf/use-entwurf.ts';
import { Field } from '#web/ui/shop/form/field.tsx';
import { PflichtHinweis } from '#web/ui/shop/form/pflicht-hinweis.tsx';
import { SubmitButton } from '#web/ui/shop/form/submit-button.tsx';
import { TextArea } from '#web/ui/shop/form/text-area.tsx';
import { useShopForm } from '#web/ui/shop/form/use-shop-form.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { kontaktCalls } from '../../calls.ts';
import { type KontaktEntwurf, readKontaktEntwurf, withKontaktPerson } from '../../kontakt-entwurf.ts';
import { kontaktFehler, kontaktFelder, kontaktLaengen } from '../../kontakt-felder.ts';
import styles from './kontakt.module.css';
import { type Gesendet, KontaktGesendet } from './kontakt-gesendet.tsx';

/** The contact form; once the message is there, what was sent stands in its place. `ohneScript`: how else to write. */
export function KontaktFormular({ ohneScript }: { ohneScript: ReactNode }) {
  const { user } = useSession();
  const { entwurf, change, clear } = useEntwurf('kontakt', readKontaktEntwurf, {
    konto: user?.id ?? '',
    begin: user ? (typed) => withKontaktPerson(typed, user) : undefined,
  });
  const [gesendet, setGesendet] = useState<Gesendet>();
  const handleGesendet = (message: Gesendet) => {
    clear();
    setGesendet(message);
  };
  if (gesendet) return <KontaktGesendet gesendet={gesendet} onNeu={() => setGesendet(undefined)} />;
  return (
    <section className={`raised stack-4 ${styles.card}`} aria-labelledby="kontakt-formular">
      <h2 id="kontakt-formular">Schreiben Sie uns</h2>
      <noscript>{ohneScript}</noscript>
      <Formular entwurf={entwurf} change={change} onGesendet={handleGesendet} />
    </section>
  );
}

type FormularProps = {
  entwurf: KontaktEntwurf;
  change: ChangeEntwurf<KontaktEntwurf>;
  onGesendet: (gesendet: Gesendet) => void;
};

function Formular(props: FormularProps) {
  const { formProps, feld, isBusy, text } = useKontakt(props);
  return (
    <form {...formProps} className={`stack-4 ${styles.form}`}>
      <PflichtHinweis />
      <div className={styles.zeile}>
        <Field label="Ihr Name" autoComplete="name" required {...feld('name')} />
        <Field label="Ihre E-Mail-Adresse" type="email" autoComplete="email" required {...feld('email')} />
      </div>
      <Field
        label="Bestellnummer"
        isFreiwillig
        autoComplete="off"
        {...feld('bestellnummer')}
        hint="Falls es um eine Bestellung geht. Die Nummer steht in der Bestellbestätigung."
      />
      <TextArea
        label="Ihre Nachricht"
        rows={7}
        required
        max={kontaktLaengen.nachricht}
        {...feld('nachricht')}
      />
      <Falle />
      <p className="quiet">
        Wir verwenden Ihre Angaben, um Ihnen zu antworten. Mehr dazu steht unter{' '}
        <Link to="/datenschutz">Datenschutz</Link>.
      </p>
      {text && <Alert kind="error">{text}</Alert>}
      <SubmitButton isBusy={isBusy} busyText="Wird gesendet …">
        Nachricht senden
      </SubmitButton>
    </form>
  );
}

/**
 * Programs that fill every form fill this field too. People never meet it: neither seen nor read aloud,
 * reached or filled in by a browser.
 */
function Falle() {
  return (
    <div className={styles.falle} aria-hidden="true">
      <label>
        Betreff, bitte frei lassen
        <input type="text" name="betreff" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** A second press and another try after a lost answer are the same message, by its id. */
function useKontakt({ entwurf, change, onGesendet }: FormularProps) {
  const api = useApi();
  const form = useShopForm({
    names: kontaktFelder,
    values: entwurf,
    change,
    rules: kontaktFehler,
    send: async ({ name, email, bestellnummer, nachricht, id: before }) => {
      const id = before || newKennung();
      change((current) => ({ ...current, id }));
      const eingabe = { name, email: emailOf(email), bestellnummer, nachricht: nachricht.trim() };
      const falle = form.formProps.ref.current?.elements.namedItem('betreff') as HTMLInputElement | null;
      const body = { id, ...eingabe, betreff: falle?.value ?? '' };
      const { data } = await api.send(kontaktCalls.senden, { body });
      onGesendet({ ...eingabe, gesendetAt: String(Object(data).gesendetAt ?? '') });
    },
    textOf,
  });
  return form;
}

function textOf(error: unknown, line: string | undefined): string {
  const isLost = error instanceof ApiError && error.kind !== 'status';
  if (isLost)
    return 'Die Verbindung ist abgebrochen. Es ist nichts verloren: Bitte drücken Sie noch einmal auf „Nachricht senden“. Sie kommt nur einmal bei uns an.';
  return `${line ?? serverErrorText(error)} Ihr Text steht noch hier.`;
}
