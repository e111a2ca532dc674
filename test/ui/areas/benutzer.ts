import { type Locator, page } from 'vitest/browser';
import { benutzerCalls } from '#features/benutzer/calls.ts';
import { type BenutzerData, benutzerData } from '#features/benutzer/contract.ts';
import { keineAngaben } from '#features/kunde/angaben.ts';
import { type Role, rolleOf } from '#shared/roles.ts';
import type { Answers } from '../answers.ts';
import { made } from '../made.ts';

type Given = Omit<Partial<BenutzerData>, 'rolle'> & { vorname: string; nachname: string; role?: Role };

/** A person with an account; a customer unless said otherwise. */
export function person(given: Given): BenutzerData {
  const { vorname, nachname, role = 'customer' } = given;
  const email = `${vorname}.${nachname}@kundschaft.example`.toLowerCase();
  const known = { _id: nachname.toLowerCase(), kundennummer: 'KD-000042', email, username: email };
  const times = { createdAt: '2026-02-03T10:00:00.000Z', updatedAt: '2026-02-03T10:00:00.000Z' };
  const rolle = rolleOf(role);
  return made(benutzerData, { ...keineAngaben, sperrgrund: '', ...known, ...times, ...given, role, rolle });
}

/** The list and the figures of these people, the first page of `total`. */
export function gives(answers: Answers, people: BenutzerData[], total = people.length): void {
  const pagination = { page: 1, limit: 10, total, pages: Math.ceil(total / 10) };
  answers
    .on(benutzerCalls.list, { success: true, count: people.length, data: people, total, pagination })
    .on(benutzerCalls.overview, { success: true, total, active: total, blocked: 0, admins: 0 });
}

export function rowOf(name: string): Locator {
  return page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `Details zu ${name}`, exact: true }) });
}

/** The names in all rows on the screen. */
export function shownNames(): string[] {
  return page
    .getByRole('button', { name: /^Details zu / })
    .elements()
    .map((button) => button.getAttribute('aria-label')?.replace('Details zu ', '') ?? '');
}
