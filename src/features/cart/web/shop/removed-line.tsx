import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import styles from './removed-line.module.css';

type RemovedLineProps = {
  /** The description of the removed lines. */
  text: string;
  onUndo: () => Promise<void>;
};

/** Replaces removed lines and restores them. Takes the focus, because the pressed button is gone with its line. */
export function RemovedLine({ text, onUndo }: RemovedLineProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => button.current?.focus(), []);

  const handleUndo = async () => {
    if (isBusy) return;
    setIsBusy(true);
    await onUndo();
    setIsBusy(false);
  };

  return (
    <li className={`spread ${styles.removed}`}>
      <span className={styles.text}>{text}</span>
      {/* Not disabled while pending: that would take the focus away. */}
      <button
        ref={button}
        type="button"
        className={styles.undo}
        aria-disabled={isBusy}
        onClick={() => void handleUndo()}
      >
        Rückgängig<VisuallyHidden>{`: ${text}`}</VisuallyHidden>
      </button>
    </li>
  );
}
