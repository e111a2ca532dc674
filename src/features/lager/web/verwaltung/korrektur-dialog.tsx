import { zodResolver } from '@hookform/resolvers/zod';
import { Textarea } from '@mantine/core';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import type { Betroffenes } from '#features/bestand/betroffene.ts';
import { maxBestandMenge } from '#features/bestand/menge.ts';
import { einheitText } from '#features/rohstoffe/einheit-text.ts';
import { parseNumber } from '#shared/number/parse-number.ts';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import { SuggestField } from '#web/ui/verwaltung/field/suggest-field.tsx';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import { NumberField } from '#web/ui/verwaltung/number-field/number-field.tsx';
import { requiredNumber } from '#web/ui/verwaltung/number-field/number-text.ts';
import type { LagerArtikel } from '../../contract.ts';
import { korrekturGruende, maxGrund } from '../../gruende.ts';
import { mengeText } from '../../menge-text.ts';
import { answerOf } from '../answer-of.ts';
import { useKorrektur } from '../lager.queries.ts';
import { useRueckgaengig } from './use-rueckgaengig.ts';

const schema = z.object({
  // requirements.md, admin §5: the sign of the amount is dropped.
  menge: requiredNumber({ min: -maxBestandMenge, max: maxBestandMenge, decimals: 0 }).transform(Math.abs),
  grund: z.string().trim().max(maxGrund, `Höchstens ${maxGrund} Zeichen.`),
  notizen: z.string().trim().max(500, 'Höchstens 500 Zeichen.'),
});
type Korrektur = z.output<typeof schema>;
const leer = { menge: '', grund: '', notizen: '' };

type KorrekturDialogProps = {
  artikel: LagerArtikel;
  /** Called with the orders that a booking hits. */
  onBetroffene: (betroffenes: Betroffenes) => void;
  onClose: () => void;
};

/**
 * Adds or removes an amount of one article (requirements.md, admin §4 and §5; R14). A minus before the amount
 * means removing (ADR 032).
 */
export function KorrekturDialog({ artikel, onBetroffene, onClose }: KorrekturDialogProps) {
  const { name, artikelId, einheit } = artikel;
  const form = useForm({ resolver: zodResolver(schema), defaultValues: leer });
  const field = fieldProps(form);
  const menge = parseNumber(useWatch({ control: form.control, name: 'menge' })) ?? 0;
  const book = useBookKorrektur(artikel, onBetroffene);

  return (
    <FormDialog
      title={`Bestand korrigieren: ${name}`}
      record={{ id: artikelId, name }}
      submitLabel="Hinzufügen"
      alternative={{ label: 'Entnehmen', isMeant: menge < 0, onSubmit: book(-1) }}
      form={form}
      size="34rem"
      missing={menge === 0 ? 'Bitte geben Sie eine Menge ein.' : ''}
      onSubmit={book(1)}
      onClose={onClose}
    >
      <NumberField
        label="Menge"
        required
        isWhole
        unit={einheitText(einheit)}
        description={describeFolge(artikel, menge)}
        {...field('menge')}
      />
      <SuggestField
        form={form}
        name="grund"
        label="Grund"
        description="Aus der Liste oder in eigenen Worten"
        suggestions={[...korrekturGruende]}
        max={maxGrund}
      />
      <Textarea label="Notizen" autosize minRows={2} maxLength={500} {...field('notizen')} />
    </FormDialog>
  );
}

/** Adds (1) or removes (-1) the amount, and offers to undo that. */
function useBookKorrektur(artikel: LagerArtikel, onBetroffene: KorrekturDialogProps['onBetroffene']) {
  const { name, typ, artikelId, einheit } = artikel;
  const { mutateAsync } = useKorrektur();
  const takeBack = useRueckgaengig(artikel);
  return (sign: 1 | -1) =>
    async ({ menge, ...rest }: Korrektur) => {
      const aenderung = sign * menge;
      const reply = await answerOf(mutateAsync({ typ, artikelId, aenderung, ...rest }), 'korrektur');
      if (!reply) return;
      const { data, message = 'Bestand korrigiert' } = reply;
      const was = data
        ? `jetzt ${mengeText(data.nachher, einheit)} statt ${mengeText(data.vorher, einheit)}`
        : message;
      snackbar.success(`${name}: ${was}`, {
        label: 'Rückgängig',
        onClick: () => void takeBack({ aenderung, grund: rest.grund }),
      });
      if (data?.betroffen) onBetroffene({ name, betroffen: data.betroffen });
    };
}

/** The level that each button would lead to, and which of them Enter presses. */
function describeFolge({ menge: bestand, einheit }: LagerArtikel, menge: number): string {
  const jetzt = `Bestand ${mengeText(bestand, einheit)}`;
  if (menge === 0) return jetzt;
  const danach = bestand - Math.abs(menge);
  const entnommen =
    danach < 0 ? 'Entnehmen: so viel ist nicht da' : `nach dem Entnehmen ${mengeText(danach, einheit)}`;
  if (menge < 0) return `${jetzt}; ${entnommen}. Eingabetaste: entnehmen.`;
  const hinzugefuegt = `nach dem Hinzufügen ${mengeText(bestand + menge, einheit)}`;
  return `${jetzt}; ${hinzugefuegt}; ${entnommen}. Eingabetaste: hinzufügen.`;
}
