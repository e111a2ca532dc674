import '@mantine/core/styles.layer.css';
import './forced-colors.css';
import { MantineProvider } from '@mantine/core';
import { useEffect } from 'react';
import type { Elements } from '#web/ui/elements.ts';
import { keepStillUnderFinger } from '../still-under-finger.ts';
import { ConfirmHost } from './dialog/confirm-host.tsx';
import { SnackbarHost } from './message/snackbar-host.tsx';
import { theme } from './theme.ts';

/** The providers of all back office components, with the hosts of confirmations and messages. */
export function AdminProvider({ children }: { children: Elements }) {
  useEffect(keepStillUnderFinger, []);
  return (
    <MantineProvider theme={theme} forceColorScheme="light">
      {children}
      <ConfirmHost />
      <SnackbarHost />
    </MantineProvider>
  );
}
