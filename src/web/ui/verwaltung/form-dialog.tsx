import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useBlocker } from 'react-router';
import { formatZeitpunkt } from '#shared/datum.ts';
import { useApi } from '#web/api/api-context.ts';
import { Alert } from '#web/ui/shop/alert.tsx';
import { confirm } from './confirm.ts';
import { Dialog } from './dialog.tsx';
import { showFieldErrors } from './field-errors.ts';
import styles from './form-dialog.module.css';
import { useFormEntwurf } from './use-form-entwurf.ts';
import { useKeepFocus } from './use-keep-focus.ts';

type FormDialogProps<Values extends FieldValues, Output> = {
  title: string;
  /** What it changes, if that exists already: what was typed when a session ended goes back to this record alone. */
  record?: { id: string; name: string };
  /** What the button says that saves: 'Erstellen', 'Aktualisieren'. */
  submitLabel: string;
  form: UseFormReturn<Values, unknown, Output>;
  /** Saves. The dialog closes when it is done, and shows what it throws on the fields and above them. */
  onSubmit: (values: Output) => Promise<void>;
  /** Asks before `onSubmit`, where something is to be asked; on a no the form stays as it is. */
  onAsk?: (values: Output) => Promise<boolean>;
  /**
   * A second way to save, with a button of its own beside the first: 'Entnehmen' beside 'Hinzufügen'. `isMeant`: what
   * was typed can only mean this one; Enter does it, and the first cannot be pressed.
   */
  alternative?: { label: string; isMeant: boolean; onSubmit: (values: Output) => Promise<void> };
  onClose: () => void;
  /** Width where the screen is larger than a phone's. */
  size?: string;
  /** Rules beyond the form's own that must hold before it may be sent. */
  canSubmit?: boolean;
  children: ReactNode;
};

const discardQuestion = { question: 'Änderungen verwerfen?', yes: 'Verwerfen', no: 'Weiter bearbeiten' };

/** A form in a dialog, open for as long as it is rendered. */
export function FormDialog<Values extends FieldValues, Output>(props: FormDialogProps<Values, Output>) {
  const { title, record, form, alternative, onClose, size, canSubmit = true, children } = props;
  const onSubmit = alternative?.isMeant ? alternative.onSubmit : props.onSubmit;
  const { restored, discard } = useFormEntwurf({ form, title, record });
  const { isSubmitting, isDirty, errors } = form.formState;
  const formId = useId();
  useStayIfDirty(isDirty);
  useAskBeforeLeaving(isDirty);
  const submitBy = useSubmitBy(props);

  const close = async () => {
    if (!isSubmitting && (!isDirty || (await confirm(discardQuestion)))) onClose();
  };

  return (
    <Dialog
      title={title}
      onClose={close}
      size={size}
      footer={
        <Buttons
          {...props}
          formId={formId}
          onCancel={close}
          onAlternative={(save) => void submitBy(save)()}
        />
      }
    >
      <form
        id={formId}
        ref={useFirstField()}
        className={styles.fields}
        noValidate
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          // A dialog may stand inside another form's tree; its submit is nobody else's.
          event.stopPropagation();
          if (isSubmitting || !canSubmit) event.preventDefault();
          else void submitBy(onSubmit)(event);
        }}
      >
        {restored && (
          <Restored datum={restored} onDiscard={async () => (await confirm(discardQuestion)) && discard()} />
        )}
        {errors.root?.server?.message && (
          <Alert kind="error">
            <span className={styles.lines}>{errors.root.server.message}</span>
          </Alert>
        )}
        {children}
      </form>
    </Dialog>
  );
}

/** Saves what was typed in one way or the other, and closes; what is refused is shown on the fields. */
function useSubmitBy<Values extends FieldValues, Output>(props: FormDialogProps<Values, Output>) {
  const { form, onAsk, onClose } = props;
  const focus = useKeepFocus(form.formState.isSubmitting);
  return (save: (values: Output) => Promise<void>) =>
    form.handleSubmit(async (values) => {
      focus.note();
      try {
        if (onAsk && !(await onAsk(values))) return;
        await save(values);
      } catch (error) {
        showFieldErrors(form as unknown as UseFormReturn<Values>, error);
        return;
      }
      onClose();
    });
}

function Restored({ datum, onDiscard }: { datum: string; onDiscard: () => void }) {
  return (
    <Alert
      kind="info"
      action={
        <Button variant="default" onClick={onDiscard}>
          Verwerfen
        </Button>
      }
    >
      Ihre Eingaben vom {formatZeitpunkt(datum)} sind wieder da.
    </Alert>
  );
}

type ButtonsProps<Values extends FieldValues, Output> = FormDialogProps<Values, Output> & {
  formId: string;
  onCancel: () => void;
  onAlternative: (save: (values: Output) => Promise<void>) => void;
};

/** One button is the one that Enter presses, and looks like it; the one that was pressed shows that it works. */
function Buttons<Values extends FieldValues, Output>(props: ButtonsProps<Values, Output>) {
  const { form, submitLabel, alternative, canSubmit = true, formId, onCancel, onAlternative } = props;
  const { isSubmitting } = form.formState;
  const [isAlternative, setIsAlternative] = useState(false);
  const isMeant = alternative?.isMeant ?? false;
  const byEnter = { type: 'submit', form: formId, variant: 'filled' } as const;
  const byPress = { type: 'button', variant: 'default' } as const;
  return (
    <>
      <Button variant="default" onClick={onCancel} disabled={isSubmitting}>
        Abbrechen
      </Button>
      <Button
        {...(isMeant ? byPress : byEnter)}
        loading={isSubmitting && !isAlternative}
        disabled={!canSubmit || isMeant}
        onClick={() => setIsAlternative(false)}
      >
        {submitLabel}
      </Button>
      {alternative && (
        <Button
          {...(isMeant ? byEnter : byPress)}
          loading={isSubmitting && isAlternative}
          disabled={!canSubmit}
          onClick={() => {
            if (isSubmitting) return;
            setIsAlternative(true);
            if (!isMeant) onAlternative(alternative.onSubmit);
          }}
        >
          {alternative.label}
        </Button>
      )}
    </>
  );
}

/** The focus goes to the first field, not to the button that closes. */
function useFirstField() {
  return useCallback((form: HTMLFormElement | null) => {
    form
      ?.querySelector('input:not([type="hidden"]), select, textarea')
      ?.setAttribute('data-autofocus', 'true');
  }, []);
}

/** The browser asks as well before the page is left with something typed. */
function useStayIfDirty(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [isDirty]);
}

/** The same question before the way back or a link leads out of the page; whose session has ended cannot stay. */
function useAskBeforeLeaving(isDirty: boolean): void {
  const { token } = useApi();
  const blocker = useBlocker(() => isDirty && token() !== null);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm(discardQuestion).then((isYes) => (isYes ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
}
