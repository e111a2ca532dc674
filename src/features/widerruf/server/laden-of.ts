import type { LadenAngaben } from '#features/einstellung/gruppen/laden-angaben.ts';

/** Where goods are sent back to, in lines; none while the shop has no address. */
export function ladenAnschriftOf({ name, inhaberin, adresse }: LadenAngaben): string[] {
  const { strasse, hausnummer, plz, stadt } = adresse;
  const ort = [`${strasse} ${hausnummer}`.trim(), `${plz} ${stadt}`.trim()];
  return ort.every(Boolean) ? [...new Set([name, inhaberin, ...ort])].filter(Boolean) : [];
}
