import type { FastifyInstance } from 'fastify';
import { vorschauOf } from '#features/bild/bild-masse.ts';
import type { LadenBild } from '#features/bild/contract.ts';
import { ladenCalls } from '#features/einstellung/calls.ts';
import { ladenName } from '#features/einstellung/laden/laden-name.ts';
import { listOeffentlicheIds } from '#features/portfolio/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inProcessAddress } from '#server/http/requests/read-limit.ts';
import type { SiteFiles } from '#server/pages/pages.ts';
import type { Call, ReplyOf } from '#shared/wire/call.ts';

/** Pages in the sitemap, besides the products. */
const publicPages = [
  '/',
  '/products',
  '/about',
  '/contact',
  '/impressum',
  '/datenschutz',
  '/agb',
  '/widerrufsbelehrung',
  '/widerruf',
  '/versand-und-zahlung',
];

const icon = (file: string, size: number) => ({
  src: `/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** The web app manifest, but for the names. */
const manifest = {
  lang: 'de',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#FBF7F2',
  theme_color: '#FBF7F2',
  icons: [
    icon('icon-192', 192),
    icon('icon-512', 512),
    { ...icon('icon-512-maskable', 512), purpose: 'maskable' },
  ],
};

/** `robots.txt`, `sitemap.xml`, the web manifest, and pictures that only older pages ask for. */
export function siteFiles(db: Db): SiteFiles {
  return (cache, publicUrl) => async (app) => {
    app.get('/robots.txt', async (_request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .send(
          `User-agent: *\nDisallow: /admin/\nDisallow: /api/\nAllow: /api/uploads/\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
        ),
    );

    app.get('/manifest.webmanifest', (request, reply) =>
      cache.send(request, reply, {
        key: '/manifest.webmanifest',
        produce: async () => ({
          status: 200,
          contentType: 'application/manifest+json',
          text: JSON.stringify({ ...nameOf(await ask(app, ladenCalls.read)), ...manifest }),
        }),
      }),
    );

    app.get('/sitemap.xml', (request, reply) =>
      cache.send(request, reply, {
        key: '/sitemap.xml',
        produce: async () => {
          const ids = await listOeffentlicheIds(db);
          const paths = [...publicPages, ...ids.map((id) => `/products/${id}`)];
          return {
            status: 200,
            contentType: 'application/xml; charset=utf-8',
            text: sitemap(publicUrl, paths),
          };
        },
      }),
    );

    // Pages from before the pictures were the owner's still ask for those of the program.
    for (const url of ['/og.jpg', '/pictures/*'])
      app.get(url, async (request, reply) => {
        const src = await ownersPicture(app, request.url);
        reply.header('cache-control', 'no-store');
        return src === undefined
          ? reply.code(404).type('text/plain; charset=utf-8').send('')
          : reply.redirect(src, 302);
      });
  };
}

/** The owner's picture in the place of one of the program; `undefined` where she has none. */
async function ownersPicture(app: FastifyInstance, url: string): Promise<string | undefined> {
  const call = url.startsWith('/pictures/about-') ? ladenCalls.readTexte : ladenCalls.read;
  const bild: LadenBild | null = (await ask<typeof call>(app, call)).data.bild;
  if (!bild) return undefined;
  return url.startsWith('/og.jpg') ? vorschauOf(bild.quer.url, bild.quer)?.src : bild.quer.url;
}

/** The answer of a public call, from this server. */
async function ask<C extends Call>(app: FastifyInstance, { path }: C): Promise<ReplyOf<C>> {
  const answer = await app.inject({ url: `/api${path}`, remoteAddress: inProcessAddress });
  return answer.json<ReplyOf<C>>();
}

/** How the shop is called on the home screen of a phone. */
function nameOf({ data }: ReplyOf<typeof ladenCalls.read>): { name: string; short_name: string } {
  const name = ladenName(data);
  return { name: data.slogan ? `${name} – ${data.slogan}` : name, short_name: name };
}

function sitemap(publicUrl: string, paths: string[]): string {
  const urls = paths.map((path) => `  <url><loc>${publicUrl}${path}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}
