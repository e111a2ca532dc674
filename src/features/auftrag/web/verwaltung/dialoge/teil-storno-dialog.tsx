import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { centToEuro, euroToCent, formatEuro } from '#shared/number/money.ts';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { schrittOf } from '#web/ui/verwaltung/schritt/use-schritt.ts';
import { auftragCalls } from '../../../calls.ts';
import { type AuftragPosten, teilStornierenBody } from '../../../contract.ts';
import { auftragRecordOf, type SchrittDialogProps } from '../auftrag-props.ts';
import { korrekturFolge } from '../beleg-folge.ts';
import { useAuftragSchritt } from '../use-auftrag-schritt.ts';
import { DhlHinweis } from './dhl-hinweis.tsx';
import { grundHinweis } from './grund-hinweis.ts';
import { type Stueck, toTeile } from './stueck-je-zeile.ts';
import { StueckWahl } from './stueck-wahl.tsx';
import { TextFeld } from './text-feld.tsx';

const schema = z.object({
  teile: z
    .record(z.string(), z.number())
    .refine((stueck) => toTeile(stueck).length > 0, 'Bitte mindestens ein Stück wählen.'),
  text: teilStornierenBody.shape.text.unwrap(),
});

/** Cancels pieces of an order; the rest of it goes on. */
export function TeilStornoDialog({ auftrag, onClose }: SchrittDialogProps) {
  const { send, gesehen } = useAuftragSchritt(auftrag);
  const posten = auftrag.posten.filter(({ rest }) => rest > 0);
  const keine = Object.fromEntries(posten.map(({ nr }) => [nr, 0]));
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { teile: keine, text: '' } });
  const gewaehlt = useWatch({ control: form.control, name: 'teile' });
  return (
    <FormDialog
      title="Teil stornieren"
      record={auftragRecordOf(auftrag)}
      submitLabel="Teil stornieren"
      cancelLabel="Nicht stornieren"
      isDestructive
      form={form}
      size="34rem"
      onSubmit={({ teile, text }) => {
        const body = { gesehen, teile: toTeile(teile), ...(text ? { text } : {}) };
        return send(schrittOf(auftragCalls.teilStornieren, body, { sonst: 'Ein Teil ist storniert.' }));
      }}
      onClose={onClose}
    >
      <StueckWahl control={form.control} name="teile" label="Was wird storniert?" posten={posten} />
      <p aria-live="polite">{folgeText(auftrag, gewaehlt, wertOf(posten, gewaehlt))}</p>
      <DhlHinweis auftrag={auftrag} wie="leichter" />
      <TextFeld form={form} name="text" label="Grund" description={grundHinweis(auftrag)} max={500} />
    </FormDialog>
  );
}

/** What cancelling the chosen pieces, worth `wert` euros, comes to. */
function folgeText(
  { posten, versand, belege }: SchrittDialogProps['auftrag'],
  gewaehlt: Stueck,
  wert: number,
): string {
  if (wert <= 0) return 'Noch ist nichts gewählt.';
  const folge = `Ware für ${formatEuro(wert)} wird storniert und ist wieder zu kaufen. Das lässt sich nicht zurücknehmen.`;
  return versand > 0 && isNichtsMehr(posten, gewaehlt)
    ? `${folge} Von der Bestellung bleibt damit nichts: Auch das Porto geht zurück. ${korrekturFolge({ belege })}`.trim()
    : folge;
}

/** Whether every piece of the order is then cancelled, withdrawn or let go of: its postage goes back too. */
function isNichtsMehr(posten: AuftragPosten[], stueck: Stueck): boolean {
  return posten.every(
    ({ nr, menge, storniert, widerrufen, nachgelassen }) =>
      storniert + widerrufen + nachgelassen + (stueck[nr] ?? 0) >= menge,
  );
}

function wertOf(posten: AuftragPosten[], stueck: Stueck): number {
  return centToEuro(posten.reduce((sum, { nr, preis }) => sum + (stueck[nr] ?? 0) * euroToCent(preis), 0));
}
