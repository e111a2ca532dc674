import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Only our own scripts run, and none inside the page's text but the one of `scriptHash`. Styles may stand inline: the page's CSS is part of the
 * page, and pictures carry their blurred placeholder as a style. Pictures may come from elsewhere, because a product's
 * image address may (storefront.txt §3, Image addresses).
 */
export function setSecurityHeaders(
  app: FastifyInstance,
  { isHttps, scriptHash }: { isHttps: boolean; scriptHash: string },
): void {
  app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", scriptHash],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'https:', 'http:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // Browsers ignore the header on plain HTTP; only a shop that is reached by HTTPS promises to stay there.
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
}
