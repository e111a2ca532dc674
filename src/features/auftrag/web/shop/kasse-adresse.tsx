import { type FormEvent, type KeyboardEvent, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#web/ui/shop/button.tsx';
import { lazyPart } from '#web/ui/shop/lazy-part.tsx';
import { textOf, useTypedEarly } from '#web/ui/shop/use-typed-early.ts';
import { type Anschrift, anschriftFelder, isPackstation, leereAnschrift } from '../../anschrift.ts';
import type { KasseEntwurf } from '../../kasse-entwurf.ts';
import { splitStrasse } from '../../strasse.ts';
import { AnschriftFelder } from './anschrift-felder.tsx';
import styles from './kasse-adresse.module.css';
import { KasseFeld } from './kasse-feld.tsx';
import type { KasseMeintenProps } from './kasse-meinten.tsx';
import { type FeldFehler, useFelder } from './use-felder.ts';
import type { ChangeEntwurf } from './use-kasse-entwurf.ts';

const KasseMeinten = lazyPart<KasseMeintenProps>(() =>
  import('./kasse-meinten.tsx').then((part) => part.KasseMeinten),
);

type KasseAdresseProps = {
  entwurf: KasseEntwurf;
  change: ChangeEntwurf;
  vomServer: FeldFehler;
  onFeldChange: (name: string) => void;
  isGast: boolean;
  onWeiter: () => void;
};

/** The first step: whom the order is for, and where it goes. */
export function KasseAdresse({ isGast, onWeiter, ...props }: KasseAdresseProps) {
  const { entwurf, change } = props;
  const form = useTypedEarly((typed) => change((stored) => withTyped(stored, typed)));
  const felder = useFelder(form, props);
  // Opened once for what is filled in already; after that the person opens and closes it.
  const [isOpen] = useState(() => hasMehr(entwurf.rechnung));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (felder.check()) onWeiter();
  };

  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit} onKeyDown={goOn}>
      {isGast && <MitKonto />}
      <KasseFeld
        {...felder.email}
        {...{ label: 'E-Mail', isPflicht: true, type: 'email', autoComplete: 'email' }}
        enterKeyHint="next"
        autoCapitalize="none"
        spellCheck={false}
        angebot={
          felder.isVerlassen('email') && (
            <Suspense>
              <KasseMeinten email={entwurf.email} change={change} />
            </Suspense>
          )
        }
      />
      <AnschriftFelder
        zweck="rechnung"
        felder={felder}
        strasse={entwurf.rechnung.strasse}
        isOpen={isOpen || hasFehler(felder.fehler, felder.isVerlassen)}
        angebot={isPackstation(entwurf.rechnung.strasse) && <AlsLieferadresse change={change} />}
      />
      <label className={styles.wahl}>
        <input
          type="checkbox"
          name="hatLieferung"
          checked={entwurf.hatLieferung}
          onChange={({ target }) => change((before) => ({ ...before, hatLieferung: target.checked }))}
        />
        An eine andere Adresse liefern
      </label>
      {entwurf.hatLieferung && (
        <fieldset className={styles.lieferung}>
          <legend>Lieferadresse</legend>
          <AnschriftFelder
            zweck="lieferung"
            felder={felder}
            strasse={entwurf.lieferung.strasse}
            isOpen={entwurf.lieferung.firma !== ''}
          />
        </fieldset>
      )}
      <Weiter />
    </form>
  );
}

function Weiter() {
  return (
    <>
      <p className={styles.land}>Wir liefern innerhalb Deutschlands.</p>
      <Button type="submit" isWide>
        Weiter zu Versand und Zahlung
      </Button>
    </>
  );
}

/** To order as a guest needs no choice: it is the form itself. */
function MitKonto() {
  return (
    <p className={styles.konto}>
      Schon ein Konto?{' '}
      <Link to="/login" state={{ from: '/checkout' }}>
        Anmelden
      </Link>
    </p>
  );
}

function AlsLieferadresse({ change }: { change: ChangeEntwurf }) {
  return (
    <Button look="quiet" onClick={() => change(withPackstation)}>
      Als Lieferadresse verwenden
    </Button>
  );
}

/** The parcel machine becomes where the goods go; the names stay, and where the person lives is asked for. */
function withPackstation(before: KasseEntwurf): KasseEntwurf {
  const { vorname, nachname } = before.rechnung;
  return {
    ...before,
    rechnung: { ...leereAnschrift, vorname, nachname },
    lieferung: { ...before.rechnung, ...splitStrasse(before.rechnung) },
    hatLieferung: true,
  };
}

function hasMehr({ firma, zusatz }: Anschrift): boolean {
  return firma !== '' || zusatz !== '';
}

function hasFehler(fehler: FeldFehler, isVerlassen: (name: string) => boolean): boolean {
  return ['rechnung.firma', 'rechnung.zusatz'].some((name) => fehler[name] && isVerlassen(name));
}

/** What was typed or filled in before the page was alive goes before what is stored. */
function withTyped(stored: KasseEntwurf, typed: FormData): KasseEntwurf {
  const rechnung = { ...stored.rechnung };
  for (const feld of anschriftFelder)
    rechnung[feld] = textOf(typed, `rechnung.${feld}`) || stored.rechnung[feld];
  return {
    ...stored,
    email: textOf(typed, 'email') || stored.email,
    rechnung,
    hatLieferung: stored.hatLieferung || typed.has('hatLieferung'),
  };
}

/** Enter leads to the next field while there is one; the last one sends the form, as the button does. */
function goOn(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"])')];
  const next = inputs.slice(inputs.indexOf(target) + 1).find((input) => input.checkVisibility());
  if (!next) return;
  event.preventDefault();
  next.focus();
}
