import type { Account } from '#features/auth/contract.ts';
import type { Author } from '#features/kunde/server/index.ts';
import { readableLine } from '#shared/text/single-line.ts';

/** A person as the author of a change of her own account. */
export function authorOf({ id, vorname, nachname }: Pick<Account, 'id' | 'vorname' | 'nachname'>): Author {
  return { id, name: readableLine(`${vorname} ${nachname}`) };
}
