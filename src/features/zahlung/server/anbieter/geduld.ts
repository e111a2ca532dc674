import { orAborted } from '#server/jobs/or-aborted.ts';
import { AnbieterError } from './anbieter.ts';

/** A person waits so long for the provider, in milliseconds. */
const geduldMs = 8000;

export type Geduld = {
  /** A person waits: what the provider says later is left to the job. */
  isGeduldig?: boolean;
  geduldMs?: number;
};

/** What the provider says; a person waits for it some seconds. */
export async function orImpatient<Answer>(
  answer: Promise<Answer>,
  { isGeduldig = false, ...weise }: Geduld,
): Promise<Answer> {
  if (!isGeduldig) return answer;
  const limit = AbortSignal.timeout(weise.geduldMs ?? geduldMs);
  return orAborted(answer, limit).catch((error: unknown) => {
    throw error === limit.reason ? new AnbieterError('The provider takes too long to answer.') : error;
  });
}
