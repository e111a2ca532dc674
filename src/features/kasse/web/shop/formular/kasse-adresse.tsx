import { type FocusEvent, type FormEvent, type KeyboardEvent, type MouseEvent, Suspense } from 'react';
import { Link } from 'react-router';
import {
  type AnschriftZweck,
  anschriftFelder,
  leereAnschrift,
} from '#features/auftrag/anschrift/anschrift.ts';
import { Button } from '#web/ui/shop/button.tsx';
import { useSilentlyFilled } from '#web/ui/shop/form/use-silently-filled.ts';
import { earlyOf, filledOf, type ReadField, useTypedEarly } from '#web/ui/shop/form/use-typed-early.ts';
import { lazyPart } from '#web/ui/shop/rendering/lazy-part.tsx';
import type { AdressRegeln } from '../../../formular/adress-regeln.ts';
import type { KasseEntwurf } from '../../../formular/kasse-entwurf.ts';
import type { ChangeEntwurf } from '../use-kasse-entwurf.ts';
import { AnschriftFelder } from './anschrift-felder.tsx';
import styles from './kasse-adresse.module.css';
import type { KasseAusBestellungProps } from './kasse-aus-bestellung.tsx';
import { KasseFeld } from './kasse-feld.tsx';
import type { KasseMeintenProps } from './kasse-meinten-sie.tsx';
import { loadAdressRegeln, ohneRegeln } from './use-adress-regeln.ts';
import { type Felder, type FeldFehler, focusFeld, useFelder } from './use-kasse-felder.ts';

const KasseMeinten = lazyPart<KasseMeintenProps>(() =>
  import('./kasse-meinten-sie.tsx').then((part) => part.KasseMeinten),
);
const KasseAusBestellung = lazyPart<KasseAusBestellungProps>(() =>
  import('./kasse-aus-bestellung.tsx').then((part) => part.KasseAusBestellung),
);

type KasseAdresseProps = {
  entwurf: KasseEntwurf;
  change: ChangeEntwurf;
  /** `undefined` until they are loaded. */
  regeln: AdressRegeln | undefined;
  ausBestellung: KasseAusBestellungProps['ausBestellung'] | undefined;
  vomServer: FeldFehler;
  onFeldChange: (name: string) => void;
  isGast: boolean;
  /** Nothing can be ordered now: there is no way on. */
  isZu: boolean;
  onWeiter: () => void;
};

/** The first step: whom the order is for, and where it goes. */
export function KasseAdresse({ isGast, isZu, onWeiter, ausBestellung, ...props }: KasseAdresseProps) {
  const { entwurf, change, regeln } = props;
  const form = useFilled(change, regeln ?? ohneRegeln);
  const felder = useFelder(form, props);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (felder.check(regeln ?? (await loadAdressRegeln()))) onWeiter();
  };

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      onKeyDown={goOn}
      onFocus={nameEnter}
    >
      {isGast && <MitKonto />}
      <KasseFeld
        {...felder.email}
        {...{ label: 'E-Mail', isPflicht: true, type: 'email', autoComplete: 'email' }}
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
      {ausBestellung && <AusBestellung {...{ ausBestellung, entwurf, change }} />}
      <AnschriftFelder
        zweck="rechnung"
        felder={felder}
        anschrift={entwurf.rechnung}
        angebot={
          <Wohnadresse
            {...{ entwurf, change }}
            regeln={regeln ?? ohneRegeln}
            onUebernommen={() => felder.forgive('rechnung')}
          />
        }
      />
      <Lieferadresse {...{ entwurf, change, felder }} />
      {!isZu && <Weiter />}
    </form>
  );
}

type LieferadresseProps = Pick<KasseAdresseProps, 'entwurf' | 'change'> & { felder: Felder };

function Lieferadresse({ entwurf: { hatLieferung, lieferung }, change, felder }: LieferadresseProps) {
  return (
    <>
      <label className={styles.wahl}>
        <input
          type="checkbox"
          name="hatLieferung"
          checked={hatLieferung}
          onChange={({ target }) => change((before) => ({ ...before, hatLieferung: target.checked }))}
        />
        An eine andere Adresse liefern
      </label>
      {hatLieferung && (
        <fieldset className={styles.lieferung}>
          <legend>Lieferadresse</legend>
          <AnschriftFelder zweck="lieferung" felder={felder} anschrift={lieferung} />
        </fieldset>
      )}
    </>
  );
}

function AusBestellung(props: KasseAusBestellungProps) {
  return (
    <Suspense>
      <KasseAusBestellung {...props} />
    </Suspense>
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

type WohnadresseProps = {
  entwurf: KasseEntwurf;
  change: ChangeEntwurf;
  regeln: AdressRegeln;
  onUebernommen: () => void;
};

/** Offers to send to the parcel machine that was typed as an address, and asks then where the person lives. */
function Wohnadresse({
  entwurf: { rechnung, lieferung, hatLieferung },
  change,
  regeln: { isPackstation, tidyAnschrift },
  onUebernommen,
}: WohnadresseProps) {
  const handleClick = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    focusFeld(form, 'rechnung.strasse');
    change((before) => withPackstation({ ...before, rechnung: tidyAnschrift(before.rechnung) }));
    onUebernommen();
  };
  if (isPackstation(rechnung))
    return (
      <Button look="quiet" onClick={handleClick}>
        Als Lieferadresse verwenden
      </Button>
    );
  const isGefragt = hatLieferung && isPackstation(lieferung) && rechnung.strasse === '';
  return isGefragt && <p className={styles.land}>Bitte noch Ihre Wohnadresse.</p>;
}

/** The parcel machine becomes where the goods go; the names stay, and where the person lives is asked for. */
function withPackstation(before: KasseEntwurf): KasseEntwurf {
  const { vorname, nachname } = before.rechnung;
  return {
    ...before,
    rechnung: { ...leereAnschrift, vorname, nachname },
    lieferung: before.rechnung,
    hatLieferung: true,
  };
}

/** What was typed or filled in before the page was alive goes before what is stored. */
function withTyped(stored: KasseEntwurf, typed: FormData, of: ReadField): KasseEntwurf {
  const anschriftOf = (zweck: AnschriftZweck) => {
    const anschrift = { ...stored[zweck] };
    for (const feld of anschriftFelder) anschrift[feld] = of(typed, `${zweck}.${feld}`, anschrift[feld]);
    return anschrift;
  };
  return {
    ...stored,
    email: of(typed, 'email', stored.email),
    rechnung: anschriftOf('rechnung'),
    lieferung: anschriftOf('lieferung'),
    hatLieferung: stored.hatLieferung || typed.has('hatLieferung'),
  };
}

/**
 * Takes what is in the fields without a key that was pressed: before the page was alive, or set by a password
 * manager.
 */
function useFilled(change: ChangeEntwurf, regeln: AdressRegeln) {
  const form = useTypedEarly((typed) => change((stored) => withTyped(stored, typed, earlyOf)));
  useSilentlyFilled(form, (filled) => change((before) => withFilled(before, filled, regeln)));
  return form;
}

/** An address that nobody is typing is tidied, because its fields are not left any more. */
function withFilled(before: KasseEntwurf, filled: FormData, { tidyAnschrift }: AdressRegeln): KasseEntwurf {
  const next = { ...withTyped(before, filled, filledOf), hatLieferung: before.hatLieferung };
  if (JSON.stringify(next) === JSON.stringify(before)) return before;
  const here = document.activeElement?.getAttribute('name') ?? '';
  const tidy = (zweck: AnschriftZweck) => (here.startsWith(zweck) ? next[zweck] : tidyAnschrift(next[zweck]));
  return { ...next, rechnung: tidy('rechnung'), lieferung: tidy('lieferung') };
}

/** Enter leads to the next field while there is one; the last one sends the form, as the button does. */
function goOn(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form } = event;
  const next = event.key === 'Enter' ? nextOf(form, target) : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The key of a phone's keyboard says what Enter does. */
function nameEnter({ target, currentTarget: form }: FocusEvent<HTMLFormElement>): void {
  if (target instanceof HTMLInputElement) target.enterKeyHint = nextOf(form, target) ? 'next' : 'go';
}

function nextOf(form: HTMLFormElement, target: EventTarget): HTMLInputElement | undefined {
  if (!(target instanceof HTMLInputElement)) return undefined;
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"])')];
  return inputs.slice(inputs.indexOf(target) + 1).find((input) => input.checkVisibility());
}
