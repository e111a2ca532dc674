import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import type { Bestellung } from '#features/auftrag/kundensicht/bestellung-contract.ts';
import { bestellungCalls } from '#features/bestellung/calls.ts';
import { profilCalls } from '#features/konto/calls.ts';
import { profilBestellung } from '#features/konto/contract.ts';
import { widerrufCalls } from '#features/widerruf/calls.ts';
import { widerrufBody } from '#features/widerruf/contract.ts';
import { okList } from '#shared/wire/envelope.ts';
import { makeBestellung, token } from '#test/auftrag/beispiel-bestellung.ts';
import { type Answers, refusal } from '#test/ui/answers.ts';
import { answerOf } from '#test/ui/areas/bestellung.ts';
import {
  angaben,
  answerBeleg,
  bestaetigen,
  erklaert,
  expectBeleg,
  feld,
  main,
  typeAngaben,
} from '#test/ui/areas/widerruf.ts';
import { offenerLaden } from '#test/ui/laden.ts';
import { made } from '#test/ui/made.ts';
import { type OpenPage, openPage } from '#test/ui/open-page.tsx';
import { people, type Who } from '#test/ui/people.ts';
import { retype } from '#test/ui/type-into.ts';

const zeilen = main.getByRole('checkbox');

/** An order of two lines: three pieces and one. */
function makeOrder(part: Partial<Bestellung> = {}): Bestellung {
  const posten = makeBestellung().posten.map((one, index) => ({ ...one, menge: index === 0 ? 3 : 1 }));
  return makeBestellung({ posten, ...part });
}

type Visit = { hash?: string; as?: Who; order?: Bestellung; answers?: (answers: Answers) => void };

function openLink({ hash = `#${token}`, order = makeOrder(), answers: more, ...visit }: Visit = {}) {
  return openPage(`/widerruf${hash}`, {
    ...visit,
    laden: offenerLaden,
    answers: (answers) => {
      answerBeleg(answers);
      answers.on(bestellungCalls.read, answerOf(order));
      more?.(answers);
    },
  });
}

const lastBody = ({ answers }: OpenPage) => answers.sent(widerrufCalls.erklaeren).at(-1)?.body;

test('the link of an order fills in the form, and pieces are unticked', { tags: ['@R46'] }, async () => {
  const opened = await openLink();
  await expect.element(feld('Name')).toHaveValue('Mia Sommer');
  await expect.element(feld('Bestellung')).toHaveValue('B-26-K7M4Q');
  await expect.element(feld('E-Mail')).toHaveValue('mia.sommer@post.example');
  for (const nr of [0, 1]) await expect.element(zeilen.nth(nr)).toBeChecked();
  await zeilen.nth(0).click();
  await zeilen.nth(1).click();
  await bestaetigen.click();
  await expect.element(main.getByText('Bitte mindestens ein Stück auswählen.')).toBeVisible();
  await expect.element(zeilen.nth(0)).toHaveFocus();
  await userEvent.keyboard(' ');
  await main.getByRole('button', { name: /verringern$/ }).click();
  await expect.element(main.getByRole('spinbutton')).toHaveValue('2');
  await bestaetigen.click();
  await expectBeleg(opened);
  expect(lastBody(opened)).toMatchObject({ link: token, teile: [{ nr: 1, menge: 2 }] });
  await expect.element(erklaert('2\u00a0×\u00a0')).toBeVisible();
});

test('an order that was withdrawn says so, and the form stays open for it', { tags: ['@R46'] }, async () => {
  await openLink({ order: makeOrder({ istWiderrufen: true }) });
  await expect.element(main.getByText(/Zu dieser Bestellung ist schon ein Widerruf bei uns/)).toBeVisible();
  await expect.element(bestaetigen).toBeEnabled();
});

test('everything ticked is the whole contract; another number is another order', async () => {
  const opened = await openLink();
  await expect.element(zeilen.nth(1)).toBeChecked();
  await retype(feld('Bestellung'), 'vom Markt');
  await expect.element(zeilen).not.toBeInTheDocument();
  await retype(feld('Bestellung'), 'B-26-K7M4Q');
  await expect.poll(() => zeilen.elements().length).toBe(2);
  await bestaetigen.click();
  await expectBeleg(opened);
  expect(widerrufBody.parse(lastBody(opened))).toMatchObject({ link: token, teile: [] });
  await expect.element(erklaert('der ganze Vertrag')).toBeVisible();
});

test('a link that is none leaves the plain form', { tags: ['@R46'] }, async () => {
  for (const fragment of ['x'.repeat(43), 'kaputt', '%', '']) {
    await cleanup();
    await openLink({
      hash: `#${fragment}`,
      answers: (answers) => answers.on(bestellungCalls.read, refusal(404, 'Das gibt es nicht.')),
    });
    await expect.element(feld('Stücke')).toBeVisible();
    for (const [name] of angaben) await expect.element(feld(name)).toHaveValue('');
    await expect.element(zeilen).not.toBeInTheDocument();
  }
  await cleanup();
  const opened = await openLink({ hash: '' });
  await typeAngaben();
  await bestaetigen.click();
  await expectBeleg(opened);
});

test('who is signed in chooses from the own orders', async () => {
  const nummer = 'B-26-K7M4Q';
  const opened = await openLink({
    ...{ hash: '', as: 'anna', order: makeOrder({ email: people.anna.email }) },
    answers: (answers) =>
      answers.on(profilCalls.bestellungen, okList([made(profilBestellung, { nummer, token, summe: 26.49 })])),
  });
  await expect.element(feld('Name')).toHaveValue(people.anna.name);
  await expect.element(feld('E-Mail')).toHaveValue(people.anna.email);
  const wahl = main.getByRole('combobox', { name: 'Aus Ihren Bestellungen wählen' });
  await wahl.selectOptions(token);
  await expect.element(feld('Bestellung')).toHaveValue(nummer);
  await expect.poll(() => zeilen.elements().length).toBe(2);
  await wahl.selectOptions('');
  await expect.element(feld('Bestellung')).toHaveValue('');
  await wahl.selectOptions(token);
  await expect.element(zeilen.nth(0)).toBeChecked();
  await zeilen.nth(0).click();
  await bestaetigen.click();
  await expectBeleg(opened);
  expect(lastBody(opened)).toMatchObject({ link: token, email: people.anna.email });
});
