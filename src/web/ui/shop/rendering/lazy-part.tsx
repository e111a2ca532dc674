import { type ComponentType, lazy, useState } from 'react';
import { isReachable } from '../../../api/load-anew.ts';
import type { Elements } from '../../elements.ts';
import { Button } from '../button.tsx';

/**
 * A part of a page that only some users need. If it cannot be loaded the page shows a reload button and the children in
 * its place instead of failing as a whole. Render it inside a `Suspense`. A part that comes after the rest moves what
 * stands below it: a page that has waited for `loadAhead`, which never fails, has it drawn at once, if it came in time.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | undefined;
  const loadOnce = async () => {
    loaded ??= await load().catch(() => NotLoaded);
    return { default: loaded };
  };
  const Lazy = lazy(loadOnce);
  // As it was first drawn: another component in its place would lose its state.
  const Part = (props: P) => {
    const [{ Shown }] = useState<{ Shown: ComponentType<P> }>(() => ({ Shown: loaded ?? Lazy }));
    return <Shown {...props} />;
  };
  const loadAhead = () =>
    Promise.race([loadOnce(), new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
  return Object.assign(Part, { loadAhead });
}

/** A page waits no longer for one of its parts, in milliseconds. */
const maxWaitMs = 1000;

/**
 * Reloads the whole page: browsers cache a failed import as long as the document lives. Without a connection the
 * browser's error page would replace a readable page, so it is not reloaded.
 */
function NotLoaded({ children }: { children?: Elements }) {
  const [isOffline, setIsOffline] = useState(false);
  const handleClick = async () => {
    if (await isReachable()) location.reload();
    else setIsOffline(true);
  };
  return (
    <>
      {children}
      <Button look="secondary" aria-live="polite" onClick={() => void handleClick()}>
        {isOffline ? 'Keine Verbindung. Neu laden' : 'Neu laden'}
      </Button>
    </>
  );
}
