import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { AnsweredRequest } from '../metrics/request-figures.ts';
import { inProcessAddress } from './read-limit.ts';

/**
 * One line per answered request: method, route, status, milliseconds, request id. Neither the caller's address nor
 * the search part of the URL is written, because both can tell who somebody is. The same is told to whoever counts.
 */
export class RequestLog extends LogController {
  readonly #figures: { observe: (request: AnsweredRequest) => void } | undefined;

  constructor(figures?: { observe: (request: AnsweredRequest) => void }) {
    super();
    this.#figures = figures;
  }

  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(
    _error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const { statusCode: status, elapsedTime: ms } = reply;
    request.log.info({ method, route, status, ms: Math.round(ms) }, 'request');
    if (this.#figures && request.socket.remoteAddress !== inProcessAddress)
      this.#figures.observe({ method, route, status, ms });
  }
}

/**
 * Of an error only what tells where it happened: databases add the values of a row to theirs, and a row may be
 * somebody's address.
 */
export function loggedError(error: Error & { code?: unknown }) {
  const { name, message, stack, code } = error;
  return { type: name, message, stack: stack ?? '', ...(code === undefined ? {} : { code }) };
}

/** The id by which an answer is found in the log. */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}
