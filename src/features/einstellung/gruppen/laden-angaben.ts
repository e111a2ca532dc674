import { z } from 'zod';
import { keyboardText } from '#shared/text/keyboard-text.ts';
import { emailZeile, webZeile, zeile } from '../felder/text-feld.ts';

const plz = zeile(10).refine(
  (text) => text === '' || /^\d{5}$/.test(text),
  'Eine deutsche Postleitzahl hat fünf Ziffern.',
);

const telefon = zeile(40).refine(
  (text) => text === '' || (/^\+?[\d\s()/.-]+$/.test(text) && /^\d{4,20}$/.test(text.replaceAll(/\D/g, ''))),
  'Bitte eine Telefonnummer, zum Beispiel +49 30 123456.',
);

/** A postal address in Germany, where the workshop is. */
export const ladenAnschrift = z.object({
  strasse: zeile(200),
  hausnummer: zeile(20),
  plz,
  stadt: zeile(100),
  land: zeile(60),
});

/** Group 'Laden': who runs the shop and how to reach her. Empty texts are not known yet. */
export const ladenAngaben = z.object({
  name: zeile(60),
  slogan: zeile(120),
  /** Owner, as the imprint must name her. */
  inhaberin: zeile(100),
  adresse: ladenAnschrift,
  email: emailZeile,
  telefon,
  /** Profile on a photo-sharing site; the footer opens it in a new tab. Shown if it has an address. */
  fotoProfil: z.object({ name: zeile(40), url: webZeile }),
  /** People behind the counter, shown on the about page. */
  team: z
    .array(
      z.object({
        name: zeile(100).min(1, 'Bitte den Namen eingeben.'),
        aufgabe: zeile(120),
      }),
    )
    .max(12, 'Höchstens 12 Personen.'),
  /** Responsible person for the cosmetics with her address (Art. 4 of (EC) 1223/2009); empty: the owner. */
  verantwortlich: zeile(200),
  /** Registration number at the packaging register LUCID. */
  lucid: zeile(40)
    .overwrite((text) => keyboardText(text).replaceAll(' ', '').toUpperCase())
    .refine(
      (text) => text === '' || /^DE\d{13}$/.test(text),
      'Eine LUCID-Nummer ist DE und 13 Ziffern: DE1234567890123.',
    ),
});
export type LadenAngaben = z.infer<typeof ladenAngaben>;

/** What can be saved: a shop has a name, and house number and town are not confused. */
export const ladenBody = ladenAngaben.extend({
  name: zeile(60).min(1, 'Bitte den Namen des Ladens eingeben.'),
  adresse: ladenAnschrift.extend({
    hausnummer: ladenAnschrift.shape.hausnummer.refine(
      (text) => text === '' || /\d/.test(text),
      'Eine Hausnummer hat eine Ziffer, zum Beispiel 7 oder 7a.',
    ),
    stadt: ladenAnschrift.shape.stadt.refine(
      (text) => text === '' || /\p{L}/u.test(text),
      'Ein Ort hat Buchstaben. Die Postleitzahl hat ihr eigenes Feld.',
    ),
  }),
});

/**
 * Whether the responsible person is the owner: then the shop's address is hers; any other one is noted with
 * an own address.
 */
export function istInhaberin({ verantwortlich, inhaberin }: LadenAngaben): boolean {
  return verantwortlich === '' || verantwortlich === inhaberin;
}

export const leererLaden: LadenAngaben = {
  name: '',
  slogan: '',
  inhaberin: '',
  adresse: { strasse: '', hausnummer: '', plz: '', stadt: '', land: 'Deutschland' },
  email: '',
  telefon: '',
  fotoProfil: { name: '', url: '' },
  team: [],
  verantwortlich: '',
  lucid: '',
};
