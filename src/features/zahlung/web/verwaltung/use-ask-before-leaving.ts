import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useApi } from '#web/api/api-context.ts';
import { confirm } from '#web/ui/verwaltung/confirm.ts';
import { verwerfenFrage } from './verwerfen-frage.ts';

/** Asks before a statement that is looked through is left, also by the back button; not when the session has ended. */
export function useAskBeforeLeaving(isOffen: boolean): void {
  const { token } = useApi();
  const blocker = useBlocker(() => isOffen && token() !== null);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm(verwerfenFrage).then((isYes) => (isYes ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  useEffect(() => {
    if (!isOffen) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [isOffen]);
}
