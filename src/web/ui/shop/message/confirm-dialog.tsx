import { useEffect, useId, useRef } from 'react';
import { Button } from '../button.tsx';
import styles from './confirm-dialog.module.css';

type ConfirmDialogProps = {
  question: string;
  /** What happens then. */
  consequence?: string | undefined;
  /** The label of the confirming button. */
  yes: string;
  /** The label of the other button; where the question is about cancelling, 'Abbrechen' could mean both. */
  no?: string;
  onYes: () => void;
  onClose: () => void;
};

/** Asks before an action that cannot be undone. Open as long as it is rendered; Escape means no. */
export function ConfirmDialog({ yes, no = 'Abbrechen', onYes, onClose, ...text }: ConfirmDialogProps) {
  const { question, consequence } = text;
  const dialog = useRef<HTMLDialogElement>(null);
  const questionId = useId();

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={questionId} onClose={onClose}>
      <p id={questionId} className={styles.question}>
        {question}
      </p>
      {consequence && <p className={styles.consequence}>{consequence}</p>}
      <div className={`row-3 ${styles.buttons}`}>
        <Button look="secondary" onClick={() => dialog.current?.close()}>
          {no}
        </Button>
        <Button
          onClick={() => {
            dialog.current?.close();
            onYes();
          }}
        >
          {yes}
        </Button>
      </div>
    </dialog>
  );
}
