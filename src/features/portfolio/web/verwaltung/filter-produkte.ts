import { isGefunden } from '#shared/text/such-text.ts';
import type { VerwaltetesProdukt } from '../../contract.ts';
import { hasBild } from '../../has-bild.ts';
import { hasPreis } from '../../preis/has-preis.ts';
import { produktMaskeOf } from './produkttypen/produkt-masken.ts';

export const produktFilter = ['Alle', 'Aktiv', 'Inaktiv', 'Ohne Bild', 'Ohne Preis'] as const;
export type ProduktFilter = (typeof produktFilter)[number];

const passes: Record<ProduktFilter, (produkt: VerwaltetesProdukt) => boolean> = {
  Alle: () => true,
  Aktiv: ({ aktiv }) => aktiv,
  Inaktiv: ({ aktiv }) => !aktiv,
  'Ohne Bild': (produkt) => !hasBild(produkt),
  'Ohne Preis': ({ preis }) => !hasPreis(preis),
};

/** Products that match the filter and contain every search word in their name or their fields. */
export function filterProdukte(
  produkte: VerwaltetesProdukt[],
  filter: ProduktFilter,
  search: string,
): VerwaltetesProdukt[] {
  return produkte.filter(passes[filter]).filter((produkt) => {
    const worte = produktMaskeOf(produkt).felder.flatMap(({ art, name }) =>
      art === 'wort' ? produkt[name] : [],
    );
    return isGefunden([produkt.name, ...worte].join(' '), search);
  });
}
