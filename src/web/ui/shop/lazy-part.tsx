import { type ComponentType, lazy } from 'react';
import { Button } from './button.tsx';

/**
 * A part of a page that only some people need. When it cannot be fetched the page goes on with a button in its place
 * instead of failing as a whole. Render it inside a `Suspense`.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy<ComponentType<P>>(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: NotLoaded }),
    ),
  );
}

/** The whole page anew: browsers keep a failure to load a script for as long as the document lives. */
function NotLoaded() {
  return (
    <Button look="secondary" onClick={() => location.reload()}>
      Neu laden
    </Button>
  );
}
