import { type Locator, page } from 'vitest/browser';
import { profilCalls } from '#features/konto/calls.ts';
import type { ProfilBestellung } from '#features/konto/contract.ts';
import { ok, okList } from '#shared/wire/envelope.ts';
import { makeProfil } from '../../konto/beispiel-profil.ts';
import type { Answers } from '../answers.ts';
import { offenerLaden } from '../laden.ts';
import { type OpenPage, openPage } from '../open-page.tsx';

export { makeProfil, makeProfilBestellung } from '../../konto/beispiel-profil.ts';

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
