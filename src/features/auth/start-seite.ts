type Ankunft = {
  /** The shop is only announced. */
  isAngekuendigt: boolean;
  /** What the page that led here has left in the history: `{ from }`, the path to return to. */
  state: unknown;
};

/**
 * The page after signing in; the role may come as `rolle`. While the shop is announced: the dashboard for
 * admins, else the start page (requirements.md, storefront §2, Login). Then: where one came from, else the
 * dashboard for all staff (R50).
 */
export function startSeite(
  { role, rolle }: { role?: string; rolle?: string },
  { isAngekuendigt, state }: Ankunft,
): string {
  const who = role ?? rolle;
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
