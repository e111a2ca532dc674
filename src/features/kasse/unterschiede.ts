import type { KassenPosten } from '#features/auftrag/posten-contract.ts';
import { formatTermin } from '#features/lieferung/liefertermin.ts';
import { formatEuro } from '#shared/number/money.ts';
import type { Kasse, Moeglichkeit } from './contract.ts';
import { withSchlusspunkt } from './schlusspunkt.ts';
import { gewaehlt, type WegWahl } from './weg-wahl.ts';

/** What a shopper sees otherwise than before, as German sentences; empty if nothing changed. */
export function unterschiedeOf(vorher: Kasse, jetzt: Kasse, wahl: WegWahl | undefined): string[] {
  const vor = gewaehlt(vorher, wahl);
  const nach = gewaehlt(jetzt, wahl);
  return [
    ...vorher.posten.flatMap((posten) =>
      postenUnterschiede(
        posten,
        jetzt.posten.find(({ produktId }) => produktId === posten.produktId),
      ),
    ),
    ...jetzt.posten
      .filter(({ produktId }) => vorher.posten.every((posten) => posten.produktId !== produktId))
      .map(({ name, menge }) => `${name} ist dazugekommen: ${menge} Stück.`),
    ...(vor && nach ? wegUnterschiede(vor, nach) : []),
    ...(vor && !nach ? ['So können wir gerade nicht liefern oder abrechnen. Bitte wählen Sie neu.'] : []),
  ];
}

function postenUnterschiede(vor: KassenPosten, nach: KassenPosten | undefined): string[] {
  if (!nach) return [`${vor.name} ist nicht mehr dabei.`];
  const name = nach.name === vor.name ? vor.name : `${nach.name} (bisher ${vor.name})`;
  return [
    ...(nach.menge === vor.menge ? [] : [`${name}: jetzt ${nach.menge} statt ${vor.menge} Stück.`]),
    ...(nach.preis === vor.preis
      ? []
      : [`${name}: jetzt ${formatEuro(nach.preis)} statt ${formatEuro(vor.preis)} je Stück.`]),
    ...merkmalUnterschiede(vor, nach).map((text) => `${name}: jetzt ${text}.`),
  ];
}

/** Of the same product, in other words: '90 g statt 100 g'. */
function merkmalUnterschiede(vor: KassenPosten, nach: KassenPosten): string[] {
  return vor.merkmale.flatMap(({ label, text }) => {
    const jetzt = nach.merkmale.find((one) => one.label === label)?.text ?? text;
    return jetzt === text ? [] : [`${jetzt} statt ${text}`];
  });
}

function wegUnterschiede(vor: Moeglichkeit, nach: Moeglichkeit): string[] {
  const [terminVor, terminNach] = [formatTermin(vor.termin), formatTermin(nach.termin)];
  return [
    ...(nach.versand === vor.versand
      ? []
      : [`Versand: jetzt ${formatEuro(nach.versand)} statt ${formatEuro(vor.versand)}.`]),
    ...(terminNach === terminVor
      ? []
      : [withSchlusspunkt(`Lieferung: jetzt ${terminNach} statt ${terminVor}`)]),
    ...(nach.gesamt === vor.gesamt
      ? []
      : [`Gesamt: jetzt ${formatEuro(nach.gesamt)} statt ${formatEuro(vor.gesamt)}.`]),
  ];
}
