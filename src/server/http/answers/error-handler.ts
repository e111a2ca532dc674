import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
} from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { FailureEnvelope } from '#shared/wire/envelope.ts';
import { AppError, statusOf } from '#shared/wire/errors.ts';
import { isApiUrl } from '../calls/calls.ts';
import { failurePage } from './failure-page.ts';
import { refusalTexts } from './refusal-texts.ts';
import { storageRefusal } from './storage-refusal.ts';
import { toUnavailable } from './unavailable.ts';

const neutral500 = 'Serverfehler. Bitte versuchen Sie es später erneut.';

/** German texts for what Fastify itself refuses. */
const frameworkTexts: Record<number, string> = {
  400: refusalTexts.unreadable,
  404: refusalTexts.unknown,
  405: refusalTexts.wrongMethod,
  408: refusalTexts.late,
  413: refusalTexts.tooLarge,
  415: 'Dieses Format wird nicht unterstützt.',
  429: refusalTexts.tooMany,
};

/**
 * What Fastify refuses before it knows a route: an address that cannot be decoded. No hook has run yet, so the
 * `headers` of every answer are added here.
 */
export function answerFrameworkError(
  headers: Record<string, string>,
  count: (address: string) => AppError | undefined,
) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const refusal = count(request.socket.remoteAddress ?? '') ?? error;
    answer(refusal, request, reply.headers({ ...headers, 'x-request-id': request.id }));
  };
}

/** The one place that turns errors into answers: expected refusals with their text, bugs with a neutral one. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answer(error, request, reply));
  // Before the body is read. Files that do not exist are found missing later.
  app.addHook('onRequest', (request, reply, done) => {
    done(request.is404 ? unknownPage(request, reply) : undefined);
  });
  app.setNotFoundHandler((request, reply) => refuseAs(unknownPage(request, reply), reply));
}

/** Below /api every address has a route, so an address without one was meant as a page. */
function unknownPage({ method }: FastifyRequest, reply: FastifyReply): AppError {
  if (method === 'GET' || method === 'HEAD') return new AppError('NOT_FOUND', refusalTexts.unknown);
  reply.header('allow', 'GET, HEAD');
  return new AppError('WRONG_METHOD', refusalTexts.wrongMethod);
}

function answer(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof AppError) return refuseAs(error, reply);
  const storage = storageRefusal(error);
  if (storage) {
    request.log.error({ err: error }, storage.hint);
    return refuseAs(storage.refusal, reply);
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fehler = [...new Set(error.validation.map(problemText))];
    return refuse(reply, 400, failure(`Ungültige Eingabe: ${fehler.join(', ')}`, fehler));
  }
  // An error with a status from Fastify is no database failure, e.g. an aborted request.
  const unavailable = 'statusCode' in error ? undefined : toUnavailable(error);
  if (unavailable) {
    request.log.error({ err: error }, 'not available for the moment');
    return refuseAs(unavailable, reply);
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status < 500)
    return refuse(reply, status, failure(frameworkTexts[status] ?? 'Die Anfrage ist ungültig.'));
  request.log.error({ err: error }, 'unexpected error');
  return refuse(reply, 500, failure(neutral500));
}

/** Validation problems by field. A missing body, a list or a bare string is one problem of the whole body. */
function problemText({ instancePath, keyword, message = '' }: FastifySchemaValidationError): string {
  const feld = instancePath.slice(1).replaceAll('/', '.');
  if (feld) return `${feld}: ${message}`;
  return keyword === 'invalid_type'
    ? 'Der Inhalt der Anfrage fehlt oder hat nicht die erwartete Form.'
    : message;
}

function refuseAs({ code, message, fehler, retryAfter, data }: AppError, reply: FastifyReply) {
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  const refusal = failure(message, fehler);
  return refuse(reply, statusOf[code], data ? { ...refusal, data } : refusal);
}

/** As JSON below `/api`, as a page elsewhere. */
function refuse(reply: FastifyReply, status: number, refusal: FailureEnvelope & { data?: object }) {
  reply.code(status);
  if (isApiUrl(reply.request.url)) return reply.send(refusal);
  return reply.type('text/html; charset=utf-8').send(failurePage(refusal.message));
}

function failure(message: string, fehler?: string[]): FailureEnvelope {
  return { success: false, message, ...(fehler ? { fehler } : {}) };
}
