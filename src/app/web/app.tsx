import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { ladenBildVorschau } from '#features/bild/laden-bild-vorschau.ts';
import { LadenProvider } from '#features/einstellung/web/laden-provider.tsx';
import { useLaden, useLadenName } from '#features/einstellung/web/use-laden.ts';
import { ApiContext } from '#web/api/api-context.ts';
import type { Api } from '#web/api/client.ts';
import { OriginContext, ShopPictureContext, SiteNameContext } from '#web/ui/shop/rendering/page-head.tsx';

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

/** Titles and previews end with the shop's name; only the server makes previews, with the shop's picture. */
function NamedSite({ children }: { children: ReactNode }) {
  const name = useLadenName();
  const { bild } = useLaden();
  const page = import.meta.env.SSR ? (
    <ShopPictureContext value={ladenBildVorschau(bild, name)}>{children}</ShopPictureContext>
  ) : (
    children
  );
  return <SiteNameContext value={name}>{page}</SiteNameContext>;
}
