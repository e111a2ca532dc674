import { type SteuerAngaben, steuermodusAm } from '#features/einstellung/gruppen/steuer-angaben.ts';
import { tagBefore } from '#shared/datum/datum.ts';

type Modi = SteuerAngaben['modi'];
type Wechsel = { ab: string; heute: string };

/** As many as the settings can have. */
const maxWechsel = 20;

/**
 * The modes with VAT from a day on. What was planned for later stays, but no return to § 19 UStG before the end of the
 * next year: its turnover of the last year is above the limit. All days before are taxed as they were; of a full list
 * the oldest changes after the first one go.
 */
export function mitWechsel(modi: Modi, wechsel: Wechsel): Modi {
  const { ab, heute } = wechsel;
  const gestrichen = new Set(gestricheneOf(modi, wechsel));
  const spaeter = modi.filter((one) => one.ab > heute && !gestrichen.has(one)).slice(0, maxWechsel - 2);
  const vortag = tagBefore(ab);
  const vorher = modi.filter((one) => one.ab < ab);
  // The first entry holds for all days before it too.
  const [erster = { ab: vortag, modus: steuermodusAm(modi, vortag) }, ...weitere] = vorher;
  const platz = maxWechsel - 2 - spaeter.length;
  return [
    erster,
    ...weitere.slice(Math.max(0, weitere.length - platz)),
    { ab, modus: 'regelbesteuerung' },
    ...spaeter,
  ];
}

/** The planned returns to § 19 UStG that the law excludes after a year above its limit. */
export function gestricheneOf(modi: Modi, { ab, heute }: Wechsel): Modi {
  const gesperrtBis = `${Number(ab.slice(0, 4)) + 1}-12-31`;
  return modi.filter((one) => one.modus === 'kleinunternehmer' && one.ab > heute && one.ab <= gesperrtBis);
}
