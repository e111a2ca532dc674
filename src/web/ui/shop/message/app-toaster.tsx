import { type ComponentType, useEffect, useState } from 'react';

/**
 * The container of the toasts. Loaded after hydration: no page needs them for reading, and the server never renders
 * one.
 */
export function AppToaster() {
  const [Stack, setStack] = useState<ComponentType>();

  useEffect(() => {
    import('./toast-stack.tsx').then(
      ({ ToastStack }) => setStack(() => ToastStack),
      () => {
        // Without a connection it cannot be loaded; the page itself shows what failed.
      },
    );
  }, []);

  return Stack && <Stack />;
}
