import { isRecord } from '#shared/wire/read-value.ts';
import { ApiError } from '#web/api/client.ts';
import type { Gespeichertes } from '#web/ui/verwaltung/konflikt/save-beside.ts';
import { type Entwurf, entwurf } from '../../../contract.ts';

/** A draft as it is saved; its version is null where there is none. */
export type EntwurfStand = Gespeichertes<{ text: string }, string | null>;

/** The draft, or the text that is valid today where there is none. */
export function entwurfStandOf(entwurf: Entwurf | null, aktuellerText: string): EntwurfStand {
  const { text = aktuellerText, version = null, von = null, changedAt: geaendertAt = null } = entwurf ?? {};
  return { version, angaben: { text }, von, geaendertAt };
}

/** What another person has made of the draft, from a refusal (409). */
export function jetztOf(error: unknown, aktuellerText: string): EntwurfStand | undefined {
  if (!(error instanceof ApiError) || error.status !== 409 || !isRecord(error.data)) return undefined;
  const { success, data } = entwurf.nullable().safeParse(error.data.entwurf);
  return success ? entwurfStandOf(data, aktuellerText) : undefined;
}
