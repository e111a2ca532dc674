import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { LadenProvider } from '#features/einstellung/web/laden-provider.tsx';
import { useLadenName } from '#features/einstellung/web/use-laden.ts';
import { ApiContext } from '#web/api/api-context.ts';
import type { Api } from '#web/api/client.ts';
import { OriginContext, SiteNameContext } from '#web/ui/shop/rendering/page-head.tsx';

type AppProps = { api: Api; queryClient: QueryClient; origin: string; children: ReactNode };

/** The providers around every page, the same on the server and in the browser. */
export function App({ api, queryClient, origin, children }: AppProps) {
  // Marks the document as hydrated: before that, only links and forms work.
  useEffect(() => {
    document.documentElement.dataset.alive = 'true';
  }, []);

  return (
    <OriginContext value={origin}>
      <ApiContext value={api}>
        <QueryClientProvider client={queryClient}>
          <LadenProvider>
            <NamedSite>{children}</NamedSite>
          </LadenProvider>
        </QueryClientProvider>
      </ApiContext>
    </OriginContext>
  );
}

/** Titles and previews end with the shop's name. */
function NamedSite({ children }: { children: ReactNode }) {
  return <SiteNameContext value={useLadenName()}>{children}</SiteNameContext>;
}
