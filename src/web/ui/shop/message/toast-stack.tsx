import { type ReactNode, useEffect } from 'react';
import { type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { type IconName, LineIcon } from '../picture/icons.tsx';
import styles from './toast-stack.module.css';

/**
 * The toasts, top-right (requirements.md, storefront §8). The library manages them, at most 20 at once, and
 * their durations; we render them, because the library's own renderer adds a style element, which the content
 * security policy refuses.
 */
export function ToastStack() {
  const {
    toasts,
    handlers: { startPause, endPause },
  } = useToaster();
  const isEmpty = toasts.length === 0;
  // The pointer that closed the last one leaves nothing, and later ones would stay for ever.
  useEffect(() => {
    if (isEmpty) endPause();
  }, [isEmpty, endPause]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the toasts.
    <div className={styles.stack} onMouseEnter={startPause} onMouseLeave={endPause}>
      {toasts.map((shown) => (
        <ToastCard key={shown.id} shown={shown} />
      ))}
    </div>
  );
}

const iconOf: Partial<Record<Toast['type'], IconName>> = { success: 'check', error: 'alert' };

function ToastCard({ shown }: { shown: Toast }) {
  const { id, type, message, visible, ariaProps } = shown;
  const kind = type === 'success' || type === 'error' ? styles[type] : '';
  return (
    <div className={`${styles.toast} ${kind} ${visible ? '' : styles.leaving}`}>
      <LineIcon name={iconOf[type] ?? 'info'} className={styles.icon} />
      <div className={styles.text} {...ariaProps}>
        {typeof message === 'string' ? <Lines text={message} /> : (message as ReactNode)}
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label="Meldung schließen"
        onClick={() => toast.dismiss(id)}
      >
        <LineIcon name="close" size={18} />
      </button>
    </div>
  );
}

/** What failed, on a line of its own before the cause. */
function Lines({ text }: { text: string }) {
  return text.split('\n').map((line) => (
    <span key={line} className={styles.line}>
      {line}
    </span>
  ));
}
