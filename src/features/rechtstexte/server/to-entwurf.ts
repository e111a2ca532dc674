import type { RechtstextEntwurfTable } from '#server/db/schema.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { Entwurf } from '../contract.ts';

/** A draft on the wire. */
export function toEntwurf({ text, version, changedAt, von }: RechtstextEntwurfTable): Entwurf {
  return { text, version, changedAt, von };
}

/** The refusal of a change that was made from another draft than the stored one, with that one. */
export function entwurfConflict(current: RechtstextEntwurfTable | undefined): AppError {
  const message = current
    ? `${current.von} hat den Entwurf inzwischen geändert.`
    : 'Den Entwurf gibt es nicht mehr: Er wurde inzwischen veröffentlicht oder verworfen.';
  return new AppError('CONFLICT', message, { data: { entwurf: current ? toEntwurf(current) : null } });
}
