import { useEffect, useRef, useState } from 'react';
import { pressable } from '#web/ui/shop/button.tsx';
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
    setIsBusy(true);
    await onUndo();
    setIsBusy(false);
  };

  return (
    <li className={`spread ${styles.removed}`}>
      <span className={styles.text}>{text}</span>
      <button
        ref={button}
        type="button"
        className={styles.undo}
        {...pressable(isBusy, () => void handleUndo())}
      >
        Rückgängig<VisuallyHidden>{`: ${text}`}</VisuallyHidden>
      </button>
    </li>
  );
}
