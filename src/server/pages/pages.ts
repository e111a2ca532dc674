import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RenderedPage, RenderPage } from '#shared/rendered-page.ts';
import { failurePage } from '../http/failure-page.ts';
import { inProcessAddress } from '../http/read-limit.ts';
import { refusalTexts, unreachableFor } from '../http/refusal-texts.ts';
import { toUnavailable } from '../http/unavailable.ts';
import type { VersionedCache } from '../http/versioned-cache.ts';
import type { PageShell } from './page-shell.ts';
import { siteFiles } from './site-files.ts';

/** What makes pages: the built ones, or Vite's while developing. */
export type PageSource = {
  render: RenderPage;
  shell: PageShell;
  serveFiles: (app: FastifyInstance) => Promise<void>;
};

/** Adds the pages to the server; left out where only the API is needed. */
export type ServePages = (
  app: FastifyInstance,
  services: { cache: VersionedCache; publicUrl: string },
) => Promise<void>;

/** Serves the pages: rendered on the server as a guest sees them, kept in memory for one version of the catalogue. */
export function pages({ render, shell, serveFiles }: PageSource): ServePages {
  return async (app, { cache, publicUrl }) => {
    await serveFiles(app);
    await app.register(siteFiles(cache, publicUrl));
    const fetch = inProcessFetch(app);

    app.get('/*', async (request, reply) => {
      const path = pathOf(request);
      if (!isPagePath(path)) return reply.redirect('/', 302);
      // One address for each page.
      if (path.length > 1 && path.endsWith('/'))
        return reply.redirect(path.slice(0, -1) + searchOf(request), 301);
      return cache
        .send(request, reply, {
          key: path,
          produce: async () => {
            const page = await render(path, { fetch, origin: publicUrl });
            if (page.kind === 'redirect') throw new PageRedirect(page);
            return { status: page.status, contentType: 'text/html; charset=utf-8', text: await shell(page) };
          },
        })
        .catch((error: unknown) => redirectOrFail(error, request, reply));
    });
  };
}

/** A redirect ends the making of a page, so that it is never kept as one. */
class PageRedirect extends Error {
  readonly page: Extract<RenderedPage, { kind: 'redirect' }>;
  constructor(page: Extract<RenderedPage, { kind: 'redirect' }>) {
    super(`redirect to ${page.location}`);
    this.page = page;
  }
}

function redirectOrFail(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof PageRedirect) {
    const { location, status } = error.page;
    return reply.redirect(location + searchOf(request), status);
  }
  request.log.error({ err: error }, 'page not rendered');
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
  if (isPassing(error)) return reply.code(503).header('retry-after', unreachableFor).send(pausePage);
  return reply.code(500).send(bugPage);
}

/** The database was away before the page was begun, or the API said so while it was made. */
function isPassing(error: unknown): boolean {
  return toUnavailable(error) !== undefined || (error as { status?: unknown }).status === 503;
}

const link = { href: '', text: 'Seite neu laden' };
const pausePage = failurePage(refusalTexts.unreachable, { heading: 'Gleich wieder da', link });
const bugPage = failurePage('Bitte versuchen Sie es später erneut.', { heading: 'Serverfehler', link });

/**
 * Whether this is the one way to write a path of names: `//host`, `..`, a backslash or a letter in percent signs is
 * not, and must become neither an address to go to nor a second page in memory.
 */
function isPagePath(path: string): boolean {
  if (!/^(\/[^/]+)*\/?$/.test(path) || /\/\.\.?(\/|$)/.test(path)) return false;
  try {
    return path.split('/').every((name) => encodeURIComponent(decodeURIComponent(name)) === name);
  } catch {
    return false;
  }
}

/** The path without its search part: no page depends on one, so all its variants are one page in memory. */
function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

/** The search part of the address with its question mark, which goes along wherever a redirect leads. */
function searchOf(request: FastifyRequest): string {
  return request.url.slice(pathOf(request).length);
}

/** The pages reach the API as a browser does, only without a network in between. */
function inProcessFetch(app: FastifyInstance): typeof globalThis.fetch {
  return async (input) => {
    const { statusCode, body } = await app.inject({
      url: String(input),
      remoteAddress: inProcessAddress,
    });
    return new Response(body, { status: statusCode, headers: { 'content-type': 'application/json' } });
  };
}
