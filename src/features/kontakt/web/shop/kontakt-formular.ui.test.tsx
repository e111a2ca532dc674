import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { authCalls } from '#features/auth/calls.ts';
import { logoutReply } from '#features/auth/contract.ts';
import { kontaktCalls } from '#features/kontakt/calls.ts';
import { kontaktReply } from '#features/kontakt/contract.ts';
import { browserSpeicher } from '#features/rechtstexte/platzhalter/browser-speicher.ts';
import { type Answers, lost, refusal } from '#test/ui/answers.ts';
import { startPage } from '#test/ui/areas/auth.ts';
import { fillSilently } from '#test/ui/fill-silently.ts';
import { laden, offenerLaden } from '#test/ui/laden.ts';
import { made } from '#test/ui/made.ts';
import { type OpenPage, openPage } from '#test/ui/open-page.tsx';
import { people, type Who } from '#test/ui/people.ts';

const main = page.getByRole('main');
const feld = (name: string) => main.getByRole('textbox', { name });
const senden = main.getByRole('button', { name: 'Nachricht senden' });
const gesendet = main.getByRole('region', { name: 'Ihre Nachricht ist bei uns' });
const angekommen = made(kontaktReply, { data: { gesendetAt: '2026-11-27T10:00:00.000Z' } });
const unklar = main.getByRole('alert').filter({ hasText: 'Es ist nichts verloren' });
const angaben = {
  'Ihr Name': 'Ada Beispiel',
  'Ihre E-Mail-Adresse': 'ada@beispiel.de',
  'Ihre Nachricht': 'Guten Tag, gibt es die Seife auch ohne Duft?',
};

/** The contact page of an open shop, where every message arrives unless `answers` says otherwise. */
function openKontakt(answers: (answers: Answers) => void = () => {}, as?: Who): Promise<OpenPage> {
  return openPage('/contact', {
    laden: offenerLaden,
    ...(as && { as }),
    answers: (given) => {
      given.on(kontaktCalls.senden, angekommen);
      answers(given);
    },
  });
}

async function typeAngaben(): Promise<void> {
  for (const [name, text] of Object.entries(angaben)) await userEvent.type(feld(name), text);
}

async function expectAngaben(): Promise<void> {
  for (const [name, text] of Object.entries(angaben)) await expect.element(feld(name)).toHaveValue(text);
}

test('there is no form until the shop opens', async () => {
  await openPage('/contact', { laden });
  await expect.element(main.getByRole('link', { name: laden.email })).toBeVisible();
  expect(main.getByRole('textbox').elements()).toEqual([]);
  const headings = main.getByRole('heading').elements();
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Kontakt']);
});

test('a pause does not close the form', async () => {
  const pause = { text: 'Wir sind im Urlaub.', bis: '' };
  await openPage('/contact', { laden: { ...offenerLaden, phase: 'pausiert', pause } });
  await expect.element(senden).toBeVisible();
  await expect.element(main.getByRole('link', { name: laden.telefon })).toBeVisible();
});

test('what is missing is named, the first of it gets the focus, and each fault goes with the key that mends it', async () => {
  const { answers } = await openKontakt();
  await userEvent.type(feld('Ihre E-Mail-Adresse'), 'ada@beispiel');
  await senden.click();
  await expect.element(feld('Ihr Name')).toHaveFocus();
  await expect.element(feld('Ihr Name')).toHaveAccessibleDescription('Bitte Ihren Namen eingeben.');
  await expect
    .element(feld('Ihre Nachricht'))
    .toHaveAccessibleDescription('Bitte schreiben Sie uns, worum es geht.');
  await userEvent.keyboard('A');
  await expect.element(feld('Ihr Name')).not.toHaveAttribute('aria-invalid');
  await expect.element(feld('Ihre E-Mail-Adresse')).toHaveAttribute('aria-invalid', 'true');
  await userEvent.type(feld('Ihre E-Mail-Adresse'), '.de');
  await expect.element(feld('Ihre E-Mail-Adresse')).not.toHaveAttribute('aria-invalid');

  await feld('Ihre Nachricht').fill('a'.repeat(5001));
  await expect
    .element(feld('Ihre Nachricht'))
    .toHaveAccessibleDescription('Höchstens 5.000 Zeichen, es sind 5.001.');
  await userEvent.keyboard('{Backspace}');
  await senden.click();
  await expect.element(gesendet).toBeVisible();
  expect(answers.sent(kontaktCalls.senden)).toHaveLength(1);
});

test('two taps are one message', async () => {
  let release = () => {};
  const { answers } = await openKontakt((given) => {
    release = given.hold(kontaktCalls.senden, angekommen);
  });
  await typeAngaben();
  await senden.dblClick();
  release();
  await expect.element(gesendet).toBeVisible();
  expect(answers.sent(kontaktCalls.senden)).toHaveLength(1);
});

test('a signed-in person’s name and address are there already; the text survives a reload, and signing out deletes it', async () => {
  await openKontakt(undefined, 'anna');
  await expect.element(feld('Ihr Name')).toHaveValue(people.anna.name);
  await expect.element(feld('Ihre E-Mail-Adresse')).toHaveValue(people.anna.email);
  await userEvent.type(feld('Ihre Nachricht'), 'Ein Anfang');
  await cleanup();
  const { router } = await openKontakt((answers) => {
    startPage(answers);
    answers.on(authCalls.logout, made(logoutReply));
  }, 'anna');
  await expect.element(feld('Ihre Nachricht')).toHaveValue('Ein Anfang');

  expect(Object.keys(sessionStorage)).toContain('kontakt');
  expect(browserSpeicher.map(({ name }) => name)).toContain('kontakt');
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: /^Hallo, / }).click();
  await banner.getByRole('button', { name: 'Abmelden' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: /^Willkommen/ })).toBeVisible();
  expect(Object.keys(sessionStorage)).not.toContain('kontakt');
  await router.navigate('/contact');
  for (const name of Object.keys(angaben)) await expect.element(feld(name)).toHaveValue('');
});

test('the trap is out of reach of keys, and of what is read aloud', async () => {
  await openKontakt();
  await expect.element(senden).toBeVisible();
  expect(main.getByRole('textbox').elements()).toHaveLength(4);
  await expect.element(page.getByLabelText(/Betreff/)).not.toBeVisible();
  await feld('Ihre Nachricht').click();
  await userEvent.keyboard('{Tab}');
  await expect.element(main.getByRole('link', { name: 'Datenschutz' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(senden).toHaveFocus();
});

test.for([
  ['by the same button', false],
  ['after a reload', true],
] as const)('a message whose answer was lost is sent again %s and is one', async ([, isReloaded]) => {
  let { answers } = await openKontakt((given) => given.on(kontaktCalls.senden, lost));
  await typeAngaben();
  await senden.click();
  await expect.element(unklar).toBeVisible();
  await expectAngaben();
  const sent = answers.sent(kontaktCalls.senden).map(({ body }) => body);
  if (isReloaded) {
    await cleanup();
    ({ answers } = await openKontakt());
    await expectAngaben();
  } else answers.on(kontaktCalls.senden, angekommen);
  await senden.click();
  await expect.element(gesendet).toBeVisible();
  sent.push(answers.sent(kontaktCalls.senden).at(-1)?.body);
  // The same id twice: the server stores it once.
  expect(sent[0]).toMatchObject({ id: expect.stringMatching(/^[\w-]{22,64}$/), name: 'Ada Beispiel' });
  expect(sent).toEqual([sent[0], sent[0]]);
});

test('a message that is not taken stays in the form, with another way to write', async () => {
  const words = `Gerade kommen ungewöhnlich viele Nachrichten an. Oder schreiben Sie uns direkt an ${laden.email}.`;
  await openKontakt((answers) => answers.on(kontaktCalls.senden, refusal(429, words)));
  await typeAngaben();
  await senden.click();
  await expect.element(main.getByRole('alert')).toHaveTextContent(`${words} Ihr Text steht noch hier.`);
  await expectAngaben();
});

test('what a password manager fills in without an event is sent, and a field that is emptied stays empty', async () => {
  const { answers } = await openKontakt();
  fillSilently(feld('Ihr Name'), 'Vom Manager');
  await userEvent.type(feld('Ihre Nachricht'), 'Guten Tag');
  await userEvent.fill(feld('Ihre Nachricht'), '');
  await expect.element(feld('Ihre Nachricht')).toHaveValue('');
  await userEvent.type(feld('Ihre Nachricht'), 'Gibt es sie auch ohne Duft?');
  await expect.element(feld('Ihr Name')).toHaveValue('Vom Manager');
  fillSilently(feld('Ihre E-Mail-Adresse'), 'ada@beispiel.de');
  await senden.click();
  await expect.element(gesendet).toBeVisible();
  expect(answers.sent(kontaktCalls.senden)).toMatchObject([
    { body: { name: 'Vom Manager', email: 'ada@beispiel.de', nachricht: 'Gibt es sie auch ohne Duft?' } },
  ]);
});
