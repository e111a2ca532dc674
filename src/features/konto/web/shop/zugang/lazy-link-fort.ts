import { lazyPart } from '#web/ui/shop/rendering/lazy-part.tsx';
import type { LinkFortProps } from './link-fort.tsx';

const load = () => import('./link-fort.tsx');

/** Most links are good: what is said of the others is loaded when it is needed. */
export const LazyLinkFort = lazyPart<LinkFortProps>(() => load().then(({ LinkFort }) => LinkFort));
export const LazyLinkUnvollstaendig = lazyPart<object>(() =>
  load().then(({ LinkUnvollstaendig }) => LinkUnvollstaendig),
);
