import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { type RenderedPage, type RenderPage, unknownPath } from '#shared/rendered-page.ts';
import { failurePage } from '../http/answers/failure-page.ts';
import { refusalTexts, unreachableFor } from '../http/answers/refusal-texts.ts';
import { toUnavailable } from '../http/answers/unavailable.ts';
import type { Produced, VersionedCache } from '../http/answers/versioned-cache.ts';
import { inProcessAddress } from '../http/requests/read-limit.ts';
import type { PageShell } from './page-shell.ts';
import { secretPage } from './secret-page.ts';

/** Where pages come from: the build, or Vite during development. */
export type PageSource = {
  render: RenderPage;
  shell: PageShell;
  serveFiles: (app: FastifyInstance) => Promise<void>;
};

/** What is served beside the pages for programs: the sitemap and its like. */
export type SiteFiles = (cache: VersionedCache, publicUrl: string) => FastifyPluginAsync;

/**
 * Addresses that name nothing although their pattern is that of a page: `find` returns the address whose page
 * they share. Otherwise each invented address would cost a rendering.
 */
export type MissingPages = { find: (path: string) => Promise<string | undefined> };

/** Adds the pages to the server; left out where only the API is needed. */
export type ServePages = (
  app: FastifyInstance,
  services: { cache: VersionedCache; publicUrl: string },
) => Promise<void>;

/** Serves the pages: rendered on the server as for a guest, cached for one version of the catalogue. */
export function pages(
  { render, shell, serveFiles }: PageSource,
  siteFiles: SiteFiles,
  missing: MissingPages,
): ServePages {
  return async (app, { cache, publicUrl }) => {
    await serveFiles(app);
    await app.register(siteFiles(cache, publicUrl));
    const fetch = inProcessFetch(app);
    const produce = async (path: string): Promise<Produced> => {
      const page = await render(path, { fetch, origin: publicUrl });
      if (page.kind === 'redirect') throw new PageRedirect(page);
      if (page.kind === 'unknown') throw new UnknownAddress();
      return { status: page.status, contentType: 'text/html; charset=utf-8', text: await shell(page) };
    };

    const sendUnknown = (request: FastifyRequest, reply: FastifyReply) =>
      cache.send(request, reply, { key: unknownPath, produce: () => produce(unknownPath) });

    app.get('/*', async (request, reply) => {
      const path = pathOf(request);
      const secret = secretPage(path);
      if (secret) reply.headers(secret.headers);
      // Each page has one address.
      if (isPagePath(path) && path.length > 1 && path.endsWith('/'))
        return reply.redirect(path.slice(0, -1) + searchOf(request), 301);
      try {
        if (!isPagePath(path)) return await sendUnknown(request, reply);
        // A cached page needs no question to the database.
        const shared = secret?.path ?? (cache.has(path) ? path : await missing.find(path));
        if (secret && shared === undefined) return await sendOnce(reply, await produce(path));
        const key = shared ?? path;
        return await cache.send(request, reply, { key, produce: () => produce(key) });
      } catch (error) {
        if (error instanceof UnknownAddress)
          return await sendUnknown(request, reply).catch((again) => redirectOrFail(again, request, reply));
        return redirectOrFail(error, request, reply);
      }
    });
  };
}

/** A page for one person: kept nowhere, so neither compressed nor compared with what a browser has. */
function sendOnce(reply: FastifyReply, { status, contentType, text }: Produced) {
  return reply.code(status).type(contentType).send(text);
}

/** Thrown for an address that names nothing, so that no invented one is rendered or cached. */
class UnknownAddress extends Error {}

/** Thrown for a redirect, so that it is never cached as a page. */
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

/** The database was unavailable before the page was begun, or the API answered so while it was rendered. */
function isPassing(error: unknown): boolean {
  return toUnavailable(error) !== undefined || (error as { status?: unknown }).status === 503;
}

const link = { href: '', text: 'Seite neu laden' };
const pausePage = failurePage(refusalTexts.unreachable, { heading: 'Gleich wieder da', link });
const bugPage = failurePage('Bitte versuchen Sie es später erneut.', { heading: 'Serverfehler', link });

/** Longer than any address of a page; matching a path takes time that grows with its length. */
const maxPathLength = 1000;

/**
 * Whether the path is in its canonical form. `//host`, `..`, a backslash or percent-encoded letters are not, and must
 * neither become the target of a redirect nor a second page in the cache.
 */
function isPagePath(path: string): boolean {
  if (path.length > maxPathLength) return false;
  if (!/^(\/[^/]+)*\/?$/.test(path) || /\/\.\.?(\/|$)/.test(path)) return false;
  try {
    return path.split('/').every((name) => encodeURIComponent(decodeURIComponent(name)) === name);
  } catch {
    return false;
  }
}

/** The path without the query string: no page depends on it, so all variants share one cached page. */
function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

/** The query string with its question mark, which redirects keep. */
function searchOf(request: FastifyRequest): string {
  return request.url.slice(pathOf(request).length);
}

/** A `fetch` for the pages that calls the API in the same process, without a network. */
function inProcessFetch(app: FastifyInstance): typeof globalThis.fetch {
  return async (input) => {
    const { statusCode, body } = await app.inject({
      url: String(input),
      remoteAddress: inProcessAddress,
    });
    return new Response(body, { status: statusCode, headers: { 'content-type': 'application/json' } });
  };
}
