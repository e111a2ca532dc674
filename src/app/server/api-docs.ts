import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Collects the OpenAPI description from the declarations of the routes that are added afterwards. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  // Loaded only where there is a page of the API.
  const { default: swagger } = await import('@fastify/swagger');
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Werkstattladen: API',
        version: '1.0.0',
        description: 'Alle Aufrufe des Ladens. Antworten stehen im Umschlag `{ success, message?, data }`.',
      },
    },
    transform: jsonSchemaTransform,
  });
}

/** The OpenAPI description and a page that shows it. */
export async function apiDocsPage(app: FastifyInstance): Promise<void> {
  const config = { policy: 'everyone' } as const;
  app.get('/openapi.json', { config, schema: { hide: true } }, async () => app.swagger());
  // The viewer registers routes for its own pages and images; they are as public as the description.
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/docs')) route.config = { ...route.config, ...config };
  });
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  await app.register(swaggerUi, {
    ...{ routePrefix: '/docs', indexPrefix: '/api' },
    // Open, its hundred and more calls keep a browser busy for seconds.
    uiConfig: { docExpansion: 'none' },
  });
}
