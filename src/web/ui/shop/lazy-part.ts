import { type ComponentType, lazy } from 'react';

/**
 * A part of a page that only some people need. When it cannot be fetched the page goes on without it instead of
 * failing as a whole. Render it inside a `Suspense`.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: (() => null) as ComponentType<P> }),
    ),
  );
}
