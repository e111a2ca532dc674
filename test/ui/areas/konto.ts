import { type Locator, page } from 'vitest/browser';
import { profilCalls } from '#features/konto/calls.ts';
import { type Profil, type ProfilBestellung, profil, profilBestellung } from '#features/konto/contract.ts';
import { ok, okList } from '#shared/envelope.ts';
import type { Answers } from '../answers.ts';
import { offenerLaden } from '../laden.ts';
import { made } from '../made.ts';
import { type OpenPage, openPage } from '../open-page.tsx';
import { people } from '../people.ts';

const leer = { strasse: '', hausnummer: '', zusatz: '', plz: '', stadt: '', land: 'Deutschland' };

/** Anna's profile, with two devices. */
export function makeProfil(changed: Partial<Profil> = {}): Profil {
  return made(profil, {
    email: people.anna.email,
    emailBestaetigt: true,
    neueEmail: '',
    kundennummer: 'KD-482913',
    vorname: 'Anna',
    nachname: 'Sommer',
    telefon: '0171 3920015',
    adresse: { ...leer, strasse: 'Gartenweg', hausnummer: '3a', plz: '04109', stadt: 'Leipzig' },
    lieferadresse: { ...leer, firmenname: '', vorname: '', nachname: '' },
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
      { id: 'zwei', geraet: '', seit: '2026-10-02T17:40:00.000Z', zuletzt: '2026-11-01T20:05:00.000Z' },
    ],
    ...changed,
  });
}

/** One of her orders. */
export function makeBestellung(nr: number): ProfilBestellung {
  return made(profilBestellung, {
    nummer: `B-26-K7M${nr}`,
    token: `bestellung-${nr}`,
    am: '2026-11-21T23:30:00.000Z',
    stand: 'Bezahlt',
    summe: 24.9,
    posten: [{ name: 'Lavendeltraum', menge: 2 }],
  });
}

/** Answers what the profile asks. */
export function serveProfil(answers: Answers, profil = makeProfil(), orders: ProfilBestellung[] = []): void {
  answers.on(profilCalls.read, ok(profil));
  answers.on(profilCalls.bestellungen, okList(orders));
}

/** A part of the profile, by its title. */
export const teil = (titel: string): Locator => page.getByRole('region', { name: titel, exact: true });

/** The question on the screen. */
export const frage = page.getByRole('dialog');

/** The button that opens a part's form. */
export const oeffnen = (titel: string): Locator => teil(titel).getByRole('button', { name: `(${titel})` });

/** Opens a part's form in place. */
export async function openForm(titel: string): Promise<Locator> {
  await oeffnen(titel).click();
  return page.getByRole('form', { name: titel, exact: true });
}

/** Opens Anna's profile, with all answers of `serveProfil` unless `answers` has others. */
export function openProfil(answers: (answers: Answers) => void = () => {}): Promise<OpenPage> {
  return openPage('/profile', {
    as: 'anna',
    laden: offenerLaden,
    answers: (given) => {
      serveProfil(given);
      answers(given);
    },
  });
}
