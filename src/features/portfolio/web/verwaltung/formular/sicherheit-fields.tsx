import { Button, Textarea } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { CountedTextInput } from '#web/ui/verwaltung/field/counted-text-input.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import { FoldedPart, WideField } from '#web/ui/verwaltung/field/folded-part.tsx';
import { maxArtikelnummer, maxTextLength } from '../../../produkt-body.ts';
import { artikelnummerVorschlag } from '../../../produktsicherheit/artikelnummer-vorschlag.ts';
import { produktMaskeOf } from '../produkttypen/produkt-masken.ts';
import type { ProduktForm } from './produkt-fields.tsx';
import { produktFeldNamen } from './produkt-values.ts';

type SicherheitFieldsProps<Output> = {
  form: ProduktForm<Output>;
  /** The numbers of all other products. */
  vergeben: string[];
};

const nummer = 'artikelnummer';
const hinweise = 'beschreibung.warnhinweise';

/** What Art. 19 of (EU) 2023/988 asks of the product, collapsed. Proposals become its values only by a press. */
export function SicherheitFields<Output>({ form, vergeben }: SicherheitFieldsProps<Output>) {
  const [typ, name, gramm] = useWatch({ control: form.control, name: ['typ', 'name', 'gramm'] });
  const ueblich = produktMaskeOf({ typ }).warnhinweise;
  return (
    <FoldedPart
      form={form}
      title="Produktsicherheit"
      hint="Artikelnummer, Warnhinweise"
      holds={(field) => field === nummer || field === hinweise}
    >
      <WideField>
        <CountedTextInput form={form} name={nummer} label={produktFeldNamen[nummer]} max={maxArtikelnummer} />
        <Vorschlag form={form} feld={nummer} text={artikelnummerVorschlag({ name, gramm }, vergeben)} />
      </WideField>
      <WideField>
        <Textarea
          label={produktFeldNamen[hinweise]}
          description="Stehen auf der Produktseite, sobald Sie sie speichern."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={maxTextLength}
          autosize
          minRows={2}
          maxRows={12}
          {...fieldProps(form)(hinweise)}
        />
        <Vorschlag form={form} feld={hinweise} text={ueblich} wort="Übliche Hinweise einsetzen" />
      </WideField>
    </FoldedPart>
  );
}

type VorschlagProps<Output> = {
  form: ProduktForm<Output>;
  feld: typeof nummer | typeof hinweise;
  text: string | undefined;
  wort?: string;
};

/** Puts a proposal into an empty field, for its owner to check. */
function Vorschlag<Output>({ form, feld, text, wort = `${text} einsetzen` }: VorschlagProps<Output>) {
  const typed = useWatch({ control: form.control, name: feld });
  if (!text || typed.trim() !== '') return null;
  const handleClick = () => {
    form.setValue(feld, text, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    form.setFocus(feld);
  };
  return (
    <Button variant="subtle" size="compact-md" mih="var(--touch)" onClick={handleClick}>
      {wort}
    </Button>
  );
}
