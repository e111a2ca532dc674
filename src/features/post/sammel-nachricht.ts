import { formatLangesDatum, formatUhrzeit, tagOf } from '#shared/datum/datum.ts';
import type { NeueNachricht } from './nachricht.ts';

const stunde = 3_600_000;

/**
 * Messages of one kind that the workshop gets one by one within an hour. Its usual day has fewer; what comes
 * beyond them is told together, so that a flood fills neither its mailbox nor the outbox.
 */
export const einzelneProStunde = 5;

/** The hour that a moment belongs to. */
export function stundeOf(now: Date): { von: Date; bis: Date } {
  const von = new Date(Math.floor(now.getTime() / stunde) * stunde);
  return { von, bis: new Date(von.getTime() + stunde) };
}

/** Once for each hour, sent at its end: that more came in than was told one by one, however many. */
export function sammelNachricht(
  { art, sammel }: { art: NeueNachricht['art']; sammel: { was: string; href: string } },
  now: Date,
): NeueNachricht & { schluessel: string } {
  const { von, bis } = stundeOf(now);
  const { was, href } = sammel;
  return {
    ...{ art, an: 'werkstatt', erstAb: bis, schluessel: `sammel.${art}.${von.getTime()}` },
    betreff: `Mehr als ${einzelneProStunde} ${was} in einer Stunde`,
    bloecke: [
      { kind: 'titel', text: `Mehr als ${einzelneProStunde} ${was}` },
      {
        kind: 'text',
        stuecke: [
          `Am ${formatLangesDatum(tagOf(von))} sind zwischen ${formatUhrzeit(von.toISOString())} und ${formatUhrzeit(bis.toISOString())} Uhr mehr als ${einzelneProStunde} ${was} eingegangen. Die ersten ${einzelneProStunde} haben wir Ihnen einzeln gemeldet, alle weiteren finden Sie im Laden.`,
        ],
      },
      { kind: 'knopf', text: 'Im Laden ansehen', href },
    ],
  };
}
