import { Tooltip } from '@mantine/core';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import styles from './hint.module.css';

/** admin.txt §9, tooltips. */
const delayMs = 100;
const touchDelayMs = 700;
const staysAfterTouchMs = 1500;

/** A tooltip: at a pointer or the keyboard's focus soon, at a finger that rests. `children` is one element. */
export function Hint({ label, children }: { label: string; children: ReactElement }) {
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
      onTouchStart={() => later(true, touchDelayMs)}
      onTouchEnd={() => later(false, isTouched ? staysAfterTouchMs : 0)}
      onTouchCancel={() => later(false, 0)}
    >
      <Tooltip
        label={label}
        opened={isTouched || undefined}
        openDelay={delayMs}
        events={{ hover: true, focus: true, touch: false }}
        withArrow
        multiline
        maw="min(18rem, 90vw)"
        zIndex={600}
      >
        {children}
      </Tooltip>
    </span>
  );
}
