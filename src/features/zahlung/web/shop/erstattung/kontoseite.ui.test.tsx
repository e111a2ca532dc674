import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { ok, okWith } from '#shared/wire/envelope.ts';
import { token } from '#test/auftrag/beispiel-bestellung.ts';
import { type Answers, bare, lost, refusal } from '#test/ui/answers.ts';
import { expectAccessible } from '#test/ui/expect-accessible.ts';
import { fillSilently } from '#test/ui/fill-silently.ts';
import { offenerLaden } from '#test/ui/laden.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { retype, typeInto } from '#test/ui/type-into.ts';
import { kontoseiteCalls } from '../../../erstattung/erstattung-calls.ts';
import type { Kontoseite } from '../../../erstattung/erstattung-contract.ts';

const main = page.getByRole('main');
const titel = main.getByRole('heading', { level: 1 });
const feld = (name: string): Locator => main.getByRole('textbox', { name });
const knopf = (name: string | RegExp) => main.getByRole('button', { name });
const senden = knopf('Bankverbindung senden');
const zurBestellung = main.getByRole('link', { name: 'Zur Bestellung' });
const like = (words: string): RegExp => new RegExp(`^${[...words].join('\u00ad?')}$`);

const iban = 'DE89 3704 0044 0532 0130 00';
const gefragt: Kontoseite = { nummer: 'B-26-K7M4Q', stand: 'gefragt', betrag: 31.49 };
const angegeben: Kontoseite = { ...gefragt, stand: 'angegeben', kontoEnde: 'DE … 3000' };

/** Opens the page with this state, or this answer. */
function open(seite: Kontoseite | (() => Response | Promise<Response>), more?: (answers: Answers) => void) {
  return openPage(`/bestellung/${token}/erstattung`, {
    laden: offenerLaden,
    answers: (answers) => {
      answers.on(kontoseiteCalls.read, typeof seite === 'function' ? seite : ok(seite));
      more?.(answers);
    },
  });
}

/** From now on the account is there. */
function take(answers: Answers, seite = angegeben): void {
  answers.on(kontoseiteCalls.angeben, okWith('Vielen Dank.', seite));
  answers.on(kontoseiteCalls.read, ok(seite));
}

test('who is asked types the account in small letters, and reads that it is there', async () => {
  const { answers } = await open(gefragt);
  await expect.element(titel).toMatchTextContent(/^Wohin dürfen wir über\u00adweisen\?$/);
  await expect.element(main).toMatchTextContent(/Bestellung B-26-K7M4Q/);
  await expect.element(main).toMatchTextContent(/Sie bekommen 31,49\s€ zurück\./);
  await expect.element(feld('Kontoinhaber')).toHaveAttribute('autocomplete', 'name');
  await expect.element(feld('IBAN')).toHaveAttribute('autocomplete', 'off');
  await expectAccessible();

  await typeInto(feld('IBAN'), 'de89370400440532013000');
  await userEvent.keyboard('{Tab}');
  await expect.element(feld('IBAN')).toHaveValue(iban);
  await expect.element(feld('Kontoinhaber')).toHaveFocus();
  await userEvent.keyboard('Mia Sommer');
  take(answers);
  await userEvent.keyboard('{Enter}');
  await expect.element(titel).toMatchTextContent(like('Ihre Bankverbindung ist da'));
  await expect.element(titel).toHaveFocus();
  await expect.element(main).toMatchTextContent(/DE … 3000\. Wir überweisen Ihnen 31,49\s€\./);
  await expect.element(main.getByRole('textbox')).not.toBeInTheDocument();
  expect(answers.sent(kontoseiteCalls.angeben)).toMatchObject([
    { params: { token }, body: { iban, inhaber: 'Mia Sommer' } },
  ]);
  await expectAccessible();
});

test('what is missing is said beside both fields, and goes with the key that mends it', async () => {
  const { answers } = await open(gefragt);
  await senden.click();
  await expect.element(feld('IBAN')).toHaveFocus();
  await expect.element(feld('IBAN')).toHaveAccessibleDescription('Bitte die IBAN angeben.');
  await expect
    .element(feld('Kontoinhaber'))
    .toHaveAccessibleDescription('Bitte angeben, wem das Konto gehört.');
  await expectAccessible();
  await typeInto(feld('Kontoinhaber'), 'M');
  await expect.element(feld('Kontoinhaber')).not.toHaveAttribute('aria-invalid');
  expect(answers.sent(kontoseiteCalls.angeben)).toEqual([]);
});

test('an IBAN stands in groups of four once it is left, and says what is wrong when it is sent', async () => {
  const { answers } = await open(gefragt);
  await typeInto(feld('IBAN'), 'de8937040044053201300');
  await expect.element(feld('IBAN')).not.toHaveAttribute('aria-invalid');
  await userEvent.keyboard('{Tab}');
  await expect.element(feld('IBAN')).toHaveValue('DE89 3704 0044 0532 0130 0');
  // A text that appears here would move the button away under the finger.
  await expect.element(feld('IBAN')).not.toHaveAttribute('aria-invalid');
  await userEvent.keyboard('Mia Sommer{Enter}');
  await expect
    .element(feld('IBAN'))
    .toHaveAccessibleDescription('Eine deutsche IBAN hat 22 Stellen; hier fehlt eine.');
  await expect.element(feld('IBAN')).toHaveFocus();
  expect(answers.sent(kontoseiteCalls.angeben)).toEqual([]);
  await userEvent.keyboard('{End}0');
  await expect.element(feld('IBAN')).not.toHaveAttribute('aria-invalid');
});

test('what the server refuses stands beside its field, and what was typed stays', async () => {
  const { answers } = await open(gefragt);
  const text = 'Dieses Konto nimmt keine Überweisungen an.';
  answers.on(kontoseiteCalls.angeben, refusal(400, text, { fehler: [`iban: ${text}`] }));
  await typeInto(feld('IBAN'), iban);
  await typeInto(feld('Kontoinhaber'), 'Mia Sommer');
  await senden.click();
  await expect.element(feld('IBAN')).toHaveAccessibleDescription(text);
  await expect.element(feld('IBAN')).toHaveFocus();
  await expect.element(feld('IBAN')).toHaveValue(iban);
  await expect.element(feld('Kontoinhaber')).toHaveValue('Mia Sommer');
});

test('without a connection nothing is lost that was typed, and another press sends it', async () => {
  const { answers } = await open(gefragt);
  answers.on(kontoseiteCalls.angeben, lost).on(kontoseiteCalls.read, lost);
  await typeInto(feld('IBAN'), iban);
  await typeInto(feld('Kontoinhaber'), 'Mia Sommer');
  await senden.click();
  await expect.element(main.getByRole('alert')).toBeVisible();
  await expectAccessible();
  await expect.poll(() => answers.sent(kontoseiteCalls.read).length).toBeGreaterThan(1);
  await expect.element(feld('IBAN')).toHaveValue(iban);
  await expect.element(feld('Kontoinhaber')).toHaveValue('Mia Sommer');
  take(answers);
  await senden.click();
  await expect.element(titel).toMatchTextContent(like('Ihre Bankverbindung ist da'));
});

test('two presses send it once', async () => {
  const { answers } = await open(gefragt);
  const release = answers.hold(kontoseiteCalls.angeben, okWith('Vielen Dank.', angegeben));
  await typeInto(feld('IBAN'), iban);
  await typeInto(feld('Kontoinhaber'), 'Mia Sommer');
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(knopf('Wird gesendet …')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(answers.sent(kontoseiteCalls.angeben)).toHaveLength(1);
  release();
  await expect.element(titel).toMatchTextContent(like('Ihre Bankverbindung ist da'));
  expect(answers.sent(kontoseiteCalls.angeben)).toHaveLength(1);
});

test('what the browser fills in without an event is sent', async () => {
  const { answers } = await open(gefragt);
  await typeInto(feld('IBAN'), iban);
  fillSilently(feld('Kontoinhaber'), 'Mia Sommer');
  take(answers);
  await senden.click();
  await expect.element(titel).toMatchTextContent(like('Ihre Bankverbindung ist da'));
  expect(answers.sent(kontoseiteCalls.angeben)).toMatchObject([{ body: { iban, inhaber: 'Mia Sommer' } }]);
});

test('an account that is there can be changed, or left as it is', async () => {
  const { answers } = await open(angegeben);
  await knopf('Ändern').click();
  await expect.element(feld('IBAN')).toHaveFocus();
  await expect.element(feld('IBAN')).toHaveValue('');
  await knopf('Nicht ändern').click();
  await expect.element(titel).toHaveFocus();
  await expect.element(main.getByRole('textbox')).not.toBeInTheDocument();

  await knopf('Ändern').click();
  await userEvent.keyboard('NL91 ABNA 0417 1643 00');
  await typeInto(feld('Kontoinhaber'), 'Mia Sommer');
  take(answers, { ...angegeben, kontoEnde: 'NL … 4300' });
  await senden.click();
  await expect.element(main).toMatchTextContent(/NL … 4300\./);
  await expect.element(feld('IBAN')).not.toBeInTheDocument();
});

test('a failed change keeps what was typed, although an account is there', async () => {
  const { answers } = await open(angegeben);
  answers.on(kontoseiteCalls.angeben, lost);
  await knopf('Ändern').click();
  await userEvent.keyboard(iban);
  await retype(feld('Kontoinhaber'), 'Mia Sommer');
  await senden.click();
  await expect.element(main.getByRole('alert')).toBeVisible();
  await expect.element(feld('IBAN')).toHaveValue(iban);
});

test('money that was transferred meanwhile says so instead of taking an account', async () => {
  const { answers } = await open(gefragt);
  answers.on(kontoseiteCalls.angeben, refusal(409, 'Das Geld ist schon überwiesen.'));
  await typeInto(feld('IBAN'), iban);
  await typeInto(feld('Kontoinhaber'), 'Mia Sommer');
  answers.on(kontoseiteCalls.read, ok({ ...gefragt, stand: 'ueberwiesen' }));
  await senden.click();
  await expect.element(titel).toMatchTextContent(like('Das Geld ist überwiesen'));
  await expect.element(main.getByRole('textbox')).not.toBeInTheDocument();
});

test.for([
  ['transferred', { ...gefragt, stand: 'ueberwiesen' }, 'Das Geld ist überwiesen', /31,49\s€ überwiesen/],
  ['not to be transferred', { nummer: 'B', stand: 'keine' }, 'Hier ist nichts anzugeben', /keine Bankverb/],
  [
    'in a state of a later shop',
    { nummer: 'B', stand: 'geliehen' },
    'Ihr Geld zurück',
    /Seite Ihrer Bestell/,
  ],
] as const)('money that is %s leads to the order alone', async ([, data, expected, satz]) => {
  await open(bare({ success: true, data }));
  await expect.element(titel).toMatchTextContent(like(expected));
  await expect.element(main).toMatchTextContent(satz);
  await expect.element(main).not.toMatchTextContent(/geliehen|undefined|NaN/);
  await expect.element(main.getByRole('button')).not.toBeInTheDocument();
  await expect.element(zurBestellung).toHaveAttribute('href', `/bestellung/${token}`);
  await expectAccessible();
});

test('a link that opens nothing says so', async () => {
  await open(refusal(404, 'Das gibt es nicht.'));
  await expect.element(titel).toHaveTextContent('Diese Bestellung gibt es nicht');
});

test('while it loads the page says so; without a connection it can be loaded again', async () => {
  let release = () => {};
  const { answers } = await open(gefragt, (given) => {
    release = given.hold(kontoseiteCalls.read, lost);
  });
  await expect.element(titel).toHaveTextContent('Ihr Geld zurück');
  await expect.element(main.getByText('Einen Augenblick …')).toBeVisible();
  release();
  await expect.element(main.getByRole('alert')).toMatchTextContent(/konnte gerade nicht geladen werden/);
  await expect.element(zurBestellung).toBeVisible();
  await expectAccessible();
  answers.on(kontoseiteCalls.read, ok(gefragt));
  await knopf('Erneut versuchen').click();
  await expect.element(feld('IBAN')).toBeVisible();
});
