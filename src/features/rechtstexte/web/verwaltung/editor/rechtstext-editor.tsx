import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { useSaveBeside } from '#web/ui/verwaltung/konflikt/use-save-beside.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import { entwurfBody, type RechtstextBearbeitung } from '../../../contract.ts';
import { rechtstextSeiten } from '../../../rechtstext-art.ts';
import type { RechtstextSchritt } from '../rechtstext-schritt.ts';
import { useSaveEntwurf } from '../rechtstexte-verwaltung.queries.ts';
import { EntwurfKonflikt } from './entwurf-konflikt.tsx';
import { entwurfStandOf, jetztOf } from './entwurf-stand.ts';
import { RechtstextFelder } from './rechtstext-felder.tsx';

const resolver = zodResolver(z.object({ text: entwurfBody.shape.text }));

type RechtstextEditorProps = {
  rechtstext: RechtstextBearbeitung;
  onClose: (danach?: RechtstextSchritt) => void;
};

/** Writes the draft of a legal text, with its preview beside it. */
export function RechtstextEditor({ rechtstext, onClose }: RechtstextEditorProps) {
  const { vorher, form, save, frage } = useEntwurfForm(rechtstext);
  const danach = useRef<RechtstextSchritt>(undefined);
  const { art } = vorher;
  const { name } = rechtstextSeiten[art];

  return (
    <FormDialog
      title={`${name} bearbeiten`}
      record={{ id: `rechtstext-${art}`, name }}
      submitLabel="Entwurf speichern"
      size="78rem"
      keepsEntwurf
      form={form}
      onSubmit={async (worte) => {
        await save(worte);
        snackbar.success('Entwurf gespeichert. Im Laden ist er noch nicht zu sehen.');
      }}
      alternative={{
        label: 'Weiter zum Veröffent\u00adlichen',
        isMeant: false,
        isInBody: true,
        onSubmit: async (worte) => {
          await save(worte);
          danach.current = 'veroeffentlichen';
        },
      }}
      onClose={() => onClose(danach.current)}
    >
      {frage && (
        <EntwurfKonflikt
          jetzt={frage.jetzt}
          onKeep={() => frage.take(form.getValues())}
          onTake={() => frage.take(frage.jetzt.angaben)}
        />
      )}
      <RechtstextFelder form={form} rechtstext={vorher} onDiscarded={() => onClose()} />
    </FormDialog>
  );
}

/** The form of a draft, saved beside others who write it, too. */
function useEntwurfForm(rechtstext: RechtstextBearbeitung) {
  // A copy from when the editor was opened: loading anew must not change what is compared and shown.
  const [vorher] = useState(rechtstext);
  const { art, entwurf, aktuellerText } = vorher;
  const form = useForm({ resolver, defaultValues: { text: entwurf?.text ?? aktuellerText } });
  const { mutateAsync } = useSaveEntwurf(art);
  const { save, frage } = useSaveBeside({
    stand: entwurfStandOf(entwurf, aktuellerText),
    form,
    valuesOf: (worte) => worte,
    save: ({ text }, version) => mutateAsync({ text, version }),
    jetztOf: (error) => jetztOf(error, aktuellerText),
    // Two texts of a whole page are not merged.
    needsDecision: () => true,
    isAskedInForm: true,
  });
  return { vorher, form, save, frage };
}
