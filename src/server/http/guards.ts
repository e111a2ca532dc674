import type { FastifyInstance, RouteOptions } from 'fastify';

/**
 * Who may make a call. Every route below `/api` declares it in its `config`; one that does not stops the start.
 * `everyone`: guests too.
 */
export type Policy = 'everyone';

declare module 'fastify' {
  interface FastifyContextConfig {
    policy?: Policy;
  }
}

/** Refuses to start with a route of the API that does not say who may call it. */
export function demandPolicies(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route: RouteOptions) => {
    if (route.url.startsWith('/api')) routes.push(route);
  });
  app.addHook('onReady', async () => {
    for (const { config, method, url } of routes) {
      if (!config?.policy) throw new Error(`Route without a policy: ${String(method)} ${url}`);
    }
  });
}
