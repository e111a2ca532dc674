import { Textarea, TextInput } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { ListField } from '#web/ui/verwaltung/field/list-field.tsx';
import type { GruppeForm } from '../maske.ts';
import styles from './abschnitte-feld.module.css';
import { UmweltHinweis } from './umwelt-hinweis.tsx';
import vorschauStyles from './vorschau.module.css';
import { Vorschau } from './vorschau.tsx';

const texte = {
  bereiche: {
    label: 'Was wir machen',
    description: 'Karten auf „Das sind wir“, in dieser Reihenfolge.',
    addLabel: 'Bereich hinzufügen',
    rowName: 'Bereich',
    max: 6,
  },
  werte: {
    label: 'Was uns wichtig ist',
    description: 'Ihre Werte auf „Das sind wir“, in dieser Reihenfolge.',
    addLabel: 'Wert hinzufügen',
    rowName: 'Wert',
    max: 8,
  },
};

type AbschnitteFeldProps = { form: GruppeForm<'texte'>; name: keyof typeof texte };

/** A list of headings with their texts. */
export function AbschnitteFeld({ form, name }: AbschnitteFeldProps) {
  const abschnitte = useWatch({ control: form.control, name });
  return (
    <div>
      <ListField form={form} name={name} empty={{ titel: '', text: '' }} canMove {...texte[name]}>
        {(row) => (
          <div className={styles.abschnitt}>
            <TextInput label="Überschrift" required autoComplete="off" {...row('titel')} />
            <Textarea label="Text" rows={4} resize="vertical" {...row('text')} />
          </div>
        )}
      </ListField>
      <UmweltHinweis text={abschnitte.map(({ titel, text }) => `${titel}\n${text}`).join('\n')} />
      {abschnitte.length > 0 && (
        <Vorschau>
          {abschnitte.map(({ titel, text }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sections have no identity, and two may be the same.
            <div key={at} className={`raised ${vorschauStyles.karte}`}>
              <p className={vorschauStyles.name}>{titel}</p>
              <p>{text}</p>
            </div>
          ))}
        </Vorschau>
      )}
    </div>
  );
}
