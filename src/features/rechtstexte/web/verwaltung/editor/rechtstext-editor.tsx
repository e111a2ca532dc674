import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { ApiError } from '#web/api/client.ts';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { ShownError } from '#web/ui/verwaltung/form/shown-error.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import { type Entwurf, entwurfBody, type RechtstextBearbeitung } from '../../../contract.ts';
import { rechtstextSeiten } from '../../../rechtstext-art.ts';
import type { RechtstextSchritt } from '../rechtstext-schritt.ts';
import { useSaveEntwurf } from '../rechtstexte-verwaltung.queries.ts';
import { EntwurfKonflikt } from './entwurf-konflikt.tsx';
import { RechtstextFelder } from './rechtstext-felder.tsx';

const resolver = zodResolver(z.object({ text: entwurfBody.shape.text }));

type RechtstextEditorProps = {
  rechtstext: RechtstextBearbeitung;
  onClose: (danach?: RechtstextSchritt) => void;
};

/** Writes the draft of a legal text, with its preview beside it. */
export function RechtstextEditor({ rechtstext, onClose }: RechtstextEditorProps) {
  // A copy from when the editor was opened: loading anew must not change what is compared and shown.
  const [vorher] = useState(rechtstext);
  const { art, entwurf, aktuellerText } = vorher;
  const form = useForm({ resolver, defaultValues: { text: entwurf?.text ?? aktuellerText } });
  const danach = useRef<RechtstextSchritt>(undefined);
  const { save, konflikt, setVersion } = useSaveText(vorher);
  const { name } = rechtstextSeiten[art];

  return (
    <FormDialog
      title={`${name} bearbeiten`}
      record={{ id: `rechtstext-${art}`, name }}
      submitLabel="Entwurf speichern"
      size="78rem"
      form={form}
      onSubmit={async ({ text }) => {
        await save(text);
        snackbar.success('Entwurf gespeichert. Im Laden ist er noch nicht zu sehen.');
      }}
      alternative={{
        label: 'Weiter zum Veröffent\u00adlichen',
        isMeant: false,
        isInBody: true,
        onSubmit: async ({ text }) => {
          await save(text);
          danach.current = 'veroeffentlichen';
        },
      }}
      onClose={() => onClose(danach.current)}
    >
      {konflikt && (
        <EntwurfKonflikt
          anderer={konflikt.entwurf}
          onKeep={() => setVersion(konflikt.entwurf?.version ?? null)}
          onTake={(text) => {
            form.setValue('text', text, { shouldDirty: true });
            setVersion(konflikt.entwurf?.version ?? null);
          }}
        />
      )}
      <RechtstextFelder form={form} rechtstext={vorher} onDiscarded={() => onClose()} />
    </FormDialog>
  );
}

type Konflikt = { entwurf: Entwurf | null };

/** Saves from the version that the text was made from; a refusal because of another one is kept to decide about. */
function useSaveText({ art, entwurf }: RechtstextBearbeitung) {
  const [version, setVersion] = useState(entwurf?.version ?? null);
  const [konflikt, setKonflikt] = useState<Konflikt>();
  const { mutateAsync } = useSaveEntwurf(art);
  const save = async (text: string) => {
    try {
      const saved = await mutateAsync({ text, version });
      setVersion(saved.data.version);
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) {
        setKonflikt(error.data as Konflikt);
        throw new ShownError();
      }
      throw error;
    }
  };
  const decide = (chosen: string | null) => {
    setVersion(chosen);
    setKonflikt(undefined);
  };
  return { save, konflikt, setVersion: decide };
}
