import { z } from 'zod';
import { emailZeile, webZeile, zeile } from './text-feld.ts';

const plz = zeile(10).refine(
  (text) => text === '' || /^\d{5}$/.test(text),
  'Eine deutsche Postleitzahl hat fünf Ziffern.',
);

const telefon = zeile(40).refine(
  (text) => text === '' || /^\+?[\d\s()/.-]{4,}$/.test(text),
  'Bitte eine Telefonnummer, zum Beispiel +49 30 123456.',
);

/** A postal address in Germany, where the workshop is. */
export const anschrift = z.object({
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
  adresse: anschrift,
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
  lucid: zeile(40).refine(
    (text) => text === '' || /^DE\d{13}$/.test(text),
    'Eine LUCID-Nummer ist DE und 13 Ziffern.',
  ),
});
export type LadenAngaben = z.infer<typeof ladenAngaben>;

/** What can be saved: a shop has a name. */
export const ladenBody = ladenAngaben.extend({
  name: zeile(60).min(1, 'Bitte den Namen des Ladens eingeben.'),
});

/** Whether the responsible person is the owner: then the shop's address is hers; any other one is noted with an own address. */
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
