import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Textarea } from '@mantine/core';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import type { Betroffenes } from '#features/bestand/betroffene.ts';
import { maxBestandMenge } from '#features/bestand/menge.ts';
import { einheitText } from '#features/rohstoffe/einheit-text.ts';
import { formatZahl } from '#shared/number/format-zahl.ts';
import { parseNumber } from '#shared/number/parse-number.ts';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import { NumberField } from '#web/ui/verwaltung/number-field/number-field.tsx';
import { optionalNumber, requiredNumber } from '#web/ui/verwaltung/number-field/number-text.ts';
import { artikelGruppenNamen, type Einheit, lagerGruppen } from '../../../artikel.ts';
import type { ArtikelReply } from '../../../contract.ts';
import { aenderungText, mengeText } from '../../../menge-text.ts';
import { answerOf } from '../../answer-of.ts';
import { useInventur, useWaehlbareArtikel } from '../../lager.queries.ts';
import { ArtikelSelect } from './artikel-select.tsx';
import { askAuffaellige } from './ask-auffaellige.ts';

const range = { min: 0, max: maxBestandMenge, decimals: 0 };
const schema = z.object({
  artikelId: z.string(),
  menge: requiredNumber(range),
  mindestbestand: optionalNumber(range),
  notizen: z.string().trim().max(500, 'Höchstens 500 Zeichen.'),
});
const leer = { artikelId: '', menge: '', mindestbestand: '', notizen: '' };

type InventurDialogProps = {
  /** Whether the minimum can be set as well. */
  hasMindestbestand: boolean;
  onCountAll: () => void;
  /** Called with the orders that the count hits. */
  onBetroffene: (betroffenes: Betroffenes) => void;
  onClose: () => void;
};

/** Sets the level of one article to the counted amount (requirements.md, admin §2, §4 and §5). */
export function InventurDialog({
  hasMindestbestand,
  onCountAll,
  onBetroffene,
  onClose,
}: InventurDialogProps) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: leer });
  const field = fieldProps(form);
  const { data } = useWaehlbareArtikel();
  const [artikelId, menge] = useWatch({ control: form.control, name: ['artikelId', 'menge'] });
  const artikel = findWaehlbaren(data?.data, artikelId);
  const book = useBookInventur(artikel, onBetroffene);

  return (
    <FormDialog
      title="Inventur"
      submitLabel="Bestand aktualisieren"
      form={form}
      missing={artikel ? '' : 'Bitte wählen Sie einen Artikel.'}
      onAsk={async ({ menge }) =>
        !artikel || askAuffaellige([{ ...artikel, erwartet: artikel.vorrat, gezaehlt: menge }])
      }
      onSubmit={book}
      onClose={onClose}
    >
      <ArtikelSelect label="Artikel" required artikel={data?.data} {...field('artikelId')} />
      <Mengen form={form} artikel={artikel} hasMindestbestand={hasMindestbestand} gezaehlt={menge} />
      <Textarea label="Notizen" autosize minRows={2} maxLength={500} {...field('notizen')} />
      <Button variant="light" onClick={onCountAll}>
        Stattdessen ein ganzes Regal zählen
      </Button>
    </FormDialog>
  );
}

type Gewaehlt = ReturnType<typeof findWaehlbaren>;

/** Books the count, and says what it came to. */
function useBookInventur(artikel: Gewaehlt, onBetroffene: InventurDialogProps['onBetroffene']) {
  const { mutateAsync } = useInventur();
  return async (values: z.output<typeof schema>) => {
    if (!artikel) return;
    const { typ, einheit, name } = artikel;
    const reply = await answerOf(mutateAsync({ ...values, typ, einheit }), 'inventur');
    if (!reply) return;
    const bestand = reply.data?.bestand;
    const differenz = bestand ? ` (${aenderungText(bestand.aenderung, einheit)})` : '';
    snackbar.success(`${name}: ${mengeText(bestand?.menge ?? values.menge, einheit)}${differenz}`);
    if (reply.data?.betroffen) onBetroffene({ name, betroffen: reply.data.betroffen });
  };
}

type MengenProps = Pick<InventurDialogProps, 'hasMindestbestand'> & {
  form: UseFormReturn<z.input<typeof schema>, unknown, z.output<typeof schema>>;
  artikel: Gewaehlt;
  /** As it is typed. */
  gezaehlt: string;
};

function Mengen({ form, artikel, hasMindestbestand, gezaehlt }: MengenProps) {
  const field = fieldProps(form);
  const unit = artikel && einheitText(artikel.einheit);
  return (
    <>
      <NumberField
        label="Gezählter Bestand"
        required
        isWhole
        unit={unit}
        description={artikel && describeBestand(artikel, parseNumber(gezaehlt))}
        {...field('menge')}
      />
      {hasMindestbestand && (
        <NumberField
          label="Mindestbestand"
          isWhole
          unit={unit}
          placeholder={artikel && formatZahl(artikel.mindestbestand)}
          description="Leer lassen, wenn er bleiben soll."
          {...field('mindestbestand')}
        />
      )}
    </>
  );
}

function findWaehlbaren(artikel: ArtikelReply['data'] | undefined, id: string) {
  if (!artikel) return undefined;
  for (const gruppe of artikelGruppenNamen) {
    const found = artikel[gruppe].find((one) => one.id === id);
    if (found) return { ...found, ...lagerGruppen[gruppe] };
  }
  return undefined;
}

function describeBestand(
  { vorrat, einheit }: { vorrat: number; einheit: Einheit },
  gezaehlt?: number,
): string {
  const bisher = `Bisher ${mengeText(vorrat, einheit)}`;
  return gezaehlt === undefined
    ? bisher
    : `${bisher}, Differenz ${aenderungText(gezaehlt - vorrat, einheit)}`;
}
