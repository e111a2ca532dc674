import { ApiError } from '#web/api/client.ts';
import { type ProduktKonflikt, produktKonflikt } from '../../../contract.ts';

/** The data of a refusal caused by a concurrent change; `undefined` for any other error. */
export function konfliktOf(error: unknown): ProduktKonflikt | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return produktKonflikt.safeParse(error.data).data;
}
