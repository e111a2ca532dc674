import type { TexteAngaben } from '../gruppen/texte-angaben.ts';

/** Texts of group 'Texte' that every page loads; the values are what a page shows without the settings. */
export const texteJederSeite = {
  begruessung: '',
  fussSatz: '',
  fussJahr: '',
} satisfies Partial<TexteAngaben>;

/** Texts that 'Das sind wir' loads. */
export const texteDasSindWir = { ueberUns: '', geschichte: '' } satisfies Partial<TexteAngaben>;

/** Something for each of the texts, in their order. */
export function mapTexte<N extends string, T>(texte: Record<N, string>, make: (name: N) => T): Record<N, T> {
  const made = (Object.keys(texte) as N[]).map((name) => [name, make(name)]);
  return Object.fromEntries(made) as Record<N, T>;
}
