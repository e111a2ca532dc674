import { z } from 'zod';
import { textInput } from './text-input.ts';

/** admin.txt §3 and §9: the country somebody lives in unless the workshop is told otherwise. */
export const defaultLand = 'Deutschland';

const anschrift = {
  strasse: z.string(),
  hausnummer: z.string(),
  zusatz: z.string(),
  plz: z.string(),
  stadt: z.string(),
  land: z.string(),
};

/** Where bills go (admin.txt §3); what is not known is an empty text. */
export const adresse = z.object(anschrift);
export type Adresse = z.infer<typeof adresse>;

/** Where parcels go, if `verwendet`. */
export const lieferadresse = z.object({
  verwendet: z.boolean(),
  firmenname: z.string(),
  vorname: z.string(),
  nachname: z.string(),
  ...anschrift,
});
export type Lieferadresse = z.infer<typeof lieferadresse>;

export const leereAdresse: Adresse = {
  strasse: '',
  hausnummer: '',
  zusatz: '',
  plz: '',
  stadt: '',
  land: defaultLand,
};

export const leereLieferadresse: Lieferadresse = {
  verwendet: false,
  firmenname: '',
  vorname: '',
  nachname: '',
  ...leereAdresse,
};

/** What can be sent of an address; absent parts stay as they are. */
export const adresseBody = z.object({
  strasse: textInput(200).optional(),
  hausnummer: textInput(20).optional(),
  zusatz: textInput(200).optional(),
  plz: textInput(20).optional(),
  stadt: textInput(100).optional(),
  land: textInput(100).optional(),
});

export const lieferadresseBody = adresseBody.extend({
  verwendet: z.boolean('Bitte wählen Sie ja oder nein.').optional(),
  firmenname: textInput(200).optional(),
  vorname: textInput(100).optional(),
  nachname: textInput(100).optional(),
});

/** What is wrong with a postcode, or `undefined`: in Germany it has five digits; elsewhere anything goes. */
export function plzProblem({ plz, land }: Pick<Adresse, 'plz' | 'land'>): string | undefined {
  const isGerman = land.toLowerCase() === defaultLand.toLowerCase();
  if (plz === '' || !isGerman || /^\d{5}$/.test(plz)) return undefined;
  return 'Eine deutsche Postleitzahl hat fünf Ziffern.';
}
