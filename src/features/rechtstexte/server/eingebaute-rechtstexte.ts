import { agbText } from '../eingebaut/agb.ts';
import { datenschutzText } from '../eingebaut/datenschutz.ts';
import { impressumText } from '../eingebaut/impressum.ts';
import { versandRechtstext } from '../eingebaut/versand.ts';
import { widerrufText } from '../eingebaut/widerruf.ts';
import type { RechtstextArt } from '../rechtstext-art.ts';

/**
 * Version 1 of every shop. Orders refer to it, so a text that was released never changes (a test holds the
 * hashes): a better one is added as another text to start a draft from.
 */
export const eingebauteRechtstexte: Record<RechtstextArt, string> = {
  agb: agbText,
  widerruf: widerrufText,
  versand: versandRechtstext,
  datenschutz: datenschutzText,
  impressum: impressumText,
};
