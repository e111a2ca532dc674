import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { databases, openDatabase, openMigratedDatabase } from '#test/database/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { buildTestApp, startTestApp } from '#test/test-app.ts';
import { buildApp } from './app.ts';

describe.each(databases)('the server on %s', (database) => {
  test('is alive and ready', async () => {
    const { app } = await startTestApp(database);
    for (const url of ['/api/health', '/api/ready']) {
      expect((await app.inject(url)).json()).toEqual({ success: true, data: { status: 'ok' } });
    }
  });

  test('is not ready when the database is gone, but alive', async () => {
    const { app, db } = await startTestApp(database);
    await db.destroy();
    expect((await app.inject('/api/ready')).statusCode).toBe(503);
    expect((await app.inject('/api/health')).statusCode).toBe(200);
  });

  test('is not ready on a database without a schema', async () => {
    const { db } = await openDatabase(database);
    const app = await buildTestApp(db);
    expect((await app.inject('/api/ready')).statusCode).toBe(503);
  });

  test('an unexpected error is answered with a neutral text', async () => {
    const { app, db } = await startTestApp(database);
    await db.destroy();
    const reply = await app.inject('/api/portfolio');
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toEqual({
      success: false,
      message: 'Serverfehler. Bitte versuchen Sie es später erneut.',
    });
  });

  test('two nodes on one database see each other’s changes on the next request', async () => {
    const { db, reopen } = await openMigratedDatabase(database);
    const config = { logLevel: 'silent', trustProxy: false, publicUrl: 'http://localhost' } as const;
    const [first, second] = [await buildApp(config, db), await buildApp(config, reopen())];
    for (let count = 1; count <= 3; count += 1) {
      await insertProdukt(db);
      for (const node of [first, second])
        expect((await node.inject('/api/portfolio')).json().count).toBe(count);
    }
  });
});

describe('every answer', () => {
  test('carries a content policy without inline scripts, and a request id', async () => {
    const { app } = await startTestApp('SQLite');
    const { headers } = await app.inject('/api/health');
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
    expect(headers['content-security-policy']).toContain("img-src 'self' data:;");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test.each([
    ['GET', '/api/nix', 404],
    ['GET', '/api', 404],
    ['POST', '/api/portfolio', 405],
    ['GET', '/api/portfolio/%E0%A4%A', 400],
  ] as const)('%s %s is refused as JSON', async (method, url, status) => {
    const { app } = await startTestApp('SQLite');
    const reply = await app.inject({ method, url });
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({ success: false, message: expect.any(String) });
  });

  test.each([
    ['too much', 'application/json', `"${'x'.repeat(300_000)}"`, 413],
    ['not JSON', 'application/json', '{', 400],
    ['a poisoned key', 'application/json', '{"__proto__": {}}', 400],
    ['another format', 'text/xml', '<a/>', 415],
  ])('a body that is %s is refused in German', async (_what, type, payload, status) => {
    const { app } = await startTestApp('SQLite', {
      extend: (api) => {
        api.post(
          '/api/echo',
          { config: { policy: 'everyone' }, schema: { body: z.unknown() } },
          async ({ body }) => ({ body }),
        );
      },
    });
    const reply = await app.inject({
      method: 'POST',
      url: '/api/echo',
      payload,
      headers: { 'content-type': type },
    });
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({
      success: false,
      message: expect.stringMatching(/Anfrage|Format|JSON/),
    });
  });

  test('an empty body with a JSON content type is no error', async () => {
    const { app } = await startTestApp('SQLite', {
      extend: (api) => {
        api.delete('/api/echo', { config: { policy: 'everyone' } }, async () => ({ success: true }));
      },
    });
    const reply = await app.inject({
      method: 'DELETE',
      url: '/api/echo',
      headers: { 'content-type': 'application/json' },
    });
    expect(reply.statusCode).toBe(200);
  });
});

describe('the API’s description', () => {
  test('names what many answers have once, and nothing that no call has', async () => {
    const { app } = await startTestApp('SQLite');
    const { body } = await app.inject('/api/openapi.json');
    const meant = new Set([...body.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name));
    expect([...meant].toSorted()).toEqual(Object.keys(JSON.parse(body).components.schemas).toSorted());
    // The page that shows it takes six seconds for each million characters.
    expect(body.length).toBeLessThan(560_000);
  });

  test('is OpenAPI 3.1 and names every call', async () => {
    const { app } = await startTestApp('SQLite');
    const description = (await app.inject('/api/openapi.json')).json();
    expect(description.openapi).toBe('3.1.0');
    expect(Object.keys(description.paths).sort()).toEqual([
      '/api/admin/portfolio',
      '/api/admin/portfolio/reihenfolge',
      '/api/admin/portfolio/stats',
      '/api/admin/portfolio/{id}',
      '/api/admin/portfolio/{id}/image/galerie/{index}',
      '/api/admin/portfolio/{id}/image/hauptbild',
      '/api/admin/portfolio/{id}/preise',
      '/api/admin/portfolio/{id}/upload-image',
      '/api/admin/sicherung',
      '/api/aufbewahrung',
      '/api/aufbewahrung/probe',
      '/api/auth/bestaetigung',
      '/api/auth/email',
      '/api/auth/link',
      '/api/auth/link/bestaetigen',
      '/api/auth/link/passwort',
      '/api/auth/loeschen',
      '/api/auth/login',
      '/api/auth/logout',
      '/api/auth/me',
      '/api/auth/passwort',
      '/api/auth/passwort-vergessen',
      '/api/auth/register',
      '/api/auth/ueberall-abmelden',
      '/api/belege',
      '/api/belege/altbestand',
      '/api/belege/altbestand/von-hand',
      '/api/belege/altbestand/{monat}',
      '/api/belege/folge',
      '/api/belege/{nummer}',
      '/api/belege/{nummer}/kopie',
      '/api/belege/{nummer}/pdf',
      '/api/belege/{nummer}/xml',
      '/api/bestellung/{token}',
      '/api/bestellung/{token}/belege/{nummer}',
      '/api/bestellung/{token}/daten',
      '/api/bestellung/{token}/erstattung',
      '/api/bestellung/{token}/loeschen',
      '/api/bestellung/{token}/stornieren',
      '/api/bestellung/{token}/uebernehmen',
      '/api/bestellung/{token}/zahlung',
      '/api/bestellung/{token}/zahlung/pruefen',
      '/api/bestellung/{token}/zahlung/ueberweisen',
      '/api/bestellungen',
      '/api/bestellungen/geldfragen',
      '/api/bestellungen/umsatz',
      '/api/bestellungen/vorschau',
      '/api/bestellungen/waren',
      '/api/bestellungen/zu-fertigen',
      '/api/bestellungen/{id}',
      '/api/bestellungen/{id}/abgeholt',
      '/api/bestellungen/{id}/abholbereit',
      '/api/bestellungen/{id}/adresse',
      '/api/bestellungen/{id}/belege/{nummer}',
      '/api/bestellungen/{id}/erinnern',
      '/api/bestellungen/{id}/erlassen',
      '/api/bestellungen/{id}/erstattung',
      '/api/bestellungen/{id}/erstattungen',
      '/api/bestellungen/{id}/gepackt',
      '/api/bestellungen/{id}/nachlass',
      '/api/bestellungen/{id}/nachricht',
      '/api/bestellungen/{id}/notiz',
      '/api/bestellungen/{id}/stornieren',
      '/api/bestellungen/{id}/teil-stornieren',
      '/api/bestellungen/{id}/versendet',
      '/api/bestellungen/{id}/zahlung',
      '/api/bestellungen/{id}/zuruecknehmen',
      '/api/cart',
      '/api/cart/add',
      '/api/cart/clear',
      '/api/cart/remove/{productId}',
      '/api/cart/update',
      '/api/checkout',
      '/api/duftoele',
      '/api/duftoele/{id}',
      '/api/einstellungen/bereit',
      '/api/einstellungen/bilder',
      '/api/einstellungen/bilder/{platz}',
      '/api/einstellungen/gewaehrleistung',
      '/api/einstellungen/gewaehrleistung/datei',
      '/api/einstellungen/gewaehrleistung/datei/{hash}',
      '/api/einstellungen/laden',
      '/api/einstellungen/laden/verlauf',
      '/api/einstellungen/nummern',
      '/api/einstellungen/nummern/verlauf',
      '/api/einstellungen/phase',
      '/api/einstellungen/phase/verlauf',
      '/api/einstellungen/post',
      '/api/einstellungen/post/verlauf',
      '/api/einstellungen/rechtstexte',
      '/api/einstellungen/rechtstexte/{art}',
      '/api/einstellungen/rechtstexte/{art}/entwurf',
      '/api/einstellungen/rechtstexte/{art}/fassungen',
      '/api/einstellungen/rechtstexte/{art}/fassungen/{nr}',
      '/api/einstellungen/rechtstexte/{art}/fassungen/{nr}/pruefung',
      '/api/einstellungen/steuer',
      '/api/einstellungen/steuer/verlauf',
      '/api/einstellungen/texte',
      '/api/einstellungen/texte/verlauf',
      '/api/einstellungen/umgebung',
      '/api/einstellungen/versand',
      '/api/einstellungen/versand/verlauf',
      '/api/einstellungen/zahlung',
      '/api/einstellungen/zahlung/verlauf',
      '/api/einstellungen/zugaenge',
      '/api/einstellungen/zugaenge/smtp',
      '/api/einstellungen/zugaenge/zahlung',
      '/api/einstellungen/zugaenge/{name}/entfernen',
      '/api/einstellungen/zugaenge/{name}/pruefen',
      '/api/erstattungen/{id}/konto',
      '/api/erstattungen/{id}/pruefen',
      '/api/erstattungen/{id}/ueberwiesen',
      '/api/erstattungen/{id}/zurueckziehen',
      '/api/gewaehrleistung',
      '/api/gewaehrleistung/bild/{datei}',
      '/api/health',
      '/api/kontakt',
      '/api/konto/bestellungen',
      '/api/konto/daten',
      '/api/konto/profil',
      '/api/kunden',
      '/api/kunden/stats/overview',
      '/api/kunden/{id}',
      '/api/kunden/{id}/einladung',
      '/api/kunden/{id}/entsperren',
      '/api/kunden/{id}/passwort',
      '/api/kunden/{id}/sperren',
      '/api/laden',
      '/api/laden/texte',
      '/api/lager/artikel',
      '/api/lager/bestand',
      '/api/lager/bestand/csv',
      '/api/lager/entfernte',
      '/api/lager/historie/{itemId}',
      '/api/lager/historie/{itemId}/csv',
      '/api/lager/historie/{itemId}/verlauf',
      '/api/lager/inventur',
      '/api/lager/inventur/zaehlliste',
      '/api/lager/korrektur',
      '/api/lager/produktion',
      '/api/lager/produktion/vorschau',
      '/api/lager/produktion/{buchungId}/storno',
      '/api/lager/warnungen',
      '/api/markt',
      '/api/markt/tage',
      '/api/markt/umsatz',
      '/api/markt/{id}/abrechnen',
      '/api/markt/{id}/verwerfen',
      '/api/markt/{id}/zuruecknehmen',
      '/api/metrics',
      '/api/order-tracking',
      '/api/portfolio',
      '/api/portfolio/with-prices',
      '/api/portfolio/{id}',
      '/api/post',
      '/api/post/dns',
      '/api/post/lage',
      '/api/post/test',
      '/api/post/{id}',
      '/api/post/{id}/anhang/{nr}',
      '/api/post/{id}/erledigt',
      '/api/post/{id}/senden',
      '/api/probezahlung/{id}',
      '/api/ready',
      '/api/rechtstexte/{art}',
      '/api/rechtstexte/{art}/{nr}',
      '/api/rohseife',
      '/api/rohseife/{id}',
      '/api/umsatz/jahr',
      '/api/uploads/{datei}',
      '/api/verpackungen',
      '/api/verpackungen/{id}',
      '/api/versand/dhl-datei',
      '/api/versand/etiketten',
      '/api/versand/lieferscheine',
      '/api/versand/packen',
      '/api/warenberechnung',
      '/api/warenberechnung/portfolio/{productId}',
      '/api/warenberechnung/{id}',
      '/api/warenberechnung/{id}/recalculate',
      '/api/widerruf',
      '/api/widerruf/{token}',
      '/api/widerrufe',
      '/api/widerrufe/erledigen',
      '/api/widerrufe/lage',
      '/api/widerrufe/{id}/beleg',
      '/api/widerrufe/{id}/buchen',
      '/api/widerrufe/{id}/erledigen',
      '/api/widerrufe/{id}/loesen',
      '/api/widerrufe/{id}/oeffnen',
      '/api/widerrufe/{id}/rueckgabe',
      '/api/widerrufe/{id}/zuordnen',
      '/api/widerrufe/{id}/zuruecknehmen',
      '/api/zahlung/meldung/{anbieter}',
      '/api/zahlungen/abgleich',
      '/api/zahlungen/buchen',
      '/api/zahlungen/probelauf',
      '/api/zahlungen/probelauf/pruefen',
    ]);
    expect((await app.inject('/api/docs')).statusCode).toBe(200);
  });

  test.each([
    '/api/docs',
    '/api/docs/',
    '/api/docs/json',
    '/api/docs/static/index.html',
    '/api/openapi.json',
  ])('is not served unless asked for: %s', async (url) => {
    const { app } = await startTestApp('SQLite', { apiDocs: false });
    const reply = await app.inject(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ success: false });
  });
});
