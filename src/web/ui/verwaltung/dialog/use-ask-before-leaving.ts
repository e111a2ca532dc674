import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useApi } from '../../../api/api-context.ts';
import { confirm, type Question } from './confirm.ts';

/**
 * Asks before input is left that would be lost: on back navigation and links out of the page, unless the
 * session has ended. The browser asks too before the page is closed or reloaded. `onLeave`: after a yes.
 */
export function useAskBeforeLeaving(hasInput: boolean, question: Question, onLeave?: () => void): void {
  const { token } = useApi();
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });
  const blocker = useBlocker(() => hasInput && token() !== null);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm(question).then((isYes) => {
      if (!isYes) return blocker.reset();
      leave.current?.();
      blocker.proceed();
    });
  }, [blocker, question]);
  useEffect(() => {
    if (!hasInput) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [hasInput]);
}
