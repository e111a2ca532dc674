import { Field } from '#web/ui/shop/form/field.tsx';
import type { Profil } from '../../contract.ts';
import { adressWerte, aenderungOf, ja, verwendetFeld } from '../../profil-felder.ts';
import { useSaveProfil } from '../profil.queries.ts';
import styles from './profil.module.css';
import type { FormTun } from './profil-abschnitt.tsx';
import { ProfilFormular } from './profil-formular.tsx';
import { type Formular, useFormular } from './use-formular.ts';

export type AdressenFormularProps = FormTun & { profil: Profil; userId: string; entwurf: string };

/** Both addresses; the second one only if the goods go elsewhere. */
export function AdressenFormular(props: AdressenFormularProps) {
  const { profil, userId, entwurf, onFertig, onAbbrechen } = props;
  const save = useSaveProfil(userId);
  const formular = useFormular({
    start: adressWerte(profil),
    entwurf,
    send: async (werte) => {
      const body = aenderungOf(formular.anfang, werte);
      if (Object.keys(body).length > 0) onFertig(await save(body));
      else onAbbrechen();
    },
  });
  const isVerwendet = formular.werte[verwendetFeld] === ja;
  return (
    <ProfilFormular titel="Adressen" formular={formular} onAbbrechen={onAbbrechen}>
      <fieldset className={styles.gruppe}>
        <legend>Rechnungs&shy;adresse</legend>
        <AnschriftFelder zweck="adresse" formular={formular} />
      </fieldset>
      <label className={styles.wahl}>
        <input
          type="checkbox"
          name={verwendetFeld}
          disabled={formular.isBusy}
          checked={isVerwendet}
          onChange={({ target }) => formular.change(verwendetFeld, target.checked ? ja : '')}
        />
        An eine andere Adresse liefern
      </label>
      {isVerwendet && (
        <fieldset className={styles.gruppe}>
          <legend>Lieferadresse</legend>
          <Empfaenger formular={formular} />
          <AnschriftFelder zweck="lieferadresse" formular={formular} />
        </fieldset>
      )}
    </ProfilFormular>
  );
}

function Empfaenger({ formular: { feld } }: { formular: Formular }) {
  return (
    <>
      <Field
        label="Firma (freiwillig)"
        autoComplete="shipping organization"
        maxLength={200}
        {...feld('lieferadresse.firmenname')}
      />
      <div className={styles.paar}>
        <Field
          label="Vorname"
          autoComplete="shipping given-name"
          maxLength={100}
          {...feld('lieferadresse.vorname')}
        />
        <Field
          label="Nachname"
          autoComplete="shipping family-name"
          maxLength={100}
          {...feld('lieferadresse.nachname')}
        />
      </div>
    </>
  );
}

type AnschriftFelderProps = { zweck: 'adresse' | 'lieferadresse'; formular: Formular };

function AnschriftFelder({ zweck, formular: { feld } }: AnschriftFelderProps) {
  const fuer = zweck === 'adresse' ? 'billing' : 'shipping';
  return (
    <>
      <div className={`${styles.paar} ${styles.strasse}`}>
        <Field
          label="Straße"
          autoComplete={`${fuer} address-line1`}
          maxLength={200}
          {...feld(`${zweck}.strasse`)}
        />
        {/* No token means a number apart from its street: nothing is asked for, so that no browser puts another line there. */}
        <Field label="Hausnummer" autoComplete="off" maxLength={20} {...feld(`${zweck}.hausnummer`)} />
      </div>
      <Field
        label="Adresszusatz (freiwillig)"
        autoComplete={`${fuer} address-line2`}
        maxLength={200}
        {...feld(`${zweck}.zusatz`)}
      />
      <div className={`${styles.paar} ${styles.ort}`}>
        <Field
          label="PLZ"
          inputMode="numeric"
          autoComplete={`${fuer} postal-code`}
          maxLength={20}
          {...feld(`${zweck}.plz`)}
        />
        <Field
          label="Ort"
          autoComplete={`${fuer} address-level2`}
          maxLength={100}
          {...feld(`${zweck}.stadt`)}
        />
      </div>
      <Field label="Land" autoComplete={`${fuer} country-name`} maxLength={100} {...feld(`${zweck}.land`)} />
    </>
  );
}
