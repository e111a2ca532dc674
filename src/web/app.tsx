import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { ApiContext } from './api/api-context.ts';
import type { Api } from './api/client.ts';
import { OriginContext } from './ui/shop/page-head.tsx';

type AppProps = { api: Api; queryClient: QueryClient; origin: string; children: ReactNode };

/** What every page finds around it, on the server and in the browser alike. */
export function App({ api, queryClient, origin, children }: AppProps) {
  // Says on the document that buttons answer now; before that, only links and forms do.
  useEffect(() => {
    document.documentElement.dataset.alive = 'true';
  }, []);

  return (
    <OriginContext value={origin}>
      <ApiContext value={api}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </ApiContext>
    </OriginContext>
  );
}
