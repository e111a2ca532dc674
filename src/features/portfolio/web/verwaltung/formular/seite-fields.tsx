import { Textarea, TextInput } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { UmweltHinweis } from '#features/einstellung/web/verwaltung/texte/umwelt-hinweis.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import { FoldedPart, WideField } from '#web/ui/verwaltung/field/folded-part.tsx';
import { maxKurzLength, maxTextLength } from '../../../produkt-body.ts';
import type { ProduktForm } from './produkt-fields.tsx';
import { produktFeldNamen } from './produkt-values.ts';

/** Further fields of the product's page in the shop, collapsed: link and texts. */
export function SeiteFields<Output>({ form }: { form: ProduktForm<Output> }) {
  const field = fieldProps(form);
  return (
    <FoldedPart
      form={form}
      title="Produktseite im Shop"
      hint="Weblink, Texte"
      holds={(name) => folded.includes(name)}
    >
      <TextInput
        label={produktFeldNamen.weblink}
        type="url"
        inputMode="url"
        placeholder="https://"
        {...field('weblink')}
      />
      <Kurzbeschreibung form={form} />
      {texte.map((name) => (
        <WideField key={name}>
          <Textarea
            label={produktFeldNamen[name]}
            maxLength={maxTextLength}
            autosize
            minRows={2}
            maxRows={12}
            {...field(name)}
          />
          {name !== 'beschreibung.inhaltsstoffe' && <Umweltworte form={form} name={name} />}
        </WideField>
      ))}
    </FoldedPart>
  );
}

const names = Object.keys(produktFeldNamen);
const folded = names.slice(names.indexOf('weblink'));

const texte = [
  'beschreibung.lang',
  'beschreibung.inhaltsstoffe',
  'beschreibung.anwendung',
  'beschreibung.besonderheiten',
] as const;

function Kurzbeschreibung<Output>({ form }: { form: ProduktForm<Output> }) {
  const kurz = useWatch({ control: form.control, name: 'beschreibung.kurz' });
  return (
    <WideField>
      <Textarea
        label={produktFeldNamen['beschreibung.kurz']}
        description={`${kurz.trim().length} von ${maxKurzLength} Zeichen`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autosize
        minRows={2}
        {...fieldProps(form)('beschreibung.kurz')}
      />
      <Umweltworte form={form} name="beschreibung.kurz" />
    </WideField>
  );
}

type UmweltworteProps<Output> = {
  form: ProduktForm<Output>;
  name: 'beschreibung.kurz' | (typeof texte)[number];
};

/** A hint at general environmental claims; a list of ingredients makes none. */
function Umweltworte<Output>({ form, name }: UmweltworteProps<Output>) {
  return <UmweltHinweis text={useWatch({ control: form.control, name })} />;
}
