import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useSession } from '#features/auth/web/session.ts';
import { emailOf, isEmailAdresse } from '#shared/email-adresse.ts';
import { useApi } from '#web/api/api-context.ts';
import { ApiError, unreadable } from '#web/api/client.ts';
import { newKennung } from '#web/api/new-kennung.ts';
import { serverErrorText } from '#web/api/server-error-text.ts';
import { forgetStored } from '#web/entwurf/entwurf-store.ts';
import { type ChangeEntwurf, useEntwurf } from '#web/entwurf/use-entwurf.ts';
import type { Elements } from '#web/ui/elements.ts';
import { Button } from '#web/ui/shop/button.tsx';
import { Field, type FieldProps } from '#web/ui/shop/form/field.tsx';
import { TextArea, type TextAreaProps } from '#web/ui/shop/form/text-area.tsx';
import { useShopForm } from '#web/ui/shop/form/use-shop-form.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { Ring } from '#web/ui/shop/message/spinner.tsx';
import { useIsHydrating } from '#web/ui/shop/rendering/use-is-hydrating.ts';
import { widerrufCalls } from '../../calls.ts';
import { type ErklaerungFeld, erklaerungFelder, erklaerungLaengen } from '../../erklaerung.ts';
import {
  auswahlFehler,
  brauchtEmail,
  fehlendesIn,
  readWiderrufEntwurf,
  type WiderrufEntwurf,
  widerrufOf,
  withAngabe,
  withWiderrufPerson,
  zeilenOf,
} from '../../widerruf-entwurf.ts';
import styles from './widerruf-formular.module.css';

/** Where the own orders and the lines of an order stand, which only some people have. */
export type Zusatz = (props: {
  entwurf: WiderrufEntwurf;
  change: ChangeEntwurf<WiderrufEntwurf>;
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
  const { formProps, feld, isBusy, text, ...zusatz } = useWiderruf();
  const isPlain = useIsHydrating();
  return (
    <form
      {...formProps}
      action="/api/widerruf"
      className={`raised stack-4 ${styles.form}`}
      noValidate={!isPlain}
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
      <StueckeFeld hatZeilen={zeilenOf(zusatz.entwurf).length > 0} {...feld('stuecke')} />
      <p className={styles.klein}>
        Wir verwenden Ihre Angaben, um Ihren Widerruf zu bearbeiten. Mehr dazu steht unter{' '}
        <Link to="/datenschutz">Datenschutz</Link>.
      </p>
      {text && (
        <Alert kind="error">
          <p>{text}</p>
          {kontakt}
        </Alert>
      )}
      <Button type="submit" isWide disabled={isBusy}>
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

type StueckeFeldProps = Pick<TextAreaProps, 'name' | 'value' | 'error' | 'onChange'> & { hatZeilen: boolean };

/** What is withdrawn, where it cannot be ticked in the lines of an order; what was typed stays in sight. */
function StueckeFeld({ hatZeilen, ...feld }: StueckeFeldProps) {
  if (hatZeilen && feld.value === '') return null;
  return (
    <TextArea
      label="Stücke"
      isFreiwillig
      rows={2}
      max={erklaerungLaengen.stuecke}
      hint="Nur wenn Sie nicht alles widerrufen: welche Stücke"
      {...feld}
    />
  );
}

/**
 * Sends the declaration and leads to its receipt. A second press and another try after a lost answer are the same
 * declaration, by its id; whatever fails, nothing that was typed is lost.
 */
function useWiderruf() {
  const api = useApi();
  const navigate = useNavigate();
  const { user } = useSession();
  const { entwurf, change } = useEntwurf('widerruf', readWiderrufEntwurf, {
    konto: user?.id ?? '',
    begin: user ? (typed) => withWiderrufPerson(typed, user) : undefined,
  });
  const { feld, faultOf, ...form } = useShopForm({
    names: erklaerungFelder,
    values: entwurf,
    change,
    withTyped: withAngabe,
    rules: fehlerIn,
    send: async (typed) => {
      const id = typed.id || newKennung();
      change((before) => ({ ...before, id }));
      const { data } = await api.send(widerrufCalls.erklaeren, { body: widerrufOf(typed, id) });
      const token = String(Object(data).token ?? '');
      if (!token) throw unreadable(200);
      // Before the page is left, which it may be for good; what stands in the form goes with it.
      forgetStored('widerruf');
      await navigate(`/widerruf/${encodeURIComponent(token)}`);
    },
    textOf,
  });
  const feldMitLaenge = (name: ErklaerungFeld) => ({ ...feld(name), maxLength: erklaerungLaengen[name] });
  return { ...form, feld: feldMitLaenge, entwurf, change, fehler: faultOf('teil') };
}

/** What is missing, by the name of the field; of the lines under that of their boxes. */
function fehlerIn(entwurf: WiderrufEntwurf): Partial<Record<string, string>> {
  const teil = auswahlFehler(entwurf);
  return { ...fehlendesIn(entwurf), ...(teil && { teil }) };
}

function textOf(error: unknown): string {
  return `${grundOf(error)} Es ist nichts verloren: Bitte drücken Sie noch einmal auf „Widerruf bestätigen“. Ihr Widerruf zählt nur einmal.`;
}

function grundOf(error: unknown): string {
  if (!(error instanceof ApiError)) return serverErrorText(error);
  if (error.kind !== 'status') return 'Die Verbindung ist abgebrochen.';
  // It came in, and the answer was of no use.
  return error.status < 400 ? 'Die Antwort kam nicht richtig an.' : serverErrorText(error);
}
