import type { Laden } from '#features/einstellung/laden/laden.ts';
import { readLaden } from '#features/einstellung/laden/read-laden.ts';

/** The public settings of these tests' workshop, announced as on the first day. */
export const laden: Laden = readLaden({
  name: 'Lindenblatt',
  slogan: 'Seifen aus der Werkstatt',
  inhaberin: 'Maria Lindner',
  adresse: { strasse: 'Gartenweg', hausnummer: '3', plz: '29439', stadt: 'Lüchow', land: 'Deutschland' },
  email: 'hallo@lindenblatt.example',
  telefon: '05841 123456',
  begruessung: 'Schön, dass Sie da sind.',
  fussSatz: 'Von Hand gemacht.',
});

/** The same workshop after its opening: with a checkout, both ways to pay, and carts of guests. */
export const offenerLaden: Laden = {
  ...laden,
  phase: 'geoeffnet',
  versand: {
    ...laden.versand,
    abholung: { aktiv: true, ort: 'Gartenweg 3', zeiten: 'Freitag 14 bis 18 Uhr' },
  },
  zahlung: { ...laden.zahlung, vorkasse: true, abholung: true },
};
