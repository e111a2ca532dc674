import { type Gruppe, gruppenNamen } from '../../../gruppen/gruppen.ts';
import { gruppenMaskeOf } from '../gruppen-masken.ts';

/** A field of the address `?feld=steuer.ustIdNr`; `name` is empty for the group as a whole. */
export type FeldZiel = { gruppe: Gruppe; name: string };

/** The field that an address names; `undefined` for one that does not exist. */
export function feldZielOf(feld: string | null): FeldZiel | undefined {
  const [first, ...rest] = (feld ?? '').split('.');
  const gruppe = gruppenNamen.find((name) => name === first);
  if (!gruppe) return undefined;
  const path = musterOf(rest.join('.'));
  const isKnown =
    path === '' ||
    Object.keys(gruppenMaskeOf(gruppe).feldNamen).some(
      (known) => known === path || known.startsWith(`${path}.`),
    );
  return isKnown ? { gruppe, name: rest.join('.') } : undefined;
}

/** `team.0.name` as it is named for all: `team.*.name`. */
export function musterOf(path: string): string {
  return path.replaceAll(/(^|\.)\d+(?=\.|$)/g, '$1*');
}
