import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { buildApp } from '#app/server/app.ts';
import { missingPages } from '#app/server/pages/missing-pages.ts';
import { siteFiles } from '#app/server/pages/site-files.ts';
import { renderPage } from '#app/web/entry-server.tsx';
import type { Db } from '#server/db/connect.ts';
import { pages } from '#server/pages/pages.ts';
import type { RenderPage } from '#shared/rendered-page.ts';

/** `rendered`: the addresses that were rendered, not answered from memory. */
export type ShopPages = {
  app: FastifyInstance;
  rendered: string[];
  read: (path: string) => Promise<string>;
  get: (path: string) => Promise<{ status: number; body: string; location: string | undefined }>;
};

export const publicUrl = 'http://localhost';

/** The server with its pages on a database, rendered from the sources; `render` can fail. */
export async function openPages(
  db: Db,
  { now = () => new Date(), render = renderPage }: { now?: () => Date; render?: RenderPage } = {},
): Promise<ShopPages> {
  const rendered: string[] = [];
  const source = {
    render: ((path, options) => {
      rendered.push(path);
      return render(path, options);
    }) satisfies RenderPage,
    shell: async ({ head, body, state }: { head: string; body: string; state: string }) =>
      head + body + state,
    serveFiles: async () => {},
  };
  const config = { logLevel: 'silent', trustProxy: false, publicUrl, now } as const;
  const app = await buildApp(config, db, pages(source, siteFiles(db), missingPages(db, now)));
  onTestFinished(() => app.close());
  const get = async (path: string) => {
    const { statusCode, body, headers } = await app.inject(path);
    return { status: statusCode, body, location: headers.location };
  };
  return { app, rendered, get, read: async (path) => (await get(path)).body };
}

/** The content of a meta element by its name or property. */
export function metaOf(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${RegExp.escape(name)}" content="([^"]*)"`).exec(html)?.[1];
}

export const titleOf = (html: string): string | undefined => /<title>(.*?)<\/title>/.exec(html)?.[1];

/** What people read: without elements, and with spaces of one kind. */
export function textOf(html: string): string {
  const words = html
    .replace(/<script.*?<\/script>/gs, ' ')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, ' ');
  return words
    .replace(/\u00ad|&shy;/g, '')
    .replaceAll('&amp;', '&')
    .replace(/[\s\u00a0]+/g, ' ');
}
