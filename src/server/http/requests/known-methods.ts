import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#shared/wire/errors.ts';
import { refusalTexts } from '../answers/refusal-texts.ts';
import type { ServedCall } from '../calls/calls.ts';

/**
 * Refuses addresses below `/api` that match no call before a body is read: 404, or 405 with `Allow` when the
 * path exists with other methods (RFC 9110, 15.5.6).
 */
export function refuseUnknownCalls(
  app: FastifyInstance,
): (request: FastifyRequest, reply: FastifyReply) => Promise<never> {
  let known: { pattern: URLPattern; method: string }[] | undefined;
  return async ({ url, method }, reply) => {
    known ??= app.calls.filter(({ url }) => url !== '/api' && url !== '/api/*').map(toKnown);
    const pathname = url.replace(/[?;#].*$/s, '').replace(/\/$/, '');
    const methods = known.filter(({ pattern }) => pattern.test({ pathname })).map((one) => one.method);
    if (methods.length === 0 || methods.includes(method))
      throw new AppError('NOT_FOUND', refusalTexts.unknown);
    reply.header('allow', [...new Set(methods)].sort().join(', '));
    throw new AppError('WRONG_METHOD', refusalTexts.wrongMethod);
  };
}

function toKnown({ url, method }: ServedCall) {
  return { pattern: new URLPattern({ pathname: url }), method };
}
