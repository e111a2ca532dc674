import { ohneNamen } from '#features/beleg/beleg-worte.ts';
import type { BelegListenZeile } from '../../contract.ts';

/** Where a document is shown. */
export const belegPath = (nummer: string) => `/admin/belege/${encodeURIComponent(nummer)}`;

type An = Pick<BelegListenZeile, 'name' | 'istGeloescht' | 'istUnlesbar'>;

/** Whom it is made out to. */
export function anWenText({ name, istGeloescht, istUnlesbar }: An): string {
  if (istGeloescht) return 'Angaben gelöscht';
  if (istUnlesbar) return 'nicht lesbar';
  return name ?? ohneNamen;
}

/** Where what it is about is shown; market days are all on one screen. */
export function wozuPath({ anlass: { art, id } }: Pick<BelegListenZeile, 'anlass'>): string | undefined {
  if (art === 'markttag') return '/admin/markt';
  return id === '' ? undefined : `/admin/bestellungen/${encodeURIComponent(id)}`;
}
