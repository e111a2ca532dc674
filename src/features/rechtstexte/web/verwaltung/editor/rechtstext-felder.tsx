import { Button } from '@mantine/core';
import { useDeferredValue, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { confirm } from '#web/ui/verwaltung/dialog/confirm.ts';
import { showFailure } from '#web/ui/verwaltung/form/show-failure.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import type { RechtstextBearbeitung } from '../../../contract.ts';
import { useDiscardEntwurf } from '../rechtstexte-verwaltung.queries.ts';
import styles from './rechtstext-felder.module.css';
import { RechtstextVorschauTeil } from './rechtstext-vorschau-teil.tsx';
import { Schreibfeld } from './schreibfeld.tsx';

type RechtstextFelderProps = {
  form: UseFormReturn<{ text: string }>;
  rechtstext: RechtstextBearbeitung;
  onDiscarded: () => void;
};

/** Text and preview, side by side from 900 px; below that one of them at a time. */
export function RechtstextFelder({ form, rechtstext, onDiscarded }: RechtstextFelderProps) {
  const [ansicht, setAnsicht] = useState<'schreiben' | 'vorschau'>('schreiben');
  const text = useWatch({ control: form.control, name: 'text' });
  form.register('text');
  // Typing never waits for the preview of a long text.
  const shown = useDeferredValue(text);
  return (
    <>
      <fieldset className={`row-2 ${styles.ansichten}`} aria-label="Ansicht">
        {(['schreiben', 'vorschau'] as const).map((one) => (
          <Button
            key={one}
            variant={ansicht === one ? 'filled' : 'default'}
            aria-pressed={ansicht === one}
            onClick={() => setAnsicht(one)}
          >
            {one === 'schreiben' ? 'Schreiben' : 'Vorschau'}
          </Button>
        ))}
      </fieldset>
      <div className={styles.spalten} data-ansicht={ansicht}>
        <div className={styles.schreiben}>
          <Schreibfeld
            text={text}
            platzhalter={rechtstext.platzhalter}
            error={form.formState.errors.text?.message}
            onChange={(neu) => form.setValue('text', neu, { shouldDirty: true })}
          />
          <Zuruecksetzen form={form} rechtstext={rechtstext} onDiscarded={onDiscarded} />
        </div>
        <RechtstextVorschauTeil
          className={styles.vorschau}
          art={rechtstext.art}
          text={shown}
          platzhalter={rechtstext.platzhalter}
        />
      </div>
    </>
  );
}

/** Ways back: to the built-in text, which then is a draft, and to the text that is valid today. */
function Zuruecksetzen({ form, rechtstext, onDiscarded }: RechtstextFelderProps) {
  const { art, entwurf, eingebauterText } = rechtstext;
  const { mutateAsync, isPending } = useDiscardEntwurf(art);
  const discard = async (version: string) => {
    const question = { question: 'Entwurf verwerfen?', yes: 'Verwerfen', no: 'Weiter bearbeiten' };
    if (!(await confirm({ ...question, consequence: 'Es gilt weiter die veröffentlichte Fassung.' }))) return;
    try {
      await mutateAsync(version);
      snackbar.success('Entwurf verworfen.');
      // What was typed over it must not come back as input of this form.
      form.reset();
      onDiscarded();
    } catch (error) {
      showFailure('Fehler beim Verwerfen: ', error);
    }
  };
  const insertBuiltIn = async () => {
    const question = { question: 'Eingebauten Text einsetzen?', yes: 'Ersetzen', no: 'Weiter bearbeiten' };
    const consequence = 'Er ersetzt den Text in diesem Formular.';
    const { text } = form.getValues();
    const isLost = text.trim() !== '' && text !== eingebauterText;
    if (isLost && !(await confirm({ ...question, consequence }))) return;
    form.setValue('text', eingebauterText, { shouldDirty: true });
  };
  return (
    <div className={`row-2 ${styles.knoepfe}`}>
      <Button variant="default" onClick={() => void insertBuiltIn()}>
        Eingebauten Text einsetzen
      </Button>
      {entwurf && (
        <Button variant="default" loading={isPending} onClick={() => void discard(entwurf.version)}>
          Entwurf verwerfen
        </Button>
      )}
    </div>
  );
}
