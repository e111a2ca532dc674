import type { ReactNode } from 'react';
import { type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { type IconName, LineIcon } from './icons.tsx';
import styles from './toast-stack.module.css';

/**
 * The toasts, top-right (storefront.txt §8). The library keeps what is shown, at most 20 at once, and for how long;
 * the drawing is ours, because its own look would put a style element into the page that the content policy refuses.
 */
export function ToastStack() {
  const { toasts, handlers } = useToaster();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a pointer resting here only keeps the toasts from leaving.
    <div className={styles.stack} onMouseEnter={handlers.startPause} onMouseLeave={handlers.endPause}>
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

/** What did not work stands on a line of its own before why. */
function Lines({ text }: { text: string }) {
  return text.split('\n').map((line) => (
    <span key={line} className={styles.line}>
      {line}
    </span>
  ));
}
