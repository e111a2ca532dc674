import type { SteuerAngaben } from '#features/einstellung/gruppen/steuer-angaben.ts';

/** As many as the settings can have. */
const maxWechsel = 20;

/** The modes with VAT from a day on, until today at least; what the owner has planned for later stays. */
export function mitWechsel(
  modi: SteuerAngaben['modi'],
  { ab, heute }: { ab: string; heute: string },
): SteuerAngaben['modi'] {
  const bleiben = modi.filter((one) => one.ab < ab || one.ab > heute);
  return [...bleiben, { ab, modus: 'regelbesteuerung' as const }]
    .toSorted((a, b) => (a.ab < b.ab ? -1 : 1))
    .slice(-maxWechsel);
}
