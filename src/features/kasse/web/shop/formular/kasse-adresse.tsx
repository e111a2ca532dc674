import { type FormEvent, type MouseEvent, Suspense } from 'react';
import { Link } from 'react-router';
import { leereAnschrift } from '#features/auftrag/anschrift/anschrift.ts';
import type { ChangeEntwurf } from '#web/entwurf/use-entwurf.ts';
import { Button } from '#web/ui/shop/button.tsx';
import { PflichtHinweis } from '#web/ui/shop/form/pflicht-hinweis.tsx';
import { lazyPart } from '#web/ui/shop/rendering/lazy-part.tsx';
import type { AdressRegeln } from '../../../formular/adress-regeln.ts';
import type { KasseEntwurf } from '../../../formular/kasse-entwurf.ts';
import { AnschriftFelder } from './anschrift-felder.tsx';
import { goToNextFeld, nameEnter } from './enter-key.ts';
import styles from './kasse-adresse.module.css';
import type { KasseAusBestellungProps } from './kasse-aus-bestellung.tsx';
import { KasseFeld } from './kasse-feld.tsx';
import type { KasseMeintenProps } from './kasse-meinten-sie.tsx';
import { loadAdressRegeln, ohneRegeln } from './use-adress-regeln.ts';
import { useFilledAdresse } from './use-filled-adresse.ts';
import { type Felder, type FeldFehler, focusFeld, useFelder } from './use-kasse-felder.ts';

const KasseMeinten = lazyPart<KasseMeintenProps>(() =>
  import('./kasse-meinten-sie.tsx').then((part) => part.KasseMeinten),
);
const KasseAusBestellung = lazyPart<KasseAusBestellungProps>(() =>
  import('./kasse-aus-bestellung.tsx').then((part) => part.KasseAusBestellung),
);

export type KasseAdresseProps = {
  entwurf: KasseEntwurf;
  change: ChangeEntwurf<KasseEntwurf>;
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
  const form = useFilledAdresse(entwurf, change, regeln ?? ohneRegeln);
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
      className={`stack-4 ${styles.form}`}
      onSubmit={(event) => void submit(event)}
      onKeyDown={goToNextFeld}
      onFocus={nameEnter}
    >
      {isGast && <MitKonto />}
      <PflichtHinweis />
      <EmailFeld {...{ felder, change }} />
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

function EmailFeld({ felder, change }: Pick<LieferadresseProps, 'felder' | 'change'>) {
  return (
    <KasseFeld
      {...felder.email}
      {...{ label: 'E-Mail', isPflicht: true, type: 'email', autoComplete: 'email' }}
      autoCapitalize="none"
      spellCheck={false}
      angebot={
        felder.isVerlassen('email') && (
          <Suspense>
            <KasseMeinten email={felder.email.value} change={change} />
          </Suspense>
        )
      }
    />
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
        <fieldset className={`stack-4 ${styles.lieferung}`}>
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
      <p className="quiet">Wir liefern innerhalb Deutschlands.</p>
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
  change: ChangeEntwurf<KasseEntwurf>;
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
  return isGefragt && <p className="quiet">Bitte noch Ihre Wohnadresse.</p>;
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
