import { z } from 'zod';
import { absaetze, emailZeile, zeile } from '../felder/text-feld.ts';

/** Group 'Post': how the shop's mail is signed. How it is sent is not (R61). */
export const postAngaben = z.object({
  absenderName: zeile(100),
  absender: emailZeile,
  /** Where answers go; empty: to the sender. */
  antwortAn: emailZeile,
  signatur: absaetze(1000),
});
export type PostAngaben = z.infer<typeof postAngaben>;

export const leerePost: PostAngaben = { absenderName: '', absender: '', antwortAn: '', signatur: '' };
