import { type GiroDaten, giroText } from '#features/zahlarten/giro-code.ts';
import { type QrPfad, qrPfad } from '#server/qr/qr-pfad.ts';

/** A GiroCode to draw on the page of an order. */
export function drawGiroCode(daten: GiroDaten): QrPfad {
  return qrPfad(giroText(daten));
}
