import { useForm } from 'react-hook-form';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { showFailure } from '#web/ui/verwaltung/form/show-failure.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import type { BetroffenesProdukt, NewRohstoff, Rohstoff } from '../../../contract.ts';
import { useChangeRohstoff, useCreateRohstoff } from '../../rohstoffe.queries.ts';
import type { RohstoffScreen } from '../arten/rohstoff-screen.ts';
import { aktualisiertText, erstelltText, ohneEinkaufspreisText, speicherFehler } from '../rohstoff-texte.ts';
import { RohstoffFields } from './rohstoff-fields.tsx';
import { changesOf, folgenOf, resolverOf, rohstoffValuesOf } from './rohstoff-values.ts';

type RohstoffDialogProps = {
  screen: RohstoffScreen;
  /** `undefined` creates a new raw material. */
  rohstoff: Rohstoff | undefined;
  onClose: () => void;
  /** Called when the costs of products have changed. */
  onPreisChanged: (betroffen: BetroffenesProdukt[]) => void;
};

/** Creates or changes a raw material of any kind. */
export function RohstoffDialog({ screen, rohstoff, onClose, onPreisChanged }: RohstoffDialogProps) {
  const form = useForm({
    resolver: resolverOf(screen, rohstoff),
    defaultValues: rohstoffValuesOf(screen, rohstoff),
  });
  const send = useSend({ screen, rohstoff, onPreisChanged });
  const save = async (body: NewRohstoff) => {
    const isOhnePreis = folgenOf(screen, form.getValues())?.einheitspreis === null;
    try {
      await send(body);
    } catch (error) {
      showFailure(speicherFehler, error);
      throw error;
    }
    if (isOhnePreis) snackbar.warning(ohneEinkaufspreisText(String(body.bezeichnung)));
  };

  return (
    <FormDialog
      title={rohstoff ? `${rohstoff.bezeichnung} bearbeiten` : screen.neu}
      record={rohstoff && { id: rohstoff._id, name: rohstoff.bezeichnung }}
      submitLabel={rohstoff ? 'Aktualisieren' : 'Erstellen'}
      keepsEntwurf
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <RohstoffFields form={form} screen={screen} rohstoff={rohstoff} />
    </FormDialog>
  );
}

function useSend({ screen, rohstoff, onPreisChanged }: Omit<RohstoffDialogProps, 'onClose'>) {
  const create = useCreateRohstoff(screen.kind);
  const change = useChangeRohstoff(screen.kind);
  return async (body: NewRohstoff) => {
    if (!rohstoff) {
      await create.mutateAsync(body);
      snackbar.success(erstelltText);
      return;
    }
    const { betroffen = [] } = await change.mutateAsync({
      rohstoff,
      bodyOf: (jetzt) => changesOf(body, { vorher: rohstoff, jetzt }),
    });
    snackbar.success(aktualisiertText);
    if (betroffen.length > 0) onPreisChanged(betroffen);
  };
}
