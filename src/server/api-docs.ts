import type { FastifyInstance } from 'fastify';

/** The OpenAPI description, generated from the route declarations, and a page that shows it. */
export async function apiDocsPage(app: FastifyInstance): Promise<void> {
  const config = { policy: 'everyone' } as const;
  app.get('/openapi.json', { config, schema: { hide: true } }, async () => app.swagger());
  // The viewer registers routes for its own pages and images; they are as public as the description.
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/docs')) route.config = { ...route.config, ...config };
  });
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  await app.register(swaggerUi, { routePrefix: '/docs', indexPrefix: '/api' });
}
