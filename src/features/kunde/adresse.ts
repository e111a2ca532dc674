import { z } from 'zod';
import { isPersonName } from '#shared/text/person-name.ts';
import { textInput } from './text-input.ts';

/** requirements.md, admin §3 and §9: the country of a person unless another one is entered. */
export const defaultLand = 'Deutschland';

const anschrift = {
  strasse: z.string(),
  hausnummer: z.string(),
  zusatz: z.string(),
  plz: z.string(),
  stadt: z.string(),
  land: z.string(),
};

/** The billing address (requirements.md, admin §3); unknown parts are empty texts. */
export const adresse = z.object(anschrift);
export type Adresse = z.infer<typeof adresse>;

/** The delivery address, used if `verwendet`. */
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

/** The parts of an address that a request can contain; absent parts stay unchanged. */
export const adresseBody = z.object({
  strasse: textInput(200).optional(),
  hausnummer: textInput(20).optional(),
  zusatz: textInput(200).optional(),
  plz: textInput(20).optional(),
  stadt: textInput(100).optional(),
  land: textInput(100).optional(),
});

const name = textInput(100).refine(
  (text) => text === '' || isPersonName(text),
  'Ein Name hat mindestens einen Buchstaben.',
);

export const lieferadresseBody = adresseBody.extend({
  verwendet: z.boolean('Bitte wählen Sie ja oder nein.').optional(),
  firmenname: textInput(200).optional(),
  vorname: name.optional(),
  nachname: name.optional(),
});

/** The problem with a postcode, or `undefined`: five digits in Germany; anything is allowed elsewhere. */
export function plzProblem({ plz, land }: Pick<Adresse, 'plz' | 'land'>): string | undefined {
  const isGerman = land.toLowerCase() === defaultLand.toLowerCase();
  if (plz === '' || !isGerman || /^\d{5}$/.test(plz)) return undefined;
  return 'Eine deutsche Postleitzahl hat fünf Ziffern.';
}
