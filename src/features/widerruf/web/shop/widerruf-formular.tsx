import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { useSession } from '#features/auth/web/session.ts';
import { emailOf, isEmailAdresse } from '#shared/email-adresse.ts';
import type { Elements } from '#web/ui/elements.ts';
import { Button } from '#web/ui/shop/button.tsx';
import { Field, type FieldProps } from '#web/ui/shop/form/field.tsx';
import { TextArea } from '#web/ui/shop/form/text-area.tsx';
import { useSilentlyFilled } from '#web/ui/shop/form/use-silently-filled.ts';
import { earlyOf, filledOf, type ReadField, useTypedEarly } from '#web/ui/shop/form/use-typed-early.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { Ring } from '#web/ui/shop/message/spinner.tsx';
import { useIsHydrating } from '#web/ui/shop/rendering/use-is-hydrating.ts';
import { type ErklaerungFeld, erklaerungFelder, erklaerungLaengen } from '../../erklaerung.ts';
import {
  auswahlFehler,
  brauchtEmail,
  fehlendesIn,
  type WiderrufEntwurf,
  withAngabe,
  zeilenOf,
} from '../../widerruf-entwurf.ts';
import { type ChangeEntwurf, useWiderrufEntwurf } from './use-widerruf-entwurf.ts';
import { useWiderrufSenden } from './use-widerruf-senden.ts';
import styles from './widerruf-formular.module.css';

/** Where the own orders and the lines of an order stand, which only some people have. */
export type Zusatz = (props: {
  entwurf: WiderrufEntwurf;
  change: ChangeEntwurf;
  isBusy: boolean;
  /** The fault of the lines. */
  fehler: string | undefined;
}) => Elements;

type WiderrufFormularProps = {
  /** How else to withdraw. */
  kontakt: Elements;
  bestellungen: Zusatz;
  zeilen: Zusatz;
};

/**
 * The withdrawal form. Without JavaScript it is sent by the browser; what it then misses, its own `required`
 * says. Nobody has to sign in or to prove anything (R46).
 */
export function WiderrufFormular({ kontakt, bestellungen, zeilen }: WiderrufFormularProps) {
  const { form, feld, submit, isBusy, fehlschlag, ...zusatz } = useFormular();
  const isPlain = useIsHydrating();
  const { stuecke } = zusatz.entwurf;
  return (
    <form
      ref={form}
      method="post"
      action="/api/widerruf"
      className={styles.form}
      noValidate={!isPlain}
      aria-busy={isBusy}
      onSubmit={submit}
    >
      {bestellungen({ ...zusatz, isBusy })}
      <Field label="Name" autoComplete="name" required {...feld('name')} />
      <Field
        label="Bestellung"
        autoComplete="off"
        required
        hint="Bestellnummer, oder was Sie wann bestellt haben"
        {...feld('bestellung')}
      />
      <EmailFeld required={brauchtEmail(zusatz.entwurf)} {...feld('email')} />
      {zeilen({ ...zusatz, isBusy })}
      {(zeilenOf(zusatz.entwurf).length === 0 || stuecke !== '') && (
        <TextArea
          label="Stücke (freiwillig)"
          rows={2}
          max={erklaerungLaengen.stuecke}
          hint="Nur wenn Sie nicht alles widerrufen: welche Stücke"
          {...feld('stuecke')}
        />
      )}
      <p className={styles.klein}>
        Wir verwenden Ihre Angaben, um Ihren Widerruf zu bearbeiten. Mehr dazu steht unter{' '}
        <Link to="/datenschutz">Datenschutz</Link>.
      </p>
      {fehlschlag && (
        <Alert kind="error">
          <p>{fehlschlag}</p>
          {kontakt}
        </Alert>
      )}
      <Button type="submit" isWide aria-disabled={isBusy}>
        {isBusy && <Ring />}
        <span>Widerruf bestätigen</span>
      </Button>
    </form>
  );
}

/** As text, so that no browser refuses an odd address: it is only asked about, once the field was left. */
function EmailFeld(feld: Pick<FieldProps, 'name' | 'required' | 'onChange' | 'error'> & { value: string }) {
  const [isLeft, setIsLeft] = useState(false);
  const email = emailOf(feld.value);
  const isOdd = isLeft && email !== '' && !isEmailAdresse(email);
  return (
    <Field
      label="E-Mail"
      type="text"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      hint={
        isOdd
          ? 'Stimmt diese Adresse? Sie sieht unvollständig aus. Absenden können Sie trotzdem.'
          : feld.required
            ? 'Dorthin geht die Eingangsbestätigung'
            : 'Diese Bestellung hat keine: Die Eingangsbestätigung steht dann nur auf der nächsten Seite.'
      }
      onBlur={() => setIsLeft(true)}
      {...feld}
    />
  );
}

/** Faults are named at the first press, and then go with the key that mends them. */
function useFormular() {
  const { user } = useSession();
  const person = { konto: user?.id ?? '', name: user?.name ?? '', email: user?.email ?? '' };
  const { entwurf, change } = useWiderrufEntwurf(person);
  const { senden, isBusy, fehlschlag } = useWiderrufSenden(change);
  const [isChecked, setIsChecked] = useState(false);
  const form = useTypedEarly((typed) => change((before) => withTyped(before, typed, earlyOf)));
  useSilentlyFilled(form, (filled) => change((before) => withTyped(before, filled, filledOf)));
  const fehler: Partial<Record<ErklaerungFeld, string>> = isChecked ? fehlendesIn(entwurf) : {};
  const auswahl = isChecked ? auswahlFehler(entwurf) : undefined;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    flushSync(() => setIsChecked(true));
    const faults = fehlendesIn(entwurf);
    const first = erklaerungFelder.find((one) => faults[one]) ?? (auswahlFehler(entwurf) && 'teil');
    if (!first) return void senden(entwurf);
    const found = event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`);
    found?.focus();
  };

  const feld = (name: ErklaerungFeld) => ({
    name,
    value: entwurf[name],
    maxLength: erklaerungLaengen[name],
    readOnly: isBusy,
    ...(fehler[name] ? { error: fehler[name] } : {}),
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      change((before) => withAngabe(before, { [name]: value })),
  });
  return { form, feld, submit, isBusy, fehlschlag, entwurf, change, fehler: auswahl };
}

function withTyped(before: WiderrufEntwurf, typed: FormData, of: ReadField): WiderrufEntwurf {
  const given = erklaerungFelder.map((name) => [name, of(typed, name, before[name])] as const);
  const isSame = given.every(([name, value]) => value === before[name]);
  return isSame ? before : withAngabe(before, Object.fromEntries(given));
}
