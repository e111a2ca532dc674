/** The ways to pay that providers offer and the shop has a name for, in the order in which they are shown. */
export const onlineWegText = {
  karte: 'Karte',
  paypal: 'PayPal',
  wero: 'Wero',
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
  klarna: 'Klarna',
  amazonPay: 'Amazon Pay',
  link: 'Link',
} as const;
export type OnlineWeg = keyof typeof onlineWegText;
export const onlineWege = Object.keys(onlineWegText) as [OnlineWeg, ...OnlineWeg[]];

/** Those of an answer that this version of the shop has a name for, in its order. */
export function bekannteWege(wege: unknown): OnlineWeg[] {
  return Array.isArray(wege) ? onlineWege.filter((one) => wege.includes(one)) : [];
}

/** Wallets pay with a card: they are on with it, and cost its fee. */
const folgt = { applePay: 'karte', googlePay: 'karte' } as const;
type Folgend = keyof typeof folgt;

/** A way that the owner switches on and off, with a fee of its own. */
export type SchaltbarerWeg = Exclude<OnlineWeg, Folgend>;
export const schaltbareWege = onlineWege.filter((one): one is SchaltbarerWeg => !(one in folgt));

/** The way whose switch and fee are those of this one. */
export function schalterOf(weg: OnlineWeg): SchaltbarerWeg {
  return (folgt as Record<OnlineWeg, SchaltbarerWeg | undefined>)[weg] ?? (weg as SchaltbarerWeg);
}

/** A value for each way that has a switch, in their order. */
export function mapSchaltbareWege<T>(wertOf: (weg: SchaltbarerWeg) => T): Record<SchaltbarerWeg, T> {
  return Object.fromEntries(schaltbareWege.map((weg) => [weg, wertOf(weg)])) as Record<SchaltbarerWeg, T>;
}

/** Those of these ways that the owner has not switched off. */
export function erlaubteWege(
  wege: readonly OnlineWeg[],
  schalter: Record<SchaltbarerWeg, { aktiv: boolean }>,
): OnlineWeg[] {
  return wege.filter((weg) => schalter[schalterOf(weg)].aktiv);
}
