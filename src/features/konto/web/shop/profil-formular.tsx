import { useEffect, useState } from 'react';
import type { Elements } from '#web/ui/elements.ts';
import { Button } from '#web/ui/shop/button.tsx';
import { SubmitButton } from '#web/ui/shop/form/submit-button.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { ConfirmDialog } from '#web/ui/shop/message/confirm-dialog.tsx';
import styles from './profil.module.css';
import type { ProfilForm } from './use-profil-form.ts';

type ProfilFormularProps = {
  titel: string;
  form: ProfilForm;
  senden?: string;
  onAbbrechen: () => void;
  children: Elements;
};

/** A form in place of the values it changes. 'Abbrechen' asks if something was typed. */
export function ProfilFormular({ titel, form, onAbbrechen, ...props }: ProfilFormularProps) {
  const { formProps, text, isBusy, isGeaendert } = form;
  const [isAsking, setIsAsking] = useState(false);
  const { ref } = formProps;
  useEffect(() => ref.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus(), [ref]);
  return (
    <form {...formProps} className="stack-4" aria-label={titel}>
      {text && <Alert kind="error">{text}</Alert>}
      {props.children}
      <div className={styles.knoepfe}>
        <SubmitButton isBusy={isBusy} busyText="Einen Moment …">
          {props.senden ?? 'Speichern'}
        </SubmitButton>
        <Button
          look="secondary"
          isWide
          disabled={isBusy}
          onClick={() => (isGeaendert ? setIsAsking(true) : onAbbrechen())}
        >
          Abbrechen
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          question="Möchten Sie Ihre Eingaben verwerfen?"
          consequence="Sie sind noch nicht gespeichert."
          yes="Verwerfen"
          no="Weiter bearbeiten"
          onYes={onAbbrechen}
          onClose={() => setIsAsking(false)}
        />
      )}
    </form>
  );
}
