import { TextInput } from '@mantine/core';
import { CountedTextInput } from '#web/ui/verwaltung/field/counted-text-input.tsx';
import { FieldGroup } from '#web/ui/verwaltung/field/field-group.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import styles from '#web/ui/verwaltung/field/fields.module.css';
import { ListField } from '#web/ui/verwaltung/field/list-field.tsx';
import type { GruppeForm } from '../maske.ts';

type Form = { form: GruppeForm<'laden'> };

/** The inputs of group 'Laden'. */
export function LadenFelder({ form }: Form) {
  const field = fieldProps(form);
  return (
    <>
      <CountedTextInput form={form} name="name" label="Name des Ladens" max={60} required />
      <CountedTextInput form={form} name="slogan" label="Slogan" max={120} />
      <TextInput
        label="Inhaberin oder Inhaber"
        description="Vor- und Nachname, so wie er im Impressum stehen muss."
        autoComplete="name"
        {...field('inhaberin')}
      />
      <AdresseFelder form={form} />
      <KontaktFelder form={form} />
      <ListField
        form={form}
        name="team"
        label="Team"
        description="Wer auf „Das sind wir“ vorgestellt wird, in dieser Reihenfolge."
        empty={{ name: '', aufgabe: '' }}
        addLabel="Person hinzufügen"
        rowName="Person"
        max={12}
        canMove
      >
        {(row) => (
          <>
            <TextInput label="Name" required autoComplete="off" {...row('name')} />
            <TextInput label="Aufgabe" autoComplete="off" {...row('aufgabe')} />
          </>
        )}
      </ListField>
      <PflichtFelder form={form} />
    </>
  );
}

function AdresseFelder({ form }: Form) {
  const field = fieldProps(form);
  return (
    <FieldGroup title="Anschrift">
      <div className={`${styles.pair} ${styles.wide}`}>
        <TextInput label="Straße" autoComplete="address-line1" {...field('adresse.strasse')} />
        <TextInput label="Hausnummer" autoComplete="off" {...field('adresse.hausnummer')} />
      </div>
      <div className={`${styles.pair} ${styles.narrow}`}>
        <TextInput label="PLZ" inputMode="numeric" autoComplete="postal-code" {...field('adresse.plz')} />
        <TextInput label="Ort" autoComplete="address-level2" {...field('adresse.stadt')} />
      </div>
      <TextInput label="Land" autoComplete="country-name" {...field('adresse.land')} />
    </FieldGroup>
  );
}

function KontaktFelder({ form }: Form) {
  const field = fieldProps(form);
  return (
    <FieldGroup title="Kontakt">
      <div className={styles.pair}>
        <TextInput label="E-Mail" type="email" autoComplete="email" {...field('email')} />
        <TextInput label="Telefon" type="tel" autoComplete="tel" {...field('telefon')} />
      </div>
      <div className={styles.pair}>
        <TextInput
          label="Foto-Profil: Name"
          placeholder="Instagram"
          autoComplete="off"
          {...field('fotoProfil.name')}
        />
        <TextInput
          label="Foto-Profil: Adresse"
          placeholder="https://…"
          type="url"
          autoComplete="url"
          {...field('fotoProfil.url')}
        />
      </div>
    </FieldGroup>
  );
}

function PflichtFelder({ form }: Form) {
  const field = fieldProps(form);
  return (
    <FieldGroup title="Pflichten">
      <TextInput
        label="Verantwortliche Person (Kosmetik)"
        description="Nach der Kosmetikverordnung. Leer: die Inhaberin oder der Inhaber mit der Anschrift des Ladens. Sonst bitte Name, Straße, Postleitzahl und Ort."
        autoComplete="off"
        {...field('verantwortlich')}
      />
      <TextInput
        label="LUCID-Nummer"
        description="Die Registrierungsnummer des Verpackungsregisters: DE und 13 Ziffern. Ohne sie darf nicht verschickt werden."
        autoComplete="off"
        {...field('lucid')}
      />
    </FieldGroup>
  );
}
