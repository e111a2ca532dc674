import '@mantine/core/styles.layer.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { ConfirmHost } from './confirm-host.tsx';
import { SnackbarHost } from './snackbar-host.tsx';
import { theme } from './theme.ts';

/** What every component of the back office needs around it, and where questions and messages appear. */
export function AdminProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} forceColorScheme="light">
      {children}
      <ConfirmHost />
      <SnackbarHost />
    </MantineProvider>
  );
}
