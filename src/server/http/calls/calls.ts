import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import type { Policy } from './guards.ts';

/** One call of the API as its route declares it. */
export type ServedCall = { method: string; url: string; policy: Policy | undefined; schema: FastifySchema };

declare module 'fastify' {
  interface FastifyInstance {
    /** Every declared call below `/api`, in the order of their declaration; complete once the server is ready. */
    readonly calls: ServedCall[];
  }
}

/** Below `/api` answers are JSON, elsewhere pages. A request may name the host too (RFC 9112, 3.2.2). */
export function isApiUrl(url: string): boolean {
  return /^(?:https?:\/\/[^/]*)?\/api(?:[/?#]|$)/.test(url);
}

/** Collects every call that is declared from here on, for the guard, the 405 answers and the tests. */
export function collectCalls(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route: RouteOptions) => {
    if (isApiUrl(route.url)) routes.push(route);
  });
  // Read lazily: later onRoute hooks may still complete a declaration.
  app.decorate('calls', { getter: () => routes.flatMap(callsOf) });
}

function callsOf({ method, url, config, schema = {} }: RouteOptions): ServedCall[] {
  return [method].flat().map((one) => ({ method: one, url, policy: config?.policy, schema }));
}
