import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type FocusEvent, type ReactNode, useRef } from 'react';
import { useAsked } from './confirm.ts';
import styles from './dialog.module.css';
import { useIsUppermost } from './dialog-stack.ts';
import { useReturnFocus } from './use-return-focus.ts';

type DialogProps = {
  title: string;
  /** What the dialog is about, below its title. */
  about?: string | undefined;
  /** Called on Escape, the close button and a click outside. */
  onClose: () => void;
  /** Width on screens larger than a phone's. */
  size?: string;
  /** Buttons at the lower edge, always visible. */
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * A dialog, open as long as it is rendered; it fills the screen of a phone (requirements.md, admin §2 and §9,
 * 'sm').
 */
export function Dialog({ title, about, onClose, size = '40rem', footer, children }: DialogProps) {
  const isSmall = useMediaQuery('(max-width: 599.98px)', undefined, { getInitialValueInEffect: false });
  const isAsked = useAsked() !== undefined;
  const isUppermost = useIsUppermost();
  useReturnFocus();
  return (
    <Modal.Root
      opened
      onClose={onClose}
      // Escape is handled by the topmost question or dialog only.
      closeOnEscape={!isAsked && isUppermost}
      fullScreen={isSmall}
      size={size}
      returnFocus={false}
      closeOnClickOutside={false}
      transitionProps={{ duration: 0 }}
      classNames={{ content: styles.content }}
    >
      {/* The second click of the double click that opened it lies beside it, too, and is not meant to close it, nor to
          take its focus. */}
      <Modal.Overlay
        onMouseDown={(event) => event.preventDefault()}
        onClick={({ detail }) => detail < 2 && onClose()}
      />
      <Modal.Content onFocus={useShowFirst()}>
        <Head title={title} about={about} />
        <Modal.Body className={styles.body}>{children}</Modal.Body>
        {footer && (
          <div className={`row-2 ${styles.footer}`} data-sticky data-keep-clear>
            {footer}
          </div>
        )}
      </Modal.Content>
    </Modal.Root>
  );
}

function Head({ title, about }: Pick<DialogProps, 'title' | 'about'>) {
  return (
    <div className={styles.header} data-sticky>
      <div className={styles.words}>
        <Modal.Title className={styles.title}>{title}</Modal.Title>
        {about && (
          <p className={styles.about} title={about}>
            <bdi>{about}</bdi>
          </p>
        )}
      </div>
      <Modal.CloseButton aria-label="Schließen" />
    </div>
  );
}

/** The first focus is given without scrolling: what has it would lie behind the footer of a low screen. */
function useShowFirst() {
  const isShown = useRef(false);
  return ({ target }: FocusEvent) => {
    if (!isShown.current) target.scrollIntoView({ block: 'nearest' });
    isShown.current = true;
  };
}
