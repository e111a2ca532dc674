import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** Sets these headers on every answer. */
export function setHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/**
 * Only our own scripts run, and no inline script except the one with `scriptHash`. Inline styles are allowed:
 * the page's CSS is part of the page, and pictures carry their blurred placeholder as a style. Pictures come
 * from the shop: its pages also show the address of another host as it is (requirements.md, storefront §3,
 * Image addresses), but the database stores uploads only, so none of its products has one. Helmet runs once
 * at the start: computing the same headers per request cost a quarter of the time of a cached page.
 */
export function securityHeaders({ isHttps, scriptHash }: { isHttps: boolean; scriptHash: string }) {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", scriptHash],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // Browsers ignore the header on plain HTTP; only a shop served over HTTPS may send it.
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    // Four more headers concern only browsers that no longer exist.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  const headers: Record<string, string> = {};
  const collector = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => {},
  };
  setHeaders({} as IncomingMessage, collector as unknown as ServerResponse, () => {});
  return headers;
}
