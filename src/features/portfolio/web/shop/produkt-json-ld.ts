import { bildAdresse } from '../../bild-adresse.ts';
import type { Produkt } from '../../contract.ts';
import { grundpreis } from '../../grundpreis.ts';
import { hasPreis } from './has-preis.ts';
import { produktPath } from './produkt-path.ts';

/** The product as search engines read it: offer, price and base price per kilogram (schema.org). */
export function produktJsonLd(produkt: Produkt, origin: string): object {
  const { name, seife, aroma, gramm, beschreibung, bilder } = produkt;
  return {
    '@type': 'Product',
    name,
    category: seife,
    description: beschreibung.kurz ?? beschreibung.lang,
    ...(bilder.hauptbild && { image: new URL(bildAdresse(bilder.hauptbild), `${origin}/`).href }),
    weight: { '@type': 'QuantitativeValue', value: gramm, unitCode: 'GRM' },
    additionalProperty: { '@type': 'PropertyValue', name: 'Duft', value: aroma },
    ...(hasPreis(produkt.preis) && { offers: offer(produkt, produkt.preis, origin) }),
  };
}

function offer(produkt: Produkt, preis: number, origin: string): object {
  return {
    '@type': 'Offer',
    url: origin + produktPath(produkt),
    price: preis.toFixed(2),
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
    itemCondition: 'https://schema.org/NewCondition',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: grundpreis(preis, produkt.gramm).toFixed(2),
      priceCurrency: 'EUR',
      valueAddedTaxIncluded: true,
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'KGM' },
    },
  };
}
