import type { Laden } from '#features/einstellung/laden/laden.ts';
import { isPauschale, versandkosten } from '#features/lieferung/versandkosten.ts';
import { widerrufsrecht } from './widerrufsrecht.ts';

/** One piece: its price in euros, its grams if they are known. */
type Ware = { preis: number; gramm: number | undefined };
export type Bedingungen = Pick<Laden, 'phase' | 'versand'> & { origin: string };

/**
 * Shipping and returns of an offer (schema.org), from the facts of 'Versand und Zahlung'; before the opening
 * nothing is sold.
 */
export function bedingungenJsonLd({ phase, versand, origin }: Bedingungen, ware: Ware): object {
  if (phase === 'angekuendigt') return {};
  const shippingDetails = versandJsonLd(versand, ware);
  return {
    // Heavier than the table: by agreement.
    ...(shippingDetails.length > 0 && { shippingDetails }),
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'DE',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: widerrufsrecht.tage,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
      refundType: 'https://schema.org/FullRefund',
      merchantReturnLink: origin + widerrufsrecht.pfad,
    },
  };
}

/**
 * The price of a parcel with one piece. Of a table by weight each row that it can fall into, because what a
 * piece weighs when packed is known to the workshop alone.
 */
function versandJsonLd(versand: Laden['versand'], { preis, gramm }: Ware): object[] {
  const { aktiv, tabelle } = versand.dhl;
  if (!aktiv) return [{ ...nachDeutschland, doesNotShip: true }];
  const rate = (gramm: number) => versandkosten(versand, { gramm, warenwert: preis });
  if (isPauschale(tabelle)) return ratesOf([{ euro: rate(gramm ?? 0) }]);
  // Each row begins a gram after the one before it.
  const zeilen = tabelle
    .map(({ bisGramm }, nr) => ({ vonGramm: (tabelle[nr - 1]?.bisGramm ?? -1) + 1, bisGramm }))
    .filter(({ bisGramm }) => bisGramm >= (gramm ?? 0) + versand.verpackungGramm);
  const kosten = zeilen.map((zeile) => ({ ...zeile, euro: rate(zeile.bisGramm - versand.verpackungGramm) }));
  const isFrei = kosten.length > 0 && kosten.every(({ euro }) => euro === 0);
  return ratesOf(isFrei ? [{ euro: 0 }] : kosten);
}

function ratesOf(kosten: { euro: number | undefined; vonGramm?: number; bisGramm?: number }[]): object[] {
  return kosten.flatMap(({ euro, vonGramm, bisGramm }) =>
    euro === undefined
      ? []
      : [
          {
            ...nachDeutschland,
            shippingRate: { '@type': 'MonetaryAmount', value: euro.toFixed(2), currency: 'EUR' },
            ...(bisGramm === undefined
              ? {}
              : {
                  weight: {
                    ...{ '@type': 'QuantitativeValue', unitCode: 'GRM' },
                    ...{ minValue: vonGramm, maxValue: bisGramm },
                  },
                }),
          },
        ],
  );
}

/** requirements.md, storefront §9: only within Germany. */
const nachDeutschland = {
  '@type': 'OfferShippingDetails',
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'DE' },
};
