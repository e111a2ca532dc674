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
