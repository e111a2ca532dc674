import type { KontaktEingabe } from './kontakt-felder.ts';

/** What was typed into the contact form so far. */
export type KontaktEntwurf = KontaktEingabe & {
  /** The account it was typed for; empty for a guest. */
  konto: string;
  /** Makes repeats of one message the same message; empty before the first try. */
  id: string;
};

export const leererKontaktEntwurf: KontaktEntwurf = {
  ...{ name: '', email: '', bestellnummer: '', nachricht: '' },
  ...{ konto: '', id: '' },
};

/** Who is signed in. */
export type Person = { konto: string; name: string; email: string };

/**
 * What is known of a signed-in person is put where nothing was typed, once. What a guest typed goes along
 * when signing in; what was typed for one account never reaches another.
 */
export function kontaktEntwurfFor(person: Person | undefined, entwurf: KontaktEntwurf): KontaktEntwurf {
  if (!person || person.konto === entwurf.konto) return entwurf;
  const { konto, name, email } = person;
  const typed = entwurf.konto === '' ? entwurf : leererKontaktEntwurf;
  return { ...typed, konto, name: typed.name || name, email: typed.email || email };
}

/** A draft as it was stored, or an empty one: the text may be of another version of the shop, or edited. */
export function readKontaktEntwurf(stored: string | null): KontaktEntwurf {
  const given = parse(stored);
  const entwurf = { ...leererKontaktEntwurf };
  for (const feld of Object.keys(leererKontaktEntwurf) as (keyof KontaktEntwurf)[]) {
    const value = given[feld];
    if (typeof value === 'string') entwurf[feld] = value;
  }
  return entwurf;
}

function parse(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
