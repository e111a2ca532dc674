type Ankunft = {
  /** The shop is only announced. */
  isAngekuendigt: boolean;
  /** It has no name yet, as on its owner's first evening. */
  isUnbenannt: boolean;
  /** What the page that led here has left in the history: `{ from }`, the path to return to. */
  state: unknown;
};

/**
 * The page after signing in; the role may come as `rolle`. While the shop is announced: the dashboard for
 * admins, else the start page (requirements.md, storefront §2, Login). Then: where one came from, else the
 * dashboard for all staff (R50). Who signs in to a shop without a name is there to set it up.
 */
export function startSeite(
  { role, rolle }: { role?: string; rolle?: string },
  { isAngekuendigt, isUnbenannt, state }: Ankunft,
): string {
  const who = role ?? rolle;
  if (isUnbenannt && who === 'admin') return '/admin/einstellungen';
  const isStaff = who === 'admin' || (!isAngekuendigt && who === 'employee');
  return (!isAngekuendigt && ruecksprung(state)) || (isStaff ? '/admin/dashboard' : '/');
}

/**
 * The path of a page of this shop: an address of another site is ignored, and so is one that leads back to
 * signing in.
 */
function ruecksprung(state: unknown): string | undefined {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return undefined;
  return /^\/(login|register)?(?![^?#])/.test(from) ? undefined : from;
}
