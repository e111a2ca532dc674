import type { FastifyError, FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { VerfolgenGrenze } from '#features/bestellung/server/index.ts';
import type { LiesUmgebung } from '#features/einstellung/umgebung.ts';
import type { Db } from '#server/db/connect.ts';
import { failurePage } from '#server/http/answers/failure-page.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { RequestLimit } from '#server/http/requests/read-limit.ts';
import { failureEnvelope, ok } from '#shared/wire/envelope.ts';
import { AppError, statusOf } from '#shared/wire/errors.ts';
import { widerrufCalls } from '../calls.ts';
import { belegParams, belegReply, widerrufBody, widerrufReply } from '../contract.ts';
import { declareWiderruf } from './eingang/declare-widerruf.ts';
import { processWiderruf } from './eingang/process-widerruf.ts';
import { Runden } from './eingang/runden-je-ort.ts';
import { WiderrufGrenze } from './eingang/widerruf-grenze.ts';
import { readBeleg } from './read-beleg.ts';

const config = { policy: 'everyone' } as const;
const tags = ['Widerruf'];

/** All fields at their longest, all written as escapes, and as many ticked lines as an order has. */
const bodyLimit = 100_000;

/**
 * Declarations of one place, and of all, that are worked off within a minute while their senders wait: more
 * are no household, and no day of a workshop. Every other one is stored all the same, and the job takes it,
 * so that a flood holds up no visitor.
 */
const proMinute = { ort: 10, alle: 60 };

const formType = 'application/x-www-form-urlencoded';

type Services = { now: () => Date; adresse: string; umgebung: LiesUmgebung };

/**
 * The withdrawal function: for everyone, without a session, in every phase (R36, R46). A form without
 * JavaScript is answered with a page.
 */
export function widerrufRoutes(db: Db, { now, adresse, umgebung }: Services): FastifyPluginAsyncZod {
  const grenzen = { grenze: new WiderrufGrenze(), nummern: new VerfolgenGrenze() };
  const sofort = { vonOrt: new RequestLimit(proMinute.ort), vonAllen: new RequestLimit(proMinute.alle) };
  const runden = new Runden();
  return async (app) => {
    readForms(app);
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      });
    });
    answerForms(app);
    const serve = serveOn(app);
    const schema = {
      tags,
      summary: 'Einen Vertrag widerrufen; dieselbe Erklärung noch einmal zählt einmal',
      consumes: ['application/json', formType],
      body: widerrufBody,
      response: { 200: widerrufReply, 400: failureEnvelope },
    };
    serve(
      widerrufCalls.erklaeren,
      { config, schema, bodyLimit },
      async ({ body, ip, log, headers }, reply) => {
        const wartet = !isSofort(sofort, ip);
        const runde = wartet ? await runden.next(db, { address: ip, now: now() }) : 0;
        const { id, token } = await declareWiderruf(db, body, { now: now(), runde });
        // It is stored: whatever fails from here on, or has to wait, is done by the job, and the answer is
        // the receipt all the same.
        if (!wartet)
          await processWiderruf(db, id, { ...grenzen, adresse, now: now(), address: ip }).catch((err) =>
            log.error({ err }, 'withdrawal stored but not worked off yet'),
          );
        return isForm(headers) ? reply.redirect(`/widerruf/${token}`, 303) : ok({ token });
      },
    );

    const readSchema = {
      tags,
      summary: 'Die Eingangsbestätigung eines Widerrufs, mit seinem Inhalt',
      params: belegParams,
      response: { 200: belegReply, 404: failureEnvelope },
    };
    serve(widerrufCalls.beleg, { config, schema: readSchema }, async ({ params }) =>
      ok(await readBeleg(db, params.token, { hatPost: (await umgebung()).smtp })),
    );
  };
}

/** Counts a declaration; whether it is worked off at once. */
function isSofort({ vonOrt, vonAllen }: Record<'vonOrt' | 'vonAllen', RequestLimit>, ip: string): boolean {
  return vonOrt.count(ip) === undefined && vonAllen.count('alle') === undefined;
}

function isForm(headers: { 'content-type'?: string | undefined }): boolean {
  return (headers['content-type'] ?? '').startsWith(formType);
}

/** What fails is a page for who has no scripts. */
function answerForms(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    if (!isForm(request.headers)) throw error;
    const status = error instanceof AppError ? statusOf[error.code] : (error.statusCode ?? 503);
    if (status >= 500) request.log.error({ err: error }, 'withdrawal not stored');
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(pages[status] ?? nochNichtDa);
  });
}

const leerePage = failurePage('Bitte geben Sie Ihren Namen, Ihre E-Mail-Adresse und die Bestellung an.', {
  heading: 'Es fehlt noch etwas',
  link: { href: '/widerruf', text: 'Zurück zum Widerruf' },
});

const fremdePage = failurePage(
  'Diese Erklärung kam von einer fremden Internetseite und nicht aus unserem Formular. Deshalb haben wir sie nicht angenommen. Möchten Sie einen Vertrag widerrufen, füllen Sie bitte unser Formular aus. Eine E-Mail an uns genügt auch.',
  { heading: 'Bitte hier widerrufen', link: { href: '/widerruf', text: 'Zum Widerruf' } },
);

/** What is said by the status of a refusal. */
const pages: Partial<Record<number, string>> = { 400: leerePage, 403: fremdePage };

const nochNichtDa = failurePage(
  'Ihr Widerruf ist noch nicht bei uns. Bitte gehen Sie zurück und senden Sie ihn noch einmal. Klappt es wieder nicht, schreiben Sie uns bitte eine E-Mail: Auch damit können Sie widerrufen.',
  { link: { href: '/widerruf', text: 'Zurück zum Widerruf' } },
);

/**
 * Reads bodies of forms, which only this call takes, and JSON as tolerantly: a sign that cannot be stored is
 * removed later, and no reason to refuse a declaration.
 */
function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      const value: unknown = JSON.parse(String(body));
      done(null, typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {});
    } catch {
      done(null, {});
    }
  });
}
