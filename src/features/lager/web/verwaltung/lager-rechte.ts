/** What the viewer may do with stock: everything, count and produce, or look at it (R50). */
export type LagerRechte = 'alles' | 'zaehlen' | 'ansehen';

type Viewer = { role?: string; rolle?: string; permissions?: string[] };

/**
 * For convenience; the protection is the server's. A missing list of permissions refuses nothing, as at the
 * door of a page.
 */
export function lagerRechteOf({ role, rolle = '', permissions }: Viewer): LagerRechte {
  if ((role ?? rolle) === 'admin') return 'alles';
  return permissions?.includes('inventory.write') === false ? 'ansehen' : 'zaehlen';
}
