import { zodResolver } from '@hookform/resolvers/zod';
import { NativeSelect, Textarea } from '@mantine/core';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
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
  const find = useVerkaufte(artikel?.data.produkte);
  const [produktId, anzahlText] = useWatch({ control: form.control, name: ['produktId', 'anzahl'] });
  const anzahl = parseNumber(anzahlText) ?? 0;
  const vorschau = useVorschau(produktId);
  const book = useBookProduktion(onBooked);
  const proposed = vorschlag && [{ id: vorschlag.produktId, name: vorschlag.name }];
  return (
    <FormDialog
      title="Produktion"
      submitLabel="Produktion buchen"
      form={form}
      missing={missingText(produktId, anzahl)}
      onSubmit={book}
      onClose={onClose}
    >
      <ProduktWahl
        form={form}
        produktId={produktId}
        produkte={artikel?.data.produkte ?? proposed ?? []}
        isLoaded={artikel !== undefined}
        fehlendOf={(id) => fehlendeStueck(find(id))}
      />
      <NumberField
        label="Anzahl"
        required
        isWhole
        unit="Stück"
        description={fehlendText(find(produktId))}
        {...field('anzahl')}
      />
      {produktId !== '' && <ProduktionVorschau vorschau={vorschau} anzahl={anzahl} />}
      <Textarea label="Notizen" autosize minRows={2} maxLength={500} {...field('notizen')} />
    </FormDialog>
  );
}

type ProduktWahlProps = {
  form: UseFormReturn<z.input<typeof schema>, unknown, z.output<typeof schema>>;
  produktId: string;
  produkte: Pick<WaehlbarerArtikel, 'id' | 'name'>[];
  isLoaded: boolean;
  /** The pieces to propose for a product; 0: none are missing. */
  fehlendOf: (produktId: string) => number;
};

/** The product, and with it the number of pieces that are missing. */
function ProduktWahl({ form, produktId, produkte, isLoaded, fehlendOf }: ProduktWahlProps) {
  const select = fieldProps(form)('produktId');
  const { dirtyFields } = form.formState;
  const options = produkte.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <NativeSelect
      label="Produkt"
      required
      data={[{ value: '', label: isLoaded ? 'Bitte wählen' : 'Wird geladen …' }, ...options]}
      {...select}
      // A chosen product stays chosen when the list of all is loaded.
      value={produktId}
      onChange={(event) => {
        void select.onChange(event);
        // What was typed stays.
        if (!dirtyFields.anzahl) form.setValue('anzahl', String(fehlendOf(event.currentTarget.value) || 1));
      }}
    />
  );
}

function useBookProduktion(onBooked: ProduktionDialogProps['onBooked']) {
  const { mutateAsync } = useProduktion();
  return async (values: z.output<typeof schema>) => {
    const reply = await answerOf(mutateAsync(values), 'produktion');
    if (!reply) return;
    const { verwendeteRohstoffe, ...rest }: Partial<Produktion> = reply.data ?? {};
    onBooked({ ...rest, verwendeteRohstoffe: filledList(verwendeteRohstoffe) });
  };
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

function missingText(produktId: string, anzahl: number): string {
  if (produktId === '') return 'Bitte wählen Sie ein Produkt.';
  return anzahl < 1 ? 'Bitte geben Sie ein, wie viele Stück.' : '';
}
