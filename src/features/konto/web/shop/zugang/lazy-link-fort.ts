import { lazyPart } from '#web/ui/shop/rendering/lazy-part.tsx';
import type { LinkFortProps } from './link-fort.tsx';

const load = () => import('./link-fort.tsx');

/** Called while a link is checked, so that nothing waits for it when it is needed. */
export const loadLinkFort = () => load().catch(() => undefined);

/** Most links are good: the page starts without what is said of the others. */
export const LazyLinkFort = lazyPart<LinkFortProps>(() => load().then(({ LinkFort }) => LinkFort));
export const LazyLinkUnvollstaendig = lazyPart<object>(() =>
  load().then(({ LinkUnvollstaendig }) => LinkUnvollstaendig),
);
