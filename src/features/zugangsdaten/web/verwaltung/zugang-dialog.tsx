import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Elements } from '#web/ui/elements.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import type { Pruefung } from '../../contract.ts';
import { useZugaengeNeu } from '../zugaenge.queries.ts';

type ZugangDialogProps<Values extends FieldValues, Output> = {
  titel: string;
  form: UseFormReturn<Values, unknown, Output>;
  speichern: {
    gescheitert: Pruefung | undefined;
    vergiss: () => void;
    save: (body: Output) => Promise<void>;
    saveTrotzdem: (body: Output) => Promise<void>;
  };
  onClose: () => void;
  children: Elements;
};

/** The form of an access. What is typed is a secret: no draft is kept of it, and it goes with the form. */
export function ZugangDialog<Values extends FieldValues, Output>(props: ZugangDialogProps<Values, Output>) {
  const { titel, form, speichern, onClose, children } = props;
  const { gescheitert, vergiss, save, saveTrotzdem } = speichern;
  const liesNeu = useZugaengeNeu();
  useEffect(liesNeu, [liesNeu]);
  useEffect(() => {
    const { unsubscribe } = form.watch(vergiss);
    return unsubscribe;
  }, [form, vergiss]);
  return (
    <FormDialog
      title={titel}
      submitLabel="Speichern"
      size="36rem"
      form={form}
      onSubmit={save}
      {...(gescheitert && {
        alternative: {
          ...{ label: 'Trotzdem speichern', isMeant: false, isInBody: true },
          onSubmit: saveTrotzdem,
        },
      })}
      onClose={onClose}
    >
      {children}
      <p className="quiet">
        Vor dem Speichern prüft der Laden die Verbindung; das dauert höchstens 12 Sekunden.
      </p>
      {gescheitert && <Gescheitert pruefung={gescheitert} />}
    </FormDialog>
  );
}

/** Below the fields, beside the button that saves all the same. */
function Gescheitert({ pruefung }: { pruefung: Pruefung }) {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each check that failed is shown.
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'center' });
  }, [pruefung]);
  return (
    <div ref={ref}>
      <Alert kind="error">
        <p>{pruefung.text}</p>
        <p>Es ist noch nichts gespeichert.</p>
      </Alert>
    </div>
  );
}
