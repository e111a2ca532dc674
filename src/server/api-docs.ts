import type { FastifyInstance } from 'fastify';

/** The API's description, made from the declarations that check the calls, and a page to read it. */
export async function apiDocsPage(app: FastifyInstance): Promise<void> {
  const config = { policy: 'everyone' } as const;
  app.get('/openapi.json', { config, schema: { hide: true } }, async () => app.swagger());
  // The reader brings its own pages and pictures; all of them are as public as the description.
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/docs')) route.config = { ...route.config, ...config };
  });
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  await app.register(swaggerUi, { routePrefix: '/docs', indexPrefix: '/api' });
}
