import type { ReactNode } from 'react';
import { type IconName, LineIcon } from '../picture/icons.tsx';
import styles from './alert.module.css';

export type AlertKind = 'info' | 'success' | 'warning' | 'error';

const iconOf: Record<AlertKind, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  error: 'error',
};

type AlertProps = {
  kind: AlertKind;
  children: ReactNode;
  action?: ReactNode;
  /** The message answers a user action: it is announced at once although it is no error. */
  isAnswer?: boolean;
  /** If set, the message can be dismissed. */
  onDismiss?: () => void;
};

/** A message in the page. Errors are announced at once (`alert`), other messages politely (`status`). */
export function Alert({ kind, children, action, isAnswer = kind === 'error', onDismiss }: AlertProps) {
  return (
    <div className={`${styles.alert} ${styles[kind]}`} role={isAnswer ? 'alert' : 'status'}>
      <LineIcon name={iconOf[kind]} className={styles.icon} />
      <div className={styles.text}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
      {onDismiss && (
        <button type="button" className={styles.dismiss} aria-label="Meldung schließen" onClick={onDismiss}>
          <LineIcon name="close" size={18} />
        </button>
      )}
    </div>
  );
}
