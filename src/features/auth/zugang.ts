/** What a page demands of its visitor; the same role to the letter, a permission only where the user has a list. */
export type Bedingung = { role?: string; permission?: string };

type Visitor = { role?: string; rolle?: string; permissions?: string[] };

/**
 * Decides where a visitor of a guarded page belongs (storefront.txt §2, Route guard): `undefined` means he may stay.
 * An admin does not pass for an employee (R2).
 */
export function zielOhneZugang(
  visitor: Visitor | null,
  { role, permission }: Bedingung,
): '/login' | '/' | undefined {
  if (!visitor) return '/login';
  if (role && (visitor.role ?? visitor.rolle) !== role) return '/';
  if (permission && visitor.permissions && !visitor.permissions.includes(permission)) return '/';
  return undefined;
}
