import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import styles from './removed-line.module.css';

type RemovedLineProps = {
  /** What is gone. */
  text: string;
  onUndo: () => Promise<void>;
};

/** Stands where lines were and puts them back. The keyboard, whose button went with the line, goes on here. */
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
    <li className={styles.removed}>
      <span className={styles.text}>{text}</span>
      {/* Not disabled while it works: that would take the focus away. */}
      <button
        ref={button}
        type="button"
        className={styles.undo}
        aria-disabled={isBusy}
        onClick={() => void handleUndo()}
      >
        Rückgängig<VisuallyHidden>: {text}</VisuallyHidden>
      </button>
    </li>
  );
}
