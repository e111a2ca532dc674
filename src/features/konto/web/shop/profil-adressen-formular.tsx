import { Field } from '#web/ui/shop/form/field.tsx';
import type { Profil } from '../../contract.ts';
import { adressWerte, aenderungOf, ja, verwendetFeld } from '../../profil-felder.ts';
import { useSaveProfil } from '../profil.queries.ts';
import styles from './profil.module.css';
import type { FormTun } from './profil-abschnitt.tsx';
import { ProfilFormular } from './profil-formular.tsx';
import { useProfilEntwurf } from './ungespeichert.ts';
import { type ProfilForm, useProfilForm } from './use-profil-form.ts';

export type AdressenFormularProps = FormTun & { profil: Profil; userId: string };

/** Both addresses; the second one only if the goods go elsewhere. */
export function AdressenFormular(props: AdressenFormularProps) {
  const { profil, userId, onFertig, onAbbrechen } = props;
  const save = useSaveProfil(userId);
  const entwurf = useProfilEntwurf('profil-adressen', userId, adressWerte(profil));
  const form = useProfilForm({
    ...entwurf,
    send: async (werte) => {
      const body = aenderungOf(entwurf.anfang, werte);
      if (Object.keys(body).length > 0) onFertig(await save(body));
      else onAbbrechen();
    },
  });
  const isVerwendet = entwurf.werte[verwendetFeld] === ja;
  return (
    <ProfilFormular titel="Adressen" form={form} onAbbrechen={onAbbrechen}>
      <fieldset className={`stack-4 ${styles.gruppe}`}>
        <legend>Rechnungs&shy;adresse</legend>
        <AnschriftFelder zweck="adresse" form={form} />
      </fieldset>
      <label className={styles.wahl}>
        <input type="checkbox" value={ja} {...form.haken(verwendetFeld)} />
        An eine andere Adresse liefern
      </label>
      {isVerwendet && (
        <fieldset className={`stack-4 ${styles.gruppe}`}>
          <legend>Lieferadresse</legend>
          <Empfaenger form={form} />
          <AnschriftFelder zweck="lieferadresse" form={form} />
        </fieldset>
      )}
    </ProfilFormular>
  );
}

function Empfaenger({ form: { feld } }: { form: ProfilForm }) {
  return (
    <>
      <Field
        label="Firma"
        isFreiwillig
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

type AnschriftFelderProps = { zweck: 'adresse' | 'lieferadresse'; form: ProfilForm };

function AnschriftFelder({ zweck, form: { feld } }: AnschriftFelderProps) {
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
        label="Adresszusatz"
        isFreiwillig
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
