import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import type { Policy } from './guards.ts';

/** One call of the API as it was declared. */
export type Call = { method: string; url: string; policy: Policy | undefined; schema: FastifySchema };

declare module 'fastify' {
  interface FastifyInstance {
    /** Every declared call below `/api`, in the order of their declaration; complete once the server is ready. */
    readonly calls: Call[];
  }
}

/** Below `/api` programs are answered, everywhere else people. */
export function isApiUrl(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url);
}

/** Writes down every call that is declared from here on: for the guard, for refused methods, for tests. */
export function collectCalls(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route: RouteOptions) => {
    if (isApiUrl(route.url)) routes.push(route);
  });
  // Read late, because hooks of others may still complete a declaration.
  app.decorate('calls', { getter: () => routes.flatMap(callsOf) });
}

function callsOf({ method, url, config, schema = {} }: RouteOptions): Call[] {
  return [method].flat().map((one) => ({ method: one, url, policy: config?.policy, schema }));
}
