import { Button } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type FormEvent, useId, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Elements } from '../../elements.ts';
import { Alert } from '../../shop/message/alert.tsx';
import { discardQuestion, RestoredHint } from '../entwurf/restored-hint.tsx';
import { hasSecret } from '../entwurf/typed-values.ts';
import { useFormEntwurf } from '../entwurf/use-form-entwurf.ts';
import { showFieldErrors } from '../form/field-errors.ts';
import { useFirstFault } from '../form/use-first-fault.ts';
import { confirm } from './confirm.ts';
import { Dialog } from './dialog.tsx';
import styles from './form-dialog.module.css';
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts';
import { useFirstField } from './use-first-field.ts';
import { useKeepFocus } from './use-keep-focus.ts';

type FormDialogProps<Values extends FieldValues, Output> = {
  title: string;
  /**
   * The record being edited, if it exists already: a draft is restored only for the same record. `isShown`: its name
   * stands below the title.
   */
  record?: { id: string; name: string; isShown?: boolean };
  /** The label of the submit button: 'Erstellen', 'Aktualisieren'. */
  submitLabel: string;
  /** The label of the button that leaves it: another one where 'Abbrechen' could be taken for what is saved. */
  cancelLabel?: string;
  /** Saving takes something away for good: its button is red. */
  isDestructive?: boolean;
  form: UseFormReturn<Values, unknown, Output>;
  /** Saves. The dialog closes when the promise resolves, and shows a rejection at the fields and above them. */
  onSubmit: (values: Output) => Promise<void>;
  /** Asks for a confirmation before `onSubmit`, if needed; on a no the form stays open. */
  onAsk?: (values: Output) => Promise<boolean>;
  /**
   * A second way to save, with a button beside the first: 'Entnehmen' beside 'Hinzufügen'. `isMeant`: the
   * input is only valid for this one; Enter triggers it, and the first button is disabled. `isInBody`: its
   * button stands below the fields, so that the footer of a phone leaves room for them.
   */
  alternative?: {
    label: string;
    isMeant: boolean;
    isInBody?: boolean;
    onSubmit: (values: Output) => Promise<void>;
  };
  onClose: () => void;
  /** Width on screens larger than a phone's. */
  size?: string;
  /** Why it can't be submitted yet, said beside its button; empty if it can. */
  missing?: string;
  /** What is typed is work: it is kept when the form is closed, without a question. */
  keepsEntwurf?: boolean;
  /** It holds something besides its fields, like a chosen file, that no draft can keep. */
  hasUnkept?: boolean;
  /** The path of the field that gets the focus first, folded away or not; of a list, its first input. */
  startField?: string;
  children: Elements;
};

/** A form in a dialog, open as long as it is rendered. */
export function FormDialog<Values extends FieldValues, Output>(props: FormDialogProps<Values, Output>) {
  const { title, record, form, size, keepsEntwurf: isKept = false, children } = props;
  const { restored, discard, noteSaved } = useFormEntwurf({ form, title, record, isKept });
  const { submitCount, errors } = form.formState;
  const formId = useId();
  const close = useClose(props, discard);
  const { submit, submitBy } = useSubmit(props, noteSaved);
  const faulty = useFirstFault(submitCount, Object.keys(errors).length > 0);
  const formRef = useMergedRef(faulty, useFirstField(props.startField));

  return (
    <Dialog
      title={title}
      about={record?.isShown ? record.name : undefined}
      onClose={close}
      size={size}
      footer={<Buttons {...props} formId={formId} onCancel={close} onAlternative={submitBy} />}
    >
      <form id={formId} ref={formRef} className="stack-4" noValidate onSubmit={submit}>
        {restored && <RestoredHint {...restored} onDiscard={discard} />}
        {errors.root?.server?.message && (
          <Alert kind="error">
            <span className={styles.lines}>{errors.root.server.message}</span>
          </Alert>
        )}
        {children}
        <BodyAlternative {...props} formId={formId} onAlternative={submitBy} />
      </form>
    </Dialog>
  );
}

/** Closes, after a question where something would be lost, then all of it; leaving the page asks the same. */
function useClose<Values extends FieldValues, Output>(
  props: FormDialogProps<Values, Output>,
  discard: () => void,
) {
  const { form, keepsEntwurf = false, hasUnkept = false, onClose } = props;
  const { isSubmitting, isDirty, dirtyFields } = form.formState;
  const loses = hasUnkept || (isDirty && !(keepsEntwurf && !hasSecret(dirtyFields)));
  useAskBeforeLeaving(loses, discardQuestion, discard);
  return async () => {
    if (isSubmitting || (loses && !(await confirm(discardQuestion)))) return;
    if (loses) discard();
    onClose();
  };
}

/**
 * Saves and closes; a refusal is shown at the fields. `submit` is the form's own event, by Enter or its button;
 * `submitBy` saves by the given function.
 */
function useSubmit<Values extends FieldValues, Output>(
  props: FormDialogProps<Values, Output>,
  onSaved: () => void,
) {
  const { form, alternative, missing, onAsk, onClose } = props;
  const { isSubmitting } = form.formState;
  const onSubmit = alternative?.isMeant ? alternative.onSubmit : props.onSubmit;
  const focus = useKeepFocus(isSubmitting);
  const handlerOf = (save: (values: Output) => Promise<void>) =>
    form.handleSubmit(async (values) => {
      focus.note();
      try {
        if (onAsk && !(await onAsk(values))) return;
        await save(values);
      } catch (error) {
        showFieldErrors(form as unknown as UseFormReturn<Values>, error);
        return;
      }
      onSaved();
      onClose();
    });
  return {
    submit: (event: FormEvent<HTMLFormElement>) => {
      // React bubbles the event of a nested dialog to the outer form, which must not be submitted.
      event.stopPropagation();
      if (isSubmitting || missing) event.preventDefault();
      else void handlerOf(onSubmit)(event);
    },
    submitBy: (save: (values: Output) => Promise<void>) => void handlerOf(save)(),
  };
}

type ButtonsProps<Values extends FieldValues, Output> = FormDialogProps<Values, Output> & {
  formId: string;
  onCancel: () => void;
  onAlternative: (save: (values: Output) => Promise<void>) => void;
};

type BodyAlternativeProps<Values extends FieldValues, Output> = Pick<
  ButtonsProps<Values, Output>,
  'form' | 'formId' | 'alternative' | 'missing' | 'onAlternative'
>;

function BodyAlternative<Values extends FieldValues, Output>(props: BodyAlternativeProps<Values, Output>) {
  const { form, alternative, missing, onAlternative } = props;
  if (!alternative?.isInBody) return null;
  const held = heldBy(props.formId, missing);
  return (
    <Button
      variant="default"
      className={styles.alternative}
      {...held}
      disabled={held.disabled || form.formState.isSubmitting}
      onClick={() => onAlternative(alternative.onSubmit)}
    >
      {alternative.label}
    </Button>
  );
}

const looksOf = (form: string) =>
  [
    { type: 'submit', form, variant: 'filled' },
    { type: 'button', variant: 'default' },
  ] as const;

const missingId = (form: string) => `${form}-missing`;

function heldBy(form: string, missing: string | undefined) {
  return { disabled: Boolean(missing), 'aria-describedby': missing ? missingId(form) : undefined };
}

function Missing({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p id={id} className={`quiet ${styles.missing}`}>
      {text}
    </p>
  );
}

/** The button that Enter triggers is filled; the pressed one shows the progress. */
function Buttons<Values extends FieldValues, Output>(props: ButtonsProps<Values, Output>) {
  const { form, alternative, missing, onAlternative } = props;
  const held = heldBy(props.formId, missing);
  const { isSubmitting } = form.formState;
  const [isAlternative, setIsAlternative] = useState(false);
  const isMeant = alternative?.isMeant ?? false;
  const [byEnter, byPress] = looksOf(props.formId);
  return (
    <>
      <Missing id={missingId(props.formId)} text={missing} />
      <Button variant="default" onClick={props.onCancel} disabled={isSubmitting}>
        {props.cancelLabel ?? 'Abbrechen'}
      </Button>
      <Button
        {...(isMeant ? byPress : byEnter)}
        color={props.isDestructive ? 'red' : undefined}
        loading={isSubmitting && !isAlternative}
        {...held}
        disabled={held.disabled || isMeant}
        onClick={() => setIsAlternative(false)}
      >
        {props.submitLabel}
      </Button>
      {alternative && !alternative.isInBody && (
        <Button
          {...(isMeant ? byEnter : byPress)}
          loading={isSubmitting && isAlternative}
          {...held}
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
