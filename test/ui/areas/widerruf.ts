import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { widerrufCalls } from '#features/widerruf/calls.ts';
import { beleg, widerrufBody } from '#features/widerruf/contract.ts';
import { ok } from '#shared/wire/envelope.ts';
import type { Answers } from '../answers.ts';
import { offenerLaden } from '../laden.ts';
import { made } from '../made.ts';
import { type OpenPage, openPage } from '../open-page.tsx';
import { typeInto } from '../type-into.ts';

/** Locators and steps of the page /widerruf, by role and name. */
export const main = page.getByRole('main');
export const feld = (name: string): Locator => main.getByRole('textbox', { name });
export const bestaetigen = main.getByRole('button', { name: 'Widerruf bestätigen', exact: true });
export const alert = main.getByRole('alert');
export const erklaert = (name: string): Locator =>
  main
    .getByRole('region', { name: 'Das haben Sie erklärt' })
    .getByRole('definition')
    .filter({ hasText: name });

export const angaben = [
  ['Name', 'Ada Beispiel'],
  ['Bestellung', 'drei Seifen am 2. Mai'],
  ['E-Mail', 'ada@kundschaft.example'],
] as const;

export async function typeAngaben(): Promise<void> {
  for (const [name, text] of angaben) await typeInto(feld(name), text);
}

export async function expectAngaben(): Promise<void> {
  for (const [name, text] of angaben) await expect.element(feld(name)).toHaveValue(text);
}

const belegToken = 'b'.repeat(43);
export const declared = ok({ token: belegToken });

/** Answers what is declared, and its receipt with the same words. */
export function answerBeleg(answers: Answers): void {
  answers.on(widerrufCalls.erklaeren, declared).on(widerrufCalls.beleg, () => {
    const sent = widerrufBody.parse(answers.sent(widerrufCalls.erklaeren).at(-1)?.body);
    const { name, bestellung, email, stuecke } = sent;
    const teile = sent.teile.map((teil) => ({ ...teil, name: `Ware ${teil.nr}` }));
    return ok(
      made(beleg, { eingangAt: '2026-11-27T10:00:00.000Z', name, bestellung, email, stuecke, teile }),
    );
  });
}

/** Opens the form in an open shop. */
export function openWiderruf(): Promise<OpenPage> {
  return openPage('/widerruf', { laden: offenerLaden, answers: answerBeleg });
}

/** The receipt is there. */
export async function expectBeleg({ router }: OpenPage): Promise<void> {
  await expect.poll(() => router.state.location.pathname).toBe(`/widerruf/${belegToken}`);
  await expect
    .element(main.getByRole('heading', { level: 1 }))
    .toMatchTextContent(/^Ihr Wider\u00ad?ruf ist bei uns$/);
}

/** The ids of what was declared so far. */
export const idsOf = ({ answers }: OpenPage): unknown[] =>
  answers.sent(widerrufCalls.erklaeren).map(({ body }) => Object(body).id);
