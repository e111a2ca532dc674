import type { Phase } from '#features/einstellung/gruppen/phase-angaben.ts';
import type { Laden } from '#features/einstellung/laden/laden.ts';
import type { Produkt } from '../../../contract.ts';
import { grundpreisOf } from '../../../preis/grundpreis.ts';
import { hasPreis } from '../../../preis/has-preis.ts';
import { texteOf } from '../../../produkttypen/produkt-texte.ts';
import type { Verfuegbarkeit } from '../../../verkauf/verfuegbarkeit.ts';
import { produktPath } from '../produkt-path.ts';
import { allPictures } from '../produkt-pictures.ts';
import { type Bedingungen, bedingungenJsonLd } from './angebot-json-ld.ts';

/** `marke`: the shop's name. */
type Shop = Bedingungen & Pick<Laden, 'steuermodus'> & { marke: string };

/**
 * The product for search engines (schema.org). Without a price there is no offer, and search engines reject a product
 * without an offer.
 */
export function produktJsonLd(produkt: Produkt, shop: Shop): object | undefined {
  const { origin, marke } = shop;
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
    offers: offer(produkt, preis, shop),
  };
}

/**
 * Only one price: a second one per kilogram would be taken for the selling price. The base price follows from
 * the weight of the unit and the reference quantity of a kilogram. The price that a reduced one is measured
 * by says what it is.
 */
function offer(produkt: Produkt, preis: number, shop: Shop): object {
  const { origin, phase, steuermodus } = shop;
  const gramm = texteOf(produkt).gramm(produkt);
  const price = priceOf(preis);
  const specification = {
    '@type': 'UnitPriceSpecification',
    // A small business charges none (R41).
    ...(steuermodus === 'regelbesteuerung' && { valueAddedTaxIncluded: true }),
  };
  const selling = {
    ...specification,
    ...price,
    ...(gramm &&
      grundpreisOf(preis, gramm) !== undefined && {
        referenceQuantity: {
          ...grams(gramm),
          valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: 'KGM' },
        },
      }),
  };
  const { niedrigsterPreis } = produkt;
  return {
    '@type': 'Offer',
    url: origin + produktPath(produkt),
    ...price,
    ...availability(phase, produkt.verfuegbarkeit),
    itemCondition: 'https://schema.org/NewCondition',
    ...bedingungenJsonLd(shop, { preis, gramm }),
    priceSpecification: niedrigsterPreis
      ? [
          selling,
          {
            ...specification,
            ...priceOf(niedrigsterPreis),
            priceType: 'https://schema.org/StrikethroughPrice',
          },
        ]
      : selling,
  };
}

function priceOf(euro: number): object {
  return { price: euro.toFixed(2), priceCurrency: 'EUR' };
}

/** During a pause nothing can be ordered, though it is there: schema.org has no word for that, so none is said. */
function availability(phase: Phase, stand: Verfuegbarkeit | undefined): object {
  if (phase === 'pausiert') return {};
  const word = phase === 'angekuendigt' ? 'InStock' : availabilityWord(stand);
  return { availability: `https://schema.org/${word}` };
}

function availabilityWord(stand: Verfuegbarkeit | undefined): string {
  if (stand?.art === 'vergriffen') return 'OutOfStock';
  if (stand?.art === 'aufBestellung') return 'BackOrder';
  return stand?.frei === undefined ? 'InStock' : 'LimitedAvailability';
}

function grams(value: number): object {
  return { '@type': 'QuantitativeValue', value, unitCode: 'GRM' };
}
