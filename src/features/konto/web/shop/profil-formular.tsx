import { useState } from 'react';
import type { Elements } from '#web/ui/elements.ts';
import { Button } from '#web/ui/shop/button.tsx';
import { SubmitButton } from '#web/ui/shop/form/submit-button.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { ConfirmDialog } from '#web/ui/shop/message/confirm-dialog.tsx';
import styles from './profil.module.css';
import type { Formular } from './use-formular.ts';

type ProfilFormularProps = {
  titel: string;
  formular: Formular;
  senden?: string;
  onAbbrechen: () => void;
  children: Elements;
};

/** A form in place of the values it changes. 'Abbrechen' asks if something was typed. */
export function ProfilFormular({ titel, formular, onAbbrechen, ...props }: ProfilFormularProps) {
  const { form, fehler, isBusy, isGeaendert, submit } = formular;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className={styles.form}
      aria-label={titel}
      aria-busy={isBusy}
      onSubmit={submit}
    >
      {fehler[''] && <Alert kind="error">{fehler['']}</Alert>}
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
