import { type ComponentType, lazy, type PropsWithChildren, useState } from 'react';
import { isReachable } from '../../api/load-anew.ts';
import { Button } from './button.tsx';

/**
 * A part of a page that only some people need. When it cannot be fetched the page goes on with a button in its place
 * instead of failing as a whole, and with what was put into it. Render it inside a `Suspense`.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy<ComponentType<P>>(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: NotLoaded }),
    ),
  );
}

/**
 * The whole page anew: browsers keep a failure to load a script for as long as the document lives. Without a connection
 * the browser's own words would take the place of a page that can be read.
 */
function NotLoaded({ children }: PropsWithChildren) {
  const [isOffline, setIsOffline] = useState(false);
  const handleClick = async () => {
    if (await isReachable()) location.reload();
    else setIsOffline(true);
  };
  return (
    <>
      {children}
      <Button look="secondary" aria-live="polite" onClick={() => void handleClick()}>
        {isOffline && 'Keine Verbindung. '}Neu laden
      </Button>
    </>
  );
}
