import { z } from 'zod';
import { adresse, leereAdresse, leereLieferadresse, lieferadresse } from './adresse.ts';
import { keineKommunikation, kommunikation } from './kommunikation.ts';

export const geschlechter = ['männlich', 'weiblich', 'divers'] as const;

/** The data of a person besides name and e-mail address; unknown values are empty texts. */
export const kundeAngaben = z.object({
  telefon: z.string(),
  geschlecht: z.enum([...geschlechter, '']),
  /** A day, `1980-05-17`. */
  geburtsdatum: z.string(),
  /** Visible to the workshop only. */
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
