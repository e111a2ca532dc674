import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#shared/errors.ts';
import type { Call } from './calls.ts';
import { refusalTexts } from './refusal-texts.ts';

/**
 * Answers every address below `/api` that no call has. An address that only wants another method is told apart: 405, and
 * `Allow` names the methods it has (RFC 9110, 15.5.6).
 */
export function refuseUnknownCalls(
  app: FastifyInstance,
): (request: FastifyRequest, reply: FastifyReply) => never {
  let known: { pattern: URLPattern; method: string }[] | undefined;
  return ({ url, method }, reply) => {
    known ??= app.calls.filter(({ url }) => url !== '/api' && url !== '/api/*').map(toKnown);
    const pathname = url.replace(/[?;#].*$/s, '').replace(/\/$/, '');
    const methods = known.filter(({ pattern }) => pattern.test({ pathname })).map((one) => one.method);
    if (methods.length === 0 || methods.includes(method))
      throw new AppError('NOT_FOUND', refusalTexts.unknown);
    reply.header('allow', [...new Set(methods)].sort().join(', '));
    throw new AppError('WRONG_METHOD', refusalTexts.wrongMethod);
  };
}

function toKnown({ url, method }: Call) {
  return { pattern: new URLPattern({ pathname: url }), method };
}
