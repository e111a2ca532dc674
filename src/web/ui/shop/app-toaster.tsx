import { type ComponentType, useEffect, useState } from 'react';

/** Where toasts appear. They come after hydration: no page needs them to be read, and the server never shows one. */
export function AppToaster() {
  const [Stack, setStack] = useState<ComponentType>();

  useEffect(() => {
    import('./toast-stack.tsx').then(
      ({ ToastStack }) => setStack(() => ToastStack),
      () => {
        // Without a connection there is nothing to draw them with; the page itself says what failed.
      },
    );
  }, []);

  return Stack && <Stack />;
}
