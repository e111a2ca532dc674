/**
 * What a page requires of its visitor: exactly this role, or one of these; the permission only if the user
 * has a permission list.
 */
export type Bedingung = { role?: string | string[]; permission?: string };

type Visitor = { role?: string; rolle?: string; permissions?: string[] };

/**
 * The page to which a visitor of a guarded page is redirected (requirements.md, storefront §2, Route guard);
 * `undefined` if the visitor may stay. An admin does not count as an employee (R2).
 */
export function zielOhneZugang(
  visitor: Visitor | null,
  { role, permission }: Bedingung,
): '/login' | '/' | undefined {
  if (!visitor) return '/login';
  if (role && ![role].flat().includes(visitor.role ?? visitor.rolle ?? '')) return '/';
  if (permission && visitor.permissions && !visitor.permissions.includes(permission)) return '/';
  return undefined;
}
