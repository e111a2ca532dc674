import { type ReactNode, useEffect } from 'react';
import { type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { handFocusOn } from '../hand-focus-on.ts';
import { type IconName, LineIcon } from '../picture/icons.tsx';
import styles from './toast-stack.module.css';

/** requirements.md, storefront §9, in milliseconds. */
const brief = { duration: 4000, success: { duration: 3000 }, error: { duration: 5000 } };
/** Long enough for who reads slowly or has the page read out. */
const patient = { duration: 6000, success: { duration: 6000 }, error: { duration: 8000 } };

/** `isBrief`: the messages stay as short as the specification has it. */
export type ToastStackProps = { isBrief: boolean };

/**
 * The toasts, top-right (requirements.md, storefront §8). The library manages them, at most 20 at once, and
 * their durations; we render them, because the library's own renderer adds a style element, which the content
 * security policy refuses. They come into regions that are there before them, because a region that is born with its
 * words is often not read out; while they are hovered or focused, none disappears.
 */
export function ToastStack({ isBrief }: ToastStackProps) {
  const {
    toasts,
    handlers: { startPause, endPause },
  } = useToaster(isBrief ? brief : patient);
  // Not part of the first load either; messages that are closed need it as well.
  useEffect(handFocusOn, []);
  const isEmpty = toasts.length === 0;
  // The pointer that closed the last one leaves nothing, and later ones would stay for ever.
  useEffect(() => {
    if (isEmpty) endPause();
  }, [isEmpty, endPause]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the toasts.
    <div
      className={styles.stack}
      onMouseEnter={startPause}
      onMouseLeave={endPause}
      onFocus={startPause}
      onBlur={endPause}
    >
      <div role="status" aria-atomic="false" className={styles.region}>
        <Toasts toasts={toasts.filter(({ type }) => type !== 'error')} onClose={endPause} />
      </div>
      <div role="alert" aria-atomic="false" className={styles.region}>
        <Toasts toasts={toasts.filter(({ type }) => type === 'error')} onClose={endPause} />
      </div>
    </div>
  );
}

/** A focused message that is closed takes its focus with it, without a blur event: `onClose` is told. */
function Toasts({ toasts, onClose }: { toasts: Toast[]; onClose: () => void }) {
  return toasts.map((shown) => <ToastCard key={shown.id} shown={shown} onClose={onClose} />);
}

const iconOf: Partial<Record<Toast['type'], IconName>> = { success: 'check', error: 'alert' };

function ToastCard({ shown, onClose }: { shown: Toast; onClose: () => void }) {
  const { id, type, message, visible } = shown;
  const textId = `meldung-${id}`;
  const kind = type === 'success' || type === 'error' ? styles[type] : '';
  return (
    <div className={`${styles.toast} ${kind} ${visible ? '' : styles.leaving}`}>
      <LineIcon name={iconOf[type] ?? 'info'} className={styles.icon} />
      <div id={textId} className={styles.text}>
        {typeof message === 'string' ? <Lines text={message} /> : (message as ReactNode)}
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label="Meldung schließen"
        aria-describedby={textId}
        onClick={() => {
          toast.dismiss(id);
          onClose();
        }}
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
