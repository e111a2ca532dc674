import type { SwaggerTransformObject } from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { anschrift } from '#features/auftrag/anschrift/anschrift-body.ts';
import { auftragVoll } from '#features/auftrag/contract.ts';
import { bestellungSeite } from '#features/bestellung/contract.ts';
import { belegVoll } from '#features/buchhaltung/contract.ts';
import { gewaehrleistungStand } from '#features/gewaehrleistung/contract.ts';
import { kasse } from '#features/kasse/contract.ts';
import { produkt, verwaltetesProdukt } from '#features/portfolio/contract.ts';
import { widerruf } from '#features/widerruf/bearbeitung/verwaltung-contract.ts';
import { zugaenge } from '#features/zugangsdaten/contract.ts';
import { failureEnvelope } from '#shared/wire/envelope.ts';

/**
 * What many answers have is described once and named: a refusal stands at each call, an order at sixteen. Written out,
 * the description is half as large again, and the page that shows it takes seconds more.
 */
const schemaRegistry = z
  .registry<{ id: string }>()
  .add(failureEnvelope, { id: 'Absage' })
  .add(auftragVoll, { id: 'Auftrag' })
  .add(bestellungSeite, { id: 'Bestellung' })
  .add(produkt, { id: 'Produkt' })
  .add(verwaltetesProdukt, { id: 'VerwaltetesProdukt' })
  .add(anschrift, { id: 'Anschrift' })
  .add(kasse, { id: 'Kasse' })
  .add(widerruf, { id: 'Widerruf' })
  .add(belegVoll, { id: 'Beleg' })
  .add(gewaehrleistungStand, { id: 'Gewaehrleistung' })
  .add(zugaenge, { id: 'Zugaenge' });

const mitNamen = createJsonSchemaTransformObject({ schemaRegistry });

/** Each name has a form for bodies, too, and most stand in answers alone: what no call has is left out. */
const mitGebrauchten: SwaggerTransformObject = (given) => {
  const description = mitNamen(given);
  const { components } = description as { components?: { schemas?: Record<string, unknown> } };
  const { schemas = {} } = components ?? {};
  const isUnused = (name: string) => !JSON.stringify(description).includes(`"#/components/schemas/${name}"`);
  // What only unused ones have is unused as well.
  let unused = Object.keys(schemas).filter(isUnused);
  while (unused.length > 0) {
    for (const name of unused) delete schemas[name];
    unused = Object.keys(schemas).filter(isUnused);
  }
  return description;
};

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
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: mitGebrauchten,
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
