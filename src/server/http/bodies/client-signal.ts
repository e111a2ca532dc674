import type { FastifyReply } from 'fastify';
import { AppError } from '#shared/wire/errors.ts';
import { refusalTexts } from '../answers/refusal-texts.ts';

/** Aborted when the client does not wait for this answer any more, so that long work for it ends. */
export function clientSignal({ raw }: FastifyReply): AbortSignal {
  const ende = new AbortController();
  const leave = () => ende.abort(new AppError('BAD_REQUEST', refusalTexts.abandoned));
  if (raw.destroyed) leave();
  // Also after the answer, when nothing is left to end.
  raw.once('close', leave);
  return ende.signal;
}
