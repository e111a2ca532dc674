import { shape, text } from '#shared/wire/reader.ts';
import type { KontaktEingabe } from './kontakt-felder.ts';

/** What was typed into the contact form so far. */
export type KontaktEntwurf = KontaktEingabe & {
  /** The account it was typed for; empty for a guest. */
  konto: string;
  /** Makes repeats of one message the same message; empty before the first try. */
  id: string;
};

/** A draft as it was stored, or an empty one: the value may be of another version of the shop, or edited. */
export const readKontaktEntwurf = shape<KontaktEntwurf>({
  ...{ name: text, email: text, bestellnummer: text, nachricht: text },
  ...{ konto: text, id: text },
});

export const leererKontaktEntwurf = readKontaktEntwurf(undefined);

/** What is known of a signed-in person is put where nothing was typed. */
export function withKontaktPerson(
  entwurf: KontaktEntwurf,
  { name, email }: { name: string; email: string },
): KontaktEntwurf {
  return { ...entwurf, name: entwurf.name || name, email: entwurf.email || email };
}
