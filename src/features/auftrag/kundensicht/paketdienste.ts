/** Carriers that families send with, and where each follows a parcel; `{nummer}` is the number on it. */
const links: Record<string, string> = {
  DHL: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode={nummer}',
  'Deutsche Post': 'https://www.deutschepost.de/de/s/sendungsverfolgung.html?piececode={nummer}',
  Hermes: 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#{nummer}',
  DPD: 'https://tracking.dpd.de/status/de_DE/parcel/{nummer}',
  GLS: 'https://gls-group.com/DE/de/paketverfolgung?match={nummer}',
  UPS: 'https://www.ups.com/track?loc=de_DE&tracknum={nummer}',
};

export const dienste = Object.keys(links) as [string, ...string[]];

/** Where a parcel can be followed; `undefined` without a number, and for another carrier. */
export function verfolgenLink({ dienst, nummer }: { dienst: string; nummer: string }): string | undefined {
  const ohneLeer = nummer.replaceAll(/[\s-]/g, '');
  const link = Object.hasOwn(links, dienst) ? links[dienst] : undefined;
  return ohneLeer === '' ? undefined : link?.replace('{nummer}', encodeURIComponent(ohneLeer));
}
