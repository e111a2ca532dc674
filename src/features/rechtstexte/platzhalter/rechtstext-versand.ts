import type { VersandAngaben } from '#features/einstellung/gruppen/versand-angaben.ts';
import { isPauschale } from '#features/lieferung/versandkosten.ts';
import { formatZahl } from '#shared/number/format-zahl.ts';
import { formatEuro } from '#shared/number/money.ts';

/** '7,69 €', or '4,19 € bis 9,49 €'; empty without DHL. */
export function versandkostenOf({ dhl }: VersandAngaben): string {
  const preise = dhl.tabelle.map(({ preis }) => preis);
  if (!dhl.aktiv || preise.length === 0) return '';
  const [von, bis] = [Math.min(...preise), Math.max(...preise)];
  return von === bis ? formatEuro(von) : `${formatEuro(von)} bis ${formatEuro(bis)}`;
}

/** The ways that are on with their prices, a line each. */
export function versandartenOf(versand: VersandAngaben): string[] {
  return [
    ...(versand.dhl.aktiv ? dhlZeilen(versand) : []),
    ...(versand.abholung.aktiv ? ['Abholung in unserer Werkstatt: kostenlos'] : []),
  ];
}

/** The value from which parcels are free ('40,00 €'); empty if none is. */
export function versandFreiOf({ dhl: { aktiv, freiAb } }: VersandAngaben): string {
  return !aktiv || freiAb === null ? '' : formatEuro(freiAb);
}

/**
 * The heaviest parcel that the table takes ('10 kg'), heavier ones are sent by agreement; empty if a flat
 * price takes all.
 */
export function versandGrenzeOf({ dhl: { aktiv, tabelle } }: VersandAngaben): string {
  return !aktiv || isPauschale(tabelle)
    ? ''
    : kilogramm(Math.max(...tabelle.map(({ bisGramm }) => bisGramm)));
}

function dhlZeilen(versand: VersandAngaben): string[] {
  const { tabelle, freiAb } = versand.dhl;
  const grenze = versandGrenzeOf(versand);
  const preise = tabelle.map(({ bisGramm, preis }) =>
    grenze === ''
      ? `DHL: ${formatEuro(preis)} je Bestellung`
      : `DHL bis ${kilogramm(bisGramm)}: ${formatEuro(preis)}`,
  );
  const frei = `Ab ${formatEuro(freiAb ?? 0)} Warenwert versenden wir ${grenze === '' ? '' : `Pakete bis ${grenze} `}kostenlos.`;
  return [
    ...preise,
    ...(grenze === '' ? [] : [`Pakete über ${grenze}: nach Absprache`]),
    ...(freiAb === null ? [] : [frei]),
  ];
}

function kilogramm(gramm: number): string {
  return `${formatZahl(gramm / 1000)}\u00a0kg`;
}
