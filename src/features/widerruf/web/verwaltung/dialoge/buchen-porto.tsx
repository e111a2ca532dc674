import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { formatEuro } from '#shared/number/money.ts';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import { NumberField } from '#web/ui/verwaltung/number-field/number-field.tsx';
import { isAllesGebucht } from '../../../bearbeitung/buchung.ts';
import type { GelesenerAuftrag } from '../../../bearbeitung/read-widerruf.ts';
import { type BuchenForm, portoText } from './buchen-form.ts';

type BuchenPortoProps = {
  auftrag: GelesenerAuftrag;
  form: UseFormReturn<BuchenForm>;
};

/** The postage that is returned: it follows the pieces until somebody types another one. */
export function BuchenPorto({ auftrag, form }: BuchenPortoProps) {
  const { teile, versandEigen } = useWatch({ control: form.control }) as BuchenForm;
  const vorgabe = portoText(auftrag, teile);
  const { setValue } = form;
  useEffect(() => {
    if (!versandEigen) setValue('versand', vorgabe, { shouldValidate: true });
  }, [versandEigen, vorgabe, setValue]);
  const { onChange, ...field } = fieldProps(form)('versand');
  return (
    <NumberField
      label="Porto zurück"
      required
      unit="€"
      description={
        isAllesGebucht(auftrag.posten, teile)
          ? 'Alles ist widerrufen: Das Porto wird mit zurückgezahlt (§ 357 Abs. 2 BGB).'
          : `Nur ein Teil ist widerrufen: Das Porto bleibt beim Laden. Bis ${formatEuro(auftrag.versand)} können Sie es trotzdem zurückzahlen.`
      }
      {...field}
      onChange={(event) => {
        setValue('versandEigen', true);
        return onChange(event);
      }}
    />
  );
}
