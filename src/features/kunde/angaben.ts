import { z } from 'zod';
import { adresse, leereAdresse, leereLieferadresse, lieferadresse } from './adresse.ts';
import { keineKommunikation, kommunikation } from './kommunikation.ts';

export const geschlechter = ['männlich', 'weiblich', 'divers'] as const;

/** What the workshop knows of a person besides name and e-mail address; what it does not know is an empty text. */
export const kundeAngaben = z.object({
  telefon: z.string(),
  geschlecht: z.enum([...geschlechter, '']),
  /** A day, `1980-05-17`. */
  geburtsdatum: z.string(),
  /** For the workshop only. */
  notizen: z.string(),
  adresse,
  lieferadresse,
  kommunikation,
});
export type KundeAngaben = z.infer<typeof kundeAngaben>;

export const keineAngaben: KundeAngaben = {
  telefon: '',
  geschlecht: '',
  geburtsdatum: '',
  notizen: '',
  adresse: leereAdresse,
  lieferadresse: leereLieferadresse,
  kommunikation: keineKommunikation,
};
