import { ohneNamen } from '#features/beleg/beleg-worte.ts';
import type { BelegListenZeile } from '../../contract.ts';

/** Where a document is shown. */
export const belegPath = (nummer: string) => `/admin/belege/${encodeURIComponent(nummer)}`;

/** Whom it is made out to. */
export function anWenText({ name, istGeloescht }: Pick<BelegListenZeile, 'name' | 'istGeloescht'>): string {
  if (istGeloescht) return 'Angaben gelöscht';
  return name ?? ohneNamen;
}

/** 'Bestellung B-26-K7M4Q', 'Markttag Rheinheim'; empty when an answer does not say it. */
export function wozuText({ anlass: { art, text } }: Pick<BelegListenZeile, 'anlass'>): string {
  if (text === '') return '';
  return `${art === 'markttag' ? 'Markttag' : 'Bestellung'} ${text}`;
}

/** Where what it is about is shown; market days are all on one screen. */
export function wozuPath({ anlass: { art, id } }: Pick<BelegListenZeile, 'anlass'>): string | undefined {
  if (art === 'markttag') return '/admin/markt';
  return id === '' ? undefined : `/admin/bestellungen/${encodeURIComponent(id)}`;
}
