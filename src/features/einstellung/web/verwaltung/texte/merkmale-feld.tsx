import { Textarea, TextInput } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { FieldGroup } from '#web/ui/verwaltung/field/field-group.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import type { GruppeForm } from '../maske.ts';
import styles from './abschnitte-feld.module.css';
import { UmweltHinweis } from './umwelt-hinweis.tsx';

const karten = [0, 1, 2] as const;

/** The three cards of the home page, each with its drawing; an empty one is not shown. */
export function MerkmaleFeld({ form }: { form: GruppeForm<'texte'> }) {
  const field = fieldProps(form);
  const merkmale = useWatch({ control: form.control, name: 'merkmale' });
  return (
    <FieldGroup title="Wofür wir stehen">
      <p className="quiet">
        Bis zu drei Karten der Startseite. Ihre Zeichnungen sind ein Blatt, ein Herz und ein Lieferwagen; eine
        leere Karte fehlt im Laden.
      </p>
      {karten.map((at) => (
        <div key={at} className={styles.abschnitt}>
          <TextInput
            label={`Karte ${at + 1}: Überschrift`}
            autoComplete="off"
            required={merkmale[at]?.text !== ''}
            {...field(`merkmale.${at}.titel`)}
          />
          <Textarea
            label={`Karte ${at + 1}: Text`}
            rows={3}
            resize="vertical"
            required={merkmale[at]?.titel !== ''}
            {...field(`merkmale.${at}.text`)}
          />
        </div>
      ))}
      <UmweltHinweis text={merkmale.map(({ titel, text }) => `${titel}\n${text}`).join('\n')} />
    </FieldGroup>
  );
}
