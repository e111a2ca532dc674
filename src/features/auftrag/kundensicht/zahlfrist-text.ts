import { tagOhneUmbruch } from '#features/lieferung/liefertermin.ts';
import { formatUhrzeit, tagOf } from '#shared/datum/datum.ts';

/** `Mo 2. März, 18:00 Uhr`: until when an order can be paid (`at`: ISO 8601). */
export function zahlfristText(at: string): string {
  return `${tagOhneUmbruch(tagOf(new Date(at)))}, ${formatUhrzeit(at)}\u00a0Uhr`;
}

/** Whether it is still to come; without one nothing is promised. */
export function isZahlfristOffen(bis: string | undefined, now: Date): bis is string {
  return bis !== undefined && Date.parse(bis) > now.getTime();
}
