import type { Plugin } from 'vite';

/**
 * What the router carries for its framework mode and for tracing, neither of which the shop uses, but which no bundler
 * can leave out by itself. Each module is replaced by the little of it that is called here: 3 kB less on every phone.
 */
const replacements: Record<string, string> = {
  'lib/dom/ssr/links.js': `
    const none = () => [];
    export { none as getKeyedLinksForMatches, none as getKeyedPrefetchLinks, none as getModuleLinkHrefs,
      none as getNewMatchesForLinks, none as isPageLinkDescriptor, none as prefetchRouteCss, none as prefetchStyleLinks };`,
  'lib/dom/ssr/components.js': `
    import { createContext } from 'react';
    const nothing = () => null;
    export const FrameworkContext = createContext(undefined);
    export const usePrefetchBehavior = () => [false, undefined, {}];
    export const mergeRefs = (own) => own;
    export { nothing as PrefetchPageLinks, nothing as Links, nothing as Meta, nothing as Scripts,
      nothing as setIsHydrated, nothing as useFrameworkContext };
    export const CRITICAL_CSS_DATA_ATTRIBUTE = '';`,
  'lib/router/instrumentation.js': `
    const nothing = () => undefined;
    export { nothing as consumeInstrumentationClientResultMetaReceiver, nothing as getRouteInstrumentationUpdates,
      nothing as instrumentClientSideRouter, nothing as instrumentHandler, nothing as instrumentationResultMetaContext };`,
};

/** For the browser's build. A router that has moved one of these modules stops the build, so that an update is noticed. */
export function leaveOutFrameworkMode(): Plugin {
  const met = new Set<string>();
  return {
    name: 'leave-out-framework-mode',
    enforce: 'pre',
    load(id) {
      const file = Object.keys(replacements).find(
        (name) => id.includes('/react-router/') && id.endsWith(name),
      );
      if (!file) return undefined;
      met.add(file);
      return replacements[file];
    },
    buildEnd(error) {
      const missed = Object.keys(replacements).filter((name) => !met.has(name));
      if (!error && missed.length > 0) this.error(`react-router no longer has ${missed.join(', ')}`);
    },
  };
}
