import { Textarea, TextInput } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { CountedTextInput } from '#web/ui/verwaltung/field/counted-text-input.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import { absaetzeOf } from '../../../laden/absaetze-of.ts';
import type { GruppeForm } from '../maske.ts';
import { AbschnitteFeld } from './abschnitte-feld.tsx';
import { MerkmaleFeld } from './merkmale-feld.tsx';
import { UmweltHinweis } from './umwelt-hinweis.tsx';
import styles from './vorschau.module.css';
import { Vorschau } from './vorschau.tsx';

type Form = { form: GruppeForm<'texte'> };

/** The inputs of group 'Texte': what the shop says about itself. */
export function TexteFelder({ form }: Form) {
  return (
    <>
      <TextFeld
        form={form}
        name="begruessung"
        label="Begrüßung auf der Startseite"
        description="Ein oder zwei Sätze unter der Überschrift, höchstens 300 Zeichen."
      />
      <MerkmaleFeld form={form} />
      <Fuss form={form} />
      <TextFeld
        form={form}
        name="ueberUns"
        label="Erster Satz auf „Das sind wir“"
        description="Höchstens 400 Zeichen."
      />
      <TextFeld
        form={form}
        name="geschichte"
        label="Wie es anfing"
        description="Ihre Geschichte, höchstens 6.000 Zeichen. Eine leere Zeile trennt zwei Absätze."
      />
      <AbschnitteFeld form={form} name="bereiche" />
      <AbschnitteFeld form={form} name="werte" />
    </>
  );
}

type TextFeldProps = Form & {
  name: 'begruessung' | 'ueberUns' | 'geschichte';
  label: string;
  description: string;
};

function TextFeld({ form, name, label, description }: TextFeldProps) {
  const text = useWatch({ control: form.control, name });
  const isGeschichte = name === 'geschichte';
  return (
    <div>
      <Textarea
        label={label}
        description={description}
        rows={isGeschichte ? 10 : 3}
        resize="vertical"
        {...fieldProps(form)(name)}
      />
      <UmweltHinweis text={text} />
      <Vorschau>
        {absaetzeOf(text).map((absatz, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity, and two may be the same.
          <p key={at} className={isGeschichte ? undefined : styles.lead}>
            {absatz}
          </p>
        ))}
        {text.trim() === '' && <p>Ohne Text bleibt diese Stelle im Laden leer.</p>}
      </Vorschau>
    </div>
  );
}

function Fuss({ form }: Form) {
  const text = useWatch({ control: form.control, name: 'fussSatz' });
  return (
    <div className="stack-4">
      <CountedTextInput form={form} name="fussSatz" label="Satz am Ende jeder Seite" max={200} />
      <UmweltHinweis text={text} />
      <TextInput
        label="Jahr am Ende jeder Seite"
        description="Steht dort hinter dem ©, zum Beispiel das Jahr Ihrer Gründung. Leer: kein Jahr."
        inputMode="numeric"
        autoComplete="off"
        {...fieldProps(form)('fussJahr')}
      />
    </div>
  );
}
