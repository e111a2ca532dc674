import { Button, CloseButton, Portal } from '@mantine/core';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
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
  const [quiet, loud] = [messages.filter(isQuiet), messages.filter((message) => !isQuiet(message))];
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
        <Messages
          region={{ role: 'status', 'aria-label': 'Meldungen' }}
          messages={quiet}
          first={1}
          {...list}
        />
        <Messages region={{ role: 'alert' }} messages={loud} first={1 + quiet.length} {...list} />
        <CloseButtons messages={[...quiet, ...loud]} onClose={close} />
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

const textIdOf = (id: number) => `meldung-${id}`;

type Shown = { isHeld: boolean; onClose: (id: number) => void };
type MessagesProps = Shown & {
  region: { role: 'status' | 'alert'; 'aria-label'?: string };
  messages: SnackbarMessage[];
  first: number;
};

/** A region of the rows from `first` on; its other words are not read out again with a new message. */
function Messages({ region, messages, first, ...shown }: MessagesProps) {
  const gridRow = `${first} / span ${messages.length || 1}`;
  return (
    <div {...region} aria-atomic="false" className={styles.region} style={{ gridRow }}>
      {messages.map((message) => (
        <Message key={message.id} message={message} {...shown} />
      ))}
    </div>
  );
}

/** They lie over their messages, outside the regions, so that they are not read out with them. */
function CloseButtons({ messages, onClose }: Pick<Shown, 'onClose'> & { messages: SnackbarMessage[] }) {
  return messages.map(({ id, tone }, index) => (
    <CloseButton
      key={id}
      className={styles.close}
      style={{ gridRow: 1 + index }}
      aria-label="Meldung schließen"
      aria-describedby={textIdOf(id)}
      c={tone === 'warning' ? 'var(--ink)' : 'var(--white)'}
      onClick={() => onClose(id)}
    />
  ));
}

function Message({ message, isHeld, onClose }: Shown & { message: SnackbarMessage }) {
  const { id, tone, text, action, isLasting } = message;
  useEffect(() => {
    if (isHeld || isLasting) return;
    const timer = setTimeout(() => closeSnackbar(id), autoHideMs);
    return () => clearTimeout(timer);
  }, [id, isHeld, isLasting]);

  return (
    <div className={styles.message} data-tone={tone}>
      <LineIcon name={icons[tone]} size={22} className={styles.icon} />
      <p id={textIdOf(id)} className={styles.text}>
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
    </div>
  );
}
