import { Button, CloseButton, Portal } from '@mantine/core';
import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import { LineIcon } from '../../shop/picture/icons.tsx';
import { giveFocusBack } from '../dialog/give-focus-back.ts';
import { closeSnackbar, type SnackbarMessage, type SnackbarTone, useSnackbarMessages } from './snackbar.ts';
import styles from './snackbar-host.module.css';
import { useClearance } from './use-clearance.ts';

/** requirements.md, admin §9. */
const autoHideMs = 6000;

const icons = { success: 'check', error: 'alert', warning: 'alert', info: 'info' } as const;

/** Renders the messages; while they are hovered or focused, none disappears; what lasts is closed by its button. */
export function SnackbarHost() {
  const messages = useSnackbarMessages();
  const [isHeld, setIsHeld] = useState(false);
  const host = useClearance(messages.length > 0);
  const before = useRef<Element | null>(null);
  const enter = ({ currentTarget, relatedTarget }: FocusEvent<Element, Element>) => {
    setIsHeld(true);
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  // Closing a focused message removes the focus without a blur event.
  const close = (id: number) => {
    closeSnackbar(id);
    setIsHeld(false);
    setTimeout(() => document.activeElement === document.body && giveFocusBack(before.current));
  };
  const list = { isHeld: isHeld && messages.length > 0, onClose: close };
  return (
    <Portal>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the messages. */}
      <div
        ref={host}
        className={styles.host}
        onPointerOver={(event) => setIsHeld(canHover(event.pointerType))}
        onPointerLeave={() => setIsHeld(false)}
        onFocus={enter}
        onBlur={() => setIsHeld(false)}
      >
        <div role="status" aria-label="Meldungen" aria-atomic="false">
          <Messages messages={messages.filter(isQuiet)} {...list} />
        </div>
        <div role="alert" aria-atomic="false">
          <Messages messages={messages.filter((message) => !isQuiet(message))} {...list} />
        </div>
      </div>
    </Portal>
  );
}

/** Touch has no hover: the last touched message would never disappear. */
function canHover(pointerType: string): boolean {
  return pointerType === 'mouse' && matchMedia('(hover: hover)').matches;
}

function isQuiet({ tone }: { tone: SnackbarTone }): boolean {
  return tone === 'success' || tone === 'info';
}

type Shown = { isHeld: boolean; onClose: (id: number) => void };

function Messages({ messages, ...shown }: Shown & { messages: SnackbarMessage[] }) {
  return messages.map((message) => <Message key={message.id} message={message} {...shown} />);
}

function Message({ message, isHeld, onClose }: Shown & { message: SnackbarMessage }) {
  const { id, tone, text, action, isLasting } = message;
  const textId = useId();
  useEffect(() => {
    if (isHeld || isLasting) return;
    const timer = setTimeout(() => closeSnackbar(id), autoHideMs);
    return () => clearTimeout(timer);
  }, [id, isHeld, isLasting]);

  return (
    <div className={styles.message} data-tone={tone}>
      <LineIcon name={icons[tone]} size={22} className={styles.icon} />
      <p id={textId} className={styles.text}>
        {text}
      </p>
      {action && (
        <Button
          variant="outline"
          color="inherit"
          className={styles.action}
          onClick={() => {
            onClose(id);
            action.onClick();
          }}
        >
          {action.label}
        </Button>
      )}
      <CloseButton
        className={styles.close}
        aria-label="Meldung schließen"
        aria-describedby={textId}
        c="inherit"
        onClick={() => onClose(id)}
      />
    </div>
  );
}
