import { encode } from 'uqr';

/** Light modules around a code, which readers need. */
const ruhezone = 4;

/** The rows of a code with its quiet zone, dark modules as `true`; `size` of them, each as wide. */
type QrModule = { size: number; data: boolean[][] };

/** A text as a QR code with error correction M. Half a surrogate, of which nothing can be coded, is U+FFFD. */
export function qrModule(text: string, maxVersion = 40): QrModule {
  return encode(text.toWellFormed(), { ecc: 'M', boostEcc: false, maxVersion, border: ruhezone });
}
