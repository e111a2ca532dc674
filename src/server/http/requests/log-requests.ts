import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { AnsweredRequest } from '../../metrics/request-figures.ts';
import { inProcessAddress } from './read-limit.ts';

/**
 * One line per answered request: method, route, status, milliseconds, request id. Neither the caller's IP address nor
 * the query string is logged, because both can identify a person. The metrics get the same data.
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

/** Not the other fields of an error: those of databases quote values of a row, which may be personal data. */
export function loggedError(error: Error & { code?: unknown }) {
  const { name, message, stack, code } = error;
  return { type: name, message, stack: stack ?? '', ...(code === undefined ? {} : { code }) };
}

/** The request id under which an answer appears in the log. */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}
