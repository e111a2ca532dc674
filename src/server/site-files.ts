import type { FastifyPluginAsync } from 'fastify';
import { portfolioCalls } from '#features/portfolio/calls.ts';
import type { ReplyOf } from '#shared/call.ts';
import { shop } from '#shop';
import { inProcessAddress } from './http/read-limit.ts';
import type { VersionedCache } from './http/versioned-cache.ts';

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
  '/versand-und-zahlung',
];

const icon = (file: string, size: number) => ({
  src: `/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** The web app manifest, for shortcuts on the home screen of a phone. */
const manifest = {
  name: `${shop.name} – ${shop.slogan}`,
  short_name: shop.name,
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

/** `robots.txt`, `sitemap.xml` and the web manifest. */
export function siteFiles(cache: VersionedCache, publicUrl: string): FastifyPluginAsync {
  return async (app) => {
    app.get('/robots.txt', async (_request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .send(
          `User-agent: *\nDisallow: /admin/\nDisallow: /api/\nAllow: /api/uploads/\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
        ),
    );

    app.get('/manifest.webmanifest', async (_request, reply) =>
      reply
        .type('application/manifest+json')
        .header('cache-control', 'public, max-age=86400')
        .send(JSON.stringify(manifest)),
    );

    app.get('/sitemap.xml', (request, reply) =>
      cache.send(request, reply, {
        key: '/sitemap.xml',
        produce: async () => {
          const url = `/api${portfolioCalls.list.path}`;
          const answer = await app.inject({ url, remoteAddress: inProcessAddress });
          const { data } = answer.json<ReplyOf<typeof portfolioCalls.list>>();
          const paths = [...publicPages, ...data.map(({ _id }) => `/products/${_id}`)];
          return {
            status: 200,
            contentType: 'application/xml; charset=utf-8',
            text: sitemap(publicUrl, paths),
          };
        },
      }),
    );
  };
}

function sitemap(publicUrl: string, paths: string[]): string {
  const urls = paths.map((path) => `  <url><loc>${publicUrl}${path}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}
