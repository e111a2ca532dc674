import type { Produkt } from '../../contract.ts';
import { hasPreis } from '../../has-preis.ts';
import { texteOf } from '../../produkt-texte.ts';
import { produktPath } from './produkt-path.ts';
import { allPictures } from './produkt-pictures.ts';

/**
 * The product for search engines (schema.org). Without a price there is no offer, and search engines reject a product
 * without an offer. `marke`: the shop's name.
 */
export function produktJsonLd(
  produkt: Produkt,
  { origin, marke }: { origin: string; marke: string },
): object | undefined {
  const { name, beschreibung, preis } = produkt;
  if (!hasPreis(preis)) return undefined;
  const texte = texteOf(produkt);
  const gramm = texte.gramm(produkt);
  const pictures = allPictures(produkt).map(({ src }) => new URL(src, `${origin}/`).href);
  return {
    '@type': 'Product',
    name,
    ...(marke && { brand: { '@type': 'Brand', name: marke } }),
    description: beschreibung.kurz ?? beschreibung.lang,
    ...(pictures.length > 0 && { image: pictures }),
    ...(gramm && { weight: grams(gramm) }),
    ...texte.jsonLd(produkt),
    offers: offer(produkt, preis, origin),
  };
}

/**
 * Only one price: a second one per kilogram would be taken for the selling price. The base price follows from the
 * weight of the unit and the reference quantity of a kilogram.
 */
function offer(produkt: Produkt, preis: number, origin: string): object {
  const gramm = texteOf(produkt).gramm(produkt);
  const price = { price: preis.toFixed(2), priceCurrency: 'EUR' };
  return {
    '@type': 'Offer',
    url: origin + produktPath(produkt),
    ...price,
    availability: 'https://schema.org/InStock',
    itemCondition: 'https://schema.org/NewCondition',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...price,
      valueAddedTaxIncluded: true,
      ...(gramm && {
        referenceQuantity: {
          ...grams(gramm),
          valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: 'KGM' },
        },
      }),
    },
  };
}

function grams(value: number): object {
  return { '@type': 'QuantitativeValue', value, unitCode: 'GRM' };
}
