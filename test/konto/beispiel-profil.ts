import type { Profil, ProfilBestellung } from '#features/konto/contract.ts';

const leer = { strasse: '', hausnummer: '', zusatz: '', plz: '', stadt: '', land: 'Deutschland' };

/** Anna's profile as the server sends it, with two devices. */
export function makeProfil(changed: Partial<Profil> = {}): Profil {
  return {
    email: 'anna@lindenblatt.example',
    emailBestaetigt: true,
    neueEmail: '',
    kundennummer: 'KD-482913',
    vorname: 'Anna',
    nachname: 'Sommer',
    telefon: '0171 3920015',
    adresse: { ...leer, strasse: 'Gartenweg', hausnummer: '3a', plz: '04109', stadt: 'Leipzig' },
    lieferadresse: { ...leer, verwendet: false, firmenname: '', vorname: '', nachname: '' },
    seit: '2025-09-29T08:00:00.000Z',
    istLoeschbar: true,
    sitzungen: [
      {
        id: 'eins',
        geraet: 'Chrome, Android',
        seit: '2026-11-20T08:00:00.000Z',
        zuletzt: '2026-11-23T09:12:00.000Z',
        istDiese: true,
      },
      {
        id: 'zwei',
        geraet: '',
        seit: '2026-10-02T17:40:00.000Z',
        zuletzt: '2026-11-01T20:05:00.000Z',
        istDiese: false,
      },
    ],
    ...changed,
  };
}

/** One of her orders, of two soaps. */
export function makeProfilBestellung(nr: number): ProfilBestellung {
  return {
    nummer: `B-26-K7M${nr}`,
    token: `bestellung-${nr}`,
    am: '2026-11-21T23:30:00.000Z',
    stand: 'Bezahlt',
    summe: 24.9,
    posten: [
      { name: 'Lavendeltraum', menge: 2 },
      { name: 'Honigwabe', menge: 1 },
    ],
  };
}
