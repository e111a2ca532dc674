/**
 * Why the money of an order does not fit. To be returned: `zuViel` more came than was ordered for, also twice or
 * late; `gekuerzt` it costs less than was paid since a part was cancelled, withdrawn or reduced; `storniert` and
 * `widerrufen` all of it was; `gescheitert` a return of it came to nothing. `ueberweisen`: a return waits to be
 * transferred by hand. Missing: `zuWenig` a part, and the reminder is over; `anrufen` its customer has no address for
 * a reminder; `unbezahltFort` its goods left the house, and the workshop was reminded. In a file of its own, because
 * the browser knows the words without the rules.
 */
export const geldfrageArten = [
  'zuViel',
  'gekuerzt',
  'storniert',
  'widerrufen',
  'gescheitert',
  'ueberweisen',
  'zuWenig',
  'anrufen',
  'unbezahltFort',
] as const;
export type GeldfrageArt = (typeof geldfrageArten)[number];
