import { type PropsWithChildren, useEffect, useRef } from 'react';
import { LineIcon } from '#web/ui/shop/picture/icons.tsx';
import styles from './gewaehrleistung-gross.module.css';

/**
 * The notice in full screen, large enough to read its smallest words and to scan its code; open as long as it
 * is rendered.
 */
export function Gross({ onClose, children }: PropsWithChildren<{ onClose: () => void }>) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={styles.large} aria-label="Hinweis in Großansicht" onClose={onClose}>
      <button
        type="button"
        className={styles.close}
        aria-label="Großansicht schließen"
        onClick={() => dialog.current?.close()}
      >
        <LineIcon name="close" />
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll what has the focus. */}
      <section className={styles.stage} aria-label="Der Hinweis" tabIndex={0}>
        {children}
      </section>
    </dialog>
  );
}
