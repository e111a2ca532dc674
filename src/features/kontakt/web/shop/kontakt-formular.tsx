import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { useSession } from '#features/auth/web/session.ts';
import { Button } from '#web/ui/shop/button.tsx';
import { Field } from '#web/ui/shop/form/field.tsx';
import { TextArea } from '#web/ui/shop/form/text-area.tsx';
import { useSilentlyFilled } from '#web/ui/shop/form/use-silently-filled.ts';
import {
  earlyOf,
  fieldTextOf,
  filledOf,
  type ReadField,
  useTypedEarly,
} from '#web/ui/shop/form/use-typed-early.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { Ring } from '#web/ui/shop/message/spinner.tsx';
import type { KontaktEntwurf } from '../../kontakt-entwurf.ts';
import { type KontaktFeld, kontaktFehler, kontaktFelder, kontaktLaengen } from '../../kontakt-felder.ts';
import styles from './kontakt.module.css';
import { KontaktGesendet } from './kontakt-gesendet.tsx';
import { useKontaktEntwurf } from './use-kontakt-entwurf.ts';
import { type Gesendet, useKontaktSenden } from './use-kontakt-senden.ts';

/** The contact form; once the message is there, what was sent stands in its place. `ohneScript`: how else to write. */
export function KontaktFormular({ ohneScript }: { ohneScript: ReactNode }) {
  const { user } = useSession();
  const person = { konto: user?.id ?? '', name: user?.name ?? '', email: user?.email ?? '' };
  const { entwurf, change, clear } = useKontaktEntwurf(person);
  const [gesendet, setGesendet] = useState<Gesendet>();
  const handleGesendet = (message: Gesendet) => {
    clear();
    setGesendet(message);
  };
  if (gesendet) return <KontaktGesendet gesendet={gesendet} onNeu={() => setGesendet(undefined)} />;
  return (
    <section className={styles.card} aria-labelledby="kontakt-formular">
      <h2 id="kontakt-formular">Schreiben Sie uns</h2>
      <noscript>{ohneScript}</noscript>
      <Formular entwurf={entwurf} change={change} onGesendet={handleGesendet} />
    </section>
  );
}

type FormularProps = Pick<ReturnType<typeof useKontaktEntwurf>, 'entwurf' | 'change'> & {
  onGesendet: (gesendet: Gesendet) => void;
};

function Formular(props: FormularProps) {
  const { form, feld, isBusy, text, submit } = useFormular(props);
  return (
    <form ref={form} method="post" className={styles.form} noValidate aria-busy={isBusy} onSubmit={submit}>
      <div className={styles.zeile}>
        <Field label="Ihr Name" autoComplete="name" required {...feld('name')} />
        <Field label="Ihre E-Mail-Adresse" type="email" autoComplete="email" required {...feld('email')} />
      </div>
      <Field
        label="Bestellnummer (freiwillig)"
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
      <p className={styles.klein}>
        Wir verwenden Ihre Angaben, um Ihnen zu antworten. Mehr dazu steht unter{' '}
        <Link to="/datenschutz">Datenschutz</Link>.
      </p>
      {text && <Alert kind="error">{text}</Alert>}
      <Button type="submit" isWide aria-disabled={isBusy}>
        {isBusy ? (
          <>
            <Ring /> <span>Wird gesendet …</span>
          </>
        ) : (
          'Nachricht senden'
        )}
      </Button>
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

/** Faults are named when the form is sent, and then go with the key that mends them. */
function useFormular({ entwurf, change, onGesendet }: FormularProps) {
  const { senden, isBusy, fehlschlag, forget } = useKontaktSenden(change, onGesendet);
  const [isChecked, setIsChecked] = useState(false);
  const form = useTypedEarly((typed) => change((before) => withTyped(before, typed, earlyOf)));
  useSilentlyFilled(form, (filled) => change((before) => withTyped(before, filled, filledOf)));
  const fehler = { ...(isChecked ? kontaktFehler(entwurf) : {}), ...fehlschlag.felder };

  const focusFirst = (faults: Partial<Record<KontaktFeld, string>>) => {
    const name = kontaktFelder.find((one) => faults[one]);
    const input = name && form.current?.elements.namedItem(name);
    if (input instanceof HTMLElement) input.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer of the server.
  useEffect(() => focusFirst(fehlschlag.felder), [isBusy]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    flushSync(() => setIsChecked(true));
    const faults = kontaktFehler(entwurf);
    if (Object.keys(faults).length > 0) return focusFirst(faults);
    void senden(entwurf, fieldTextOf(new FormData(event.currentTarget), 'betreff'));
  };

  const feld = (name: KontaktFeld) => ({
    name,
    value: entwurf[name],
    readOnly: isBusy,
    ...(fehler[name] ? { error: fehler[name] } : {}),
    onChange: ({ target: { value } }: { target: { value: string } }) => {
      forget(name);
      change((before) => ({ ...before, [name]: value }));
    },
  });
  return { form, feld, isBusy, text: fehlschlag.text, submit };
}

function withTyped(before: KontaktEntwurf, typed: FormData, of: ReadField): KontaktEntwurf {
  const next = { ...before };
  for (const name of kontaktFelder) next[name] = of(typed, name, before[name]);
  return kontaktFelder.some((name) => next[name] !== before[name]) ? next : before;
}
