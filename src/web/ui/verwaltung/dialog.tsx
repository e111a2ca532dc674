import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useAsked } from './confirm.ts';
import styles from './dialog.module.css';
import { useIsUppermost } from './dialog-stack.ts';
import { useReturnFocus } from './use-return-focus.ts';

type DialogProps = {
  title: string;
  /** Called by Escape, the cross and a click beside the dialog. */
  onClose: () => void;
  /** Width where the screen is larger than a phone's. */
  size?: string;
  /** Buttons at the lower edge, always in sight. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A dialog, open for as long as it is rendered; it fills the screen of a phone (admin.txt §2 and §9, 'sm'). */
export function Dialog({ title, onClose, size = '40rem', footer, children }: DialogProps) {
  const isSmall = useMediaQuery('(max-width: 599.98px)', undefined, { getInitialValueInEffect: false });
  const isAsked = useAsked() !== undefined;
  const isUppermost = useIsUppermost();
  useReturnFocus();
  return (
    <Modal.Root
      opened
      onClose={onClose}
      // What lies above, a question or another dialog, is what Escape answers.
      closeOnEscape={!isAsked && isUppermost}
      fullScreen={isSmall}
      size={size}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      classNames={{ content: styles.content }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <div className={styles.header}>
          <Modal.Title className={styles.title}>{title}</Modal.Title>
          <Modal.CloseButton aria-label="Schließen" />
        </div>
        <Modal.Body className={styles.body}>{children}</Modal.Body>
        {footer && (
          <div className={styles.footer} data-keep-clear>
            {footer}
          </div>
        )}
      </Modal.Content>
    </Modal.Root>
  );
}
