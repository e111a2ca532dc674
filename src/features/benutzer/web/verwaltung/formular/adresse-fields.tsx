import { TextInput } from '@mantine/core';
import type { UseFormReturn } from 'react-hook-form';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import styles from '#web/ui/verwaltung/field/fields.module.css';
import type { EditForm } from './edit-form.ts';

type AdresseFieldsProps = { form: UseFormReturn<EditForm>; name: 'adresse' | 'lieferadresse' };

/** Street, town and country of one of the two addresses. */
export function AdresseFields({ form, name }: AdresseFieldsProps) {
  const field = fieldProps(form);
  return (
    <>
      <div className={`${styles.pair} ${styles.wide}`}>
        <TextInput label="Straße" {...field(`${name}.strasse`)} />
        <TextInput label="Hausnummer" {...field(`${name}.hausnummer`)} />
      </div>
      <TextInput label="Zusatz" {...field(`${name}.zusatz`)} />
      <div className={`${styles.pair} ${styles.narrow}`}>
        <TextInput label="PLZ" {...field(`${name}.plz`)} />
        <TextInput label="Stadt" {...field(`${name}.stadt`)} />
      </div>
      <TextInput label="Land" {...field(`${name}.land`)} />
    </>
  );
}
