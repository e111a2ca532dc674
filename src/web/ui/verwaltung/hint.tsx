import { Tooltip } from '@mantine/core';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { isFocusGivenBack } from './dialog/give-focus-back.ts';
import styles from './hint.module.css';

/** requirements.md, admin §9, tooltips. */
const delayMs = 100;
const touchDelayMs = 700;
const staysAfterTouchMs = 1500;

type HintProps = {
  label: string;
  /** Disables the hint where it would be in the way; an open hint also handles the Escape key. */
  isOff?: boolean;
  /** Exactly one element. */
  children: ReactElement;
};

/** A tooltip: after a short delay on hover or keyboard focus, after a long press on touch screens. */
export function Hint({ label, isOff, children }: HintProps) {
  const [isTouched, setIsTouched] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = (isShown: boolean, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsTouched(isShown), ms);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <span
      className={styles.place}
      // The hint of an element whose focus was restored would cover the next dialog.
      onFocusCapture={(event) => isFocusGivenBack() && event.stopPropagation()}
      onTouchStart={() => later(true, touchDelayMs)}
      onTouchEnd={() => later(false, isTouched ? staysAfterTouchMs : 0)}
      onTouchCancel={() => later(false, 0)}
    >
      <Tooltip
        label={label}
        disabled={isOff}
        opened={isTouched || undefined}
        openDelay={delayMs}
        events={{ hover: true, focus: true, touch: false }}
        withArrow
        multiline
        maw="min(18rem, 90vw)"
        zIndex={600}
        // Inside a landmark, like all content for screen readers.
        portalProps={{ target: 'main' }}
      >
        {children}
      </Tooltip>
    </span>
  );
}
