import { zodResolver } from '@hookform/resolvers/zod';
import { NativeSelect, Textarea } from '@mantine/core';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { parseNumber } from '#shared/number/parse-number.ts';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import { NumberField } from '#web/ui/verwaltung/number-field/number-field.tsx';
import { requiredNumber } from '#web/ui/verwaltung/number-field/number-text.ts';
import type { WaehlbarerArtikel } from '../../../contract.ts';
import { maxAnzahl, type Produktion } from '../../../produktion/produktion-contract.ts';
import { fehlendeStueck, fehlendText } from '../../../produktion/produktion-vorschlag.ts';
import { answerOf } from '../../answer-of.ts';
import { filledList } from '../../filled.ts';
import { useProduktion, useVorschau, useWaehlbareArtikel } from '../../lager.queries.ts';
import { lagerErrorText } from '../../lager-error-text.ts';
import type { GebuchteProduktion } from './produktion-gebucht-dialog.tsx';
import { ProduktionVorschau } from './produktion-vorschau.tsx';

const schema = z.object({
  produktId: z.string(),
  anzahl: requiredNumber({ min: 1, max: maxAnzahl, decimals: 0 }),
  notizen: z.string().trim().max(500, 'Höchstens 500 Zeichen.'),
});
const leer = { produktId: '', anzahl: '1', notizen: '' };

/** The product and the pieces that the form begins with. */
export type ProduktionVorschlag = { produktId: string; name: string; anzahl: number };

type ProduktionDialogProps = {
  vorschlag?: ProduktionVorschlag | undefined;
  onBooked: (produktion: GebuchteProduktion) => void;
  onClose: () => void;
};

/** Turns raw materials into finished pieces, with a preview of the amounts (requirements.md, admin §4 and §5; R13). */
export function ProduktionDialog({ vorschlag, onBooked, onClose }: ProduktionDialogProps) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: valuesOf(vorschlag) });
  const field = fieldProps(form);
  const { data: artikel } = useWaehlbareArtikel();
  const { dirtyFields } = form.formState;
  const find = useVerkaufte(artikel?.data.produkte);
  const select = field('produktId');
  const [produktId, anzahlText] = useWatch({ control: form.control, name: ['produktId', 'anzahl'] });
  const anzahl = parseNumber(anzahlText) ?? 0;
  const { data: vorschau, error } = useVorschau(produktId);
  const { mutateAsync } = useProduktion();

  const proposed = vorschlag ? [{ id: vorschlag.produktId, name: vorschlag.name }] : [];
  const produkte = (artikel?.data.produkte ?? proposed).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FormDialog
      title="Produktion"
      submitLabel="Produktion buchen"
      form={form}
      canSubmit={produktId !== '' && anzahl >= 1}
      onSubmit={async (values) => {
        const reply = await answerOf(mutateAsync(values), 'produktion');
        if (!reply) return;
        const { verwendeteRohstoffe, ...rest }: Partial<Produktion> = reply.data ?? {};
        onBooked({ ...rest, verwendeteRohstoffe: filledList(verwendeteRohstoffe) });
      }}
      onClose={onClose}
    >
      <NativeSelect
        label="Produkt"
        required
        data={[{ value: '', label: artikel ? 'Bitte wählen' : 'Wird geladen …' }, ...produkte]}
        {...select}
        // A chosen product stays chosen when the list of all is loaded.
        value={produktId}
        onChange={(event) => {
          void select.onChange(event);
          // What was typed stays.
          const fehlend = fehlendeStueck(find(event.currentTarget.value));
          if (!dirtyFields.anzahl) form.setValue('anzahl', String(fehlend || 1));
        }}
      />
      <NumberField
        label="Anzahl"
        required
        isWhole
        unit="Stück"
        description={fehlendText(find(produktId))}
        {...field('anzahl')}
      />
      {produktId !== '' && (
        <ProduktionVorschau
          vorschau={vorschau?.data}
          anzahl={anzahl}
          failure={error ? lagerErrorText(error, 'produktion') : undefined}
        />
      )}
      <Textarea label="Notizen" autosize minRows={2} maxLength={500} {...field('notizen')} />
    </FormDialog>
  );
}

function valuesOf(vorschlag: ProduktionVorschlag | undefined) {
  if (!vorschlag) return leer;
  return { ...leer, produktId: vorschlag.produktId, anzahl: String(vorschlag.anzahl) };
}

/**
 * Finds a product of which missing pieces are said, from the opening on; before, nothing is proposed
 * (requirements.md, admin §4).
 */
function useVerkaufte(produkte: WaehlbarerArtikel[] = []): (id: string) => WaehlbarerArtikel | undefined {
  const isVerkauf = useLaden().phase !== 'angekuendigt';
  return (id) => (isVerkauf ? produkte.find((one) => one.id === id) : undefined);
}
