import { type ComponentType, useEffect, useState } from 'react';
import type { ToastStackProps } from './toast-stack.tsx';

/**
 * The container of the toasts. Loaded after hydration: no page needs them for reading, and the server never renders
 * one.
 */
export function AppToaster(props: ToastStackProps) {
  const [Stack, setStack] = useState<ComponentType<ToastStackProps>>();

  useEffect(() => {
    import('./toast-stack.tsx').then(
      ({ ToastStack }) => setStack(() => ToastStack),
      () => {
        // Without a connection it cannot be loaded; the page itself shows what failed.
      },
    );
  }, []);

  return Stack && <Stack {...props} />;
}
