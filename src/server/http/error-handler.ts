import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { FailureEnvelope } from '#shared/envelope.ts';
import { AppError, statusOf } from '#shared/errors.ts';
import { toUnavailable } from './unavailable.ts';

const neutral500 = 'Serverfehler. Bitte versuchen Sie es später erneut.';

/** What the framework itself refuses, in words for people. */
const frameworkTexts: Record<number, string> = {
  400: 'Die Anfrage ist nicht lesbar.',
  404: 'Ressource nicht gefunden.',
  405: 'Diese Methode gibt es hier nicht.',
  408: 'Die Anfrage kam nicht rechtzeitig an.',
  413: 'Die Anfrage ist zu groß.',
  414: 'Die Adresse ist zu lang.',
  415: 'Dieses Format wird nicht unterstützt.',
  429: 'Zu viele Anfragen. Bitte versuchen Sie es später erneut.',
};

/** What Fastify refuses before it knows a route: an address that cannot be decoded, one that is too long. */
export function answerFrameworkError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  answer(error, request, reply);
}

/** One place turns everything thrown into an answer: expected refusals with their text, bugs with a neutral one. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answer(error, request, reply));
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(failure('Ressource nicht gefunden.')));
}

function answer(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof AppError) {
    if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
    const { data } = error;
    const refusal = failure(error.message, error.fehler);
    return reply.code(statusOf[error.code]).send(data ? { ...refusal, data } : refusal);
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fehler = error.validation.map(({ instancePath, message }) =>
      [instancePath.slice(1).replaceAll('/', '.'), message].filter(Boolean).join(': '),
    );
    return reply.code(400).send(failure(`Ungültige Eingabe: ${fehler.join(', ')}`, fehler));
  }
  // What the framework gave a status is no failure of the database: a caller who hung up, for one.
  const unavailable = 'statusCode' in error ? undefined : toUnavailable(error);
  if (unavailable) {
    request.log.error({ err: error }, 'not available for the moment');
    return answer(unavailable, request, reply);
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status < 500)
    return reply.code(status).send(failure(frameworkTexts[status] ?? 'Die Anfrage ist ungültig.'));
  request.log.error({ err: error }, 'unexpected error');
  return reply.code(500).send(failure(neutral500));
}

function failure(message: string, fehler?: string[]): FailureEnvelope {
  return { success: false, message, ...(fehler ? { fehler } : {}) };
}
