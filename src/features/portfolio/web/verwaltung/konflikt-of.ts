import { ApiError } from '#web/api/client.ts';
import { type ProduktKonflikt, produktKonflikt } from '../../contract.ts';

/** What a refusal tells about somebody who was faster, if it is one for that reason. */
export function konfliktOf(error: unknown): ProduktKonflikt | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return produktKonflikt.safeParse(error.data).data;
}
