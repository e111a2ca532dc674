import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { leereAnschrift } from '#features/auftrag/anschrift/anschrift.ts';
import { cartCalls } from '#features/cart/calls.ts';
import { cart } from '#features/cart/contract.ts';
import { ok } from '#shared/wire/envelope.ts';
import {
  adresse,
  feld,
  hindernisOf,
  leereKasse,
  makeKasse,
  openKasse,
  rechnung,
  rememberEntwurf,
  schritt,
  weiter,
} from '#test/ui/areas/kasse.ts';
import { expectAccessible } from '#test/ui/expect-accessible.ts';
import { fillSilently } from '#test/ui/fill-silently.ts';
import { made } from '#test/ui/made.ts';
import { retype, typeInto } from '#test/ui/type-into.ts';
import { kasseCalls } from '../../../calls.ts';
import type { Kasse } from '../../../contract.ts';

/** What is known of a signed-in person. */
const bekannt = (email: string, more: Partial<Kasse['vorschlag']> = {}): Kasse =>
  makeKasse({ vorschlag: { email, rechnung, ...more } });

test('going on names every empty field and focuses the first', async () => {
  await openKasse();
  await weiter.click();
  await expect.element(feld('E-Mail')).toHaveFocus();
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(7);
});

test('a slip in an address is offered right, never changed by itself', async () => {
  await openKasse();
  const email = feld('E-Mail');
  await typeInto(email, 'ada@gmial.com');
  await userEvent.keyboard('{Tab}');
  await expect.element(email).toHaveValue('ada@gmial.com');
  await page.getByRole('button', { name: 'Meinten Sie ada@gmail.com?' }).click();
  await expect.element(email).toHaveValue('ada@gmail.com');
  await expect.element(email).toHaveFocus();
});

test('a number typed with the street moves to its field', async () => {
  await openKasse();
  await typeInto(feld('Straße'), 'Lindenweg 4');
  await userEvent.keyboard('{Tab}');
  await expect.element(feld('Straße')).toHaveValue('Lindenweg');
  await expect.element(feld('Hausnummer')).toHaveValue('4');
});

test('a Packstation becomes the address of delivery and asks for the Postnummer', async () => {
  rememberEntwurf({ schritt: 1 });
  await openKasse();
  await retype(feld('Straße'), 'DHL-Packstation');
  await userEvent.keyboard('{Tab}');
  await page.getByRole('button', { name: 'Als Lieferadresse verwenden' }).click();
  const lieferung = page.getByRole('group', { name: 'Lieferadresse' });
  await expect.element(feld('Straße', lieferung)).toHaveValue('Packstation');
  await expect.element(feld('Postnummer', lieferung)).toBeVisible();
  await expect.element(feld('Vorname', lieferung)).toHaveValue('Ada');
  await expect.element(feld('Straße').first()).toHaveValue('');
  await expect.element(feld('Straße').first()).toHaveFocus();
});

test('Enter in the last field goes on, and in the others to the next', async () => {
  await openKasse({ isPhone: true });
  await feld('E-Mail').click();
  for (const [, text] of adresse) await userEvent.keyboard(`${text}{Enter}`);
  await expect.element(weiter).toHaveTextContent('Weiter zum Prüfen');
});

test('company and second line stay open over a reload once they are filled in', async () => {
  await openKasse();
  await page.getByText('Firma oder Adresszusatz').click();
  await typeInto(feld('Firma'), 'Seifenhaus');
  await cleanup();
  await openKasse();
  await expect.element(feld('Firma')).toBeVisible();
  await expect.element(feld('Firma')).toHaveValue('Seifenhaus');
});

test('what is sold out is said above the first field, and its last line leaves an empty cart', async () => {
  const text = 'Lavendeltraum ist gerade verkauft worden.';
  const { answers } = await openKasse({
    answers: (given) => {
      const hindernisse = [hindernisOf('Lavendeltraum', text)];
      given.on(kasseCalls.read, ok({ ...leereKasse, hindernisse }));
      given.on(cartCalls.remove, ok(made(cart)));
    },
  });
  const entfernen = page.getByRole('button', { name: 'Entfernen (Lavendeltraum)' });
  await expect.element(entfernen).toBeVisible();
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(weiter).not.toBeInTheDocument();
  await expect.element(page.getByText('0 Stück')).not.toBeInTheDocument();
  const isAbove = entfernen.element().compareDocumentPosition(feld('E-Mail').element());
  expect(isAbove & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  answers.on(kasseCalls.read, ok(leereKasse));
  await entfernen.click();
  await expect.element(page.getByRole('heading', { name: 'Ihr Warenkorb ist leer' })).toHaveFocus();
  expect(answers.sent(cartCalls.remove)).toMatchObject([{ params: { productId: 'lavendel' } }]);
});

test('what one account typed is not shown to another', async () => {
  await openKasse({
    as: 'anna',
    answers: (answers) => answers.on(kasseCalls.read, ok(bekannt('anna@lindenblatt.example'))),
  });
  await expect.element(feld('E-Mail')).toHaveValue('anna@lindenblatt.example');
  await feld('E-Mail').click();
  await userEvent.keyboard('{End}.de');
  await expect.element(feld('E-Mail')).toHaveValue('anna@lindenblatt.example.de');
  // Her session has ended, without signing out.
  await cleanup();
  await openKasse({
    as: 'werkstatt',
    answers: (answers) => answers.on(kasseCalls.read, ok(bekannt('werkstatt@lindenblatt.example'))),
  });
  await expect.element(feld('E-Mail')).toHaveValue('werkstatt@lindenblatt.example');
});

test('the address of an order that another may have made is shown, and put in when it is pressed', async () => {
  const packstation = { ...rechnung, strasse: 'Packstation', hausnummer: '145', zusatz: '12345678' };
  const ausBestellung = { nummer: 'B-26-K7M4Q', rechnung, lieferung: packstation };
  const vorschlag = { email: 'anna@lindenblatt.example', rechnung: leereAnschrift, ausBestellung };
  await openKasse({
    as: 'anna',
    answers: (answers) => answers.on(kasseCalls.read, ok(makeKasse({ vorschlag }))),
  });
  await expect.element(page.getByText('Ada Beispiel, Lindenweg 4, 01067 Dresden')).toBeVisible();
  await expect.element(page.getByText(/^Lieferung an: .*Postnummer 12345678, Packstation 145/)).toBeVisible();
  await expect.element(feld('Straße')).toHaveValue('');
  await expectAccessible();
  const knopf = page.getByRole('button', { name: 'Adresse aus Bestellung B-26-K7M4Q übernehmen' });
  await knopf.click();
  await expect.element(feld('Vorname').first()).toHaveFocus();
  await expect.element(feld('Straße').first()).toHaveValue('Lindenweg');
  const lieferung = page.getByRole('group', { name: 'Lieferadresse' });
  await expect.element(feld('Postnummer', lieferung)).toHaveValue('12345678');
  await expect.element(knopf).not.toBeInTheDocument();
});

test('the next order of an account finds everything filled in as in the last one', async () => {
  const oma = { ...rechnung, vorname: 'Oma', strasse: 'Am Markt', hausnummer: '7' };
  await openKasse({
    as: 'anna',
    answers: (answers) =>
      answers.on(kasseCalls.read, ok(bekannt('anna@lindenblatt.example', { lieferung: oma }))),
  });
  await expect.element(feld('E-Mail')).toHaveValue('anna@lindenblatt.example');
  await expect.element(feld('Straße').first()).toHaveValue('Lindenweg');
  const lieferung = page.getByRole('group', { name: 'Lieferadresse' });
  await expect.element(feld('Vorname', lieferung)).toHaveValue('Oma');
  await expect.element(feld('Straße', lieferung)).toHaveValue('Am Markt');
  await weiter.click();
  await weiter.click();
  await expect.element(schritt('3 Prüfen')).toMatchTextContent('Am Markt 7');
});

test('an address that a password manager fills in without an event is taken and tidied, and a field that is emptied stays empty', async () => {
  await openKasse();
  await typeInto(feld('Vorname'), 'Adda');
  await retype(feld('Vorname'), '');
  await expect.element(feld('Vorname')).toHaveValue('');
  fillSilently(feld('Vorname'), rechnung.vorname);
  fillSilently(feld('Nachname'), rechnung.nachname);
  // The field is left for what is no part of the form.
  await page.getByRole('heading', { level: 1 }).click();
  await expect.element(feld('Nachname')).toHaveValue(rechnung.nachname);
  fillSilently(feld('Straße'), 'Lindenweg 4');
  await typeInto(feld('E-Mail'), 'ada@beispiel.de');
  await expect.element(feld('Straße')).toHaveValue('Lindenweg');
  await expect.element(feld('Hausnummer')).toHaveValue('4');
  fillSilently(feld('PLZ'), rechnung.plz);
  fillSilently(feld('Ort'), rechnung.stadt);
  await weiter.click();
  await expect.element(schritt('2 Versand und Zahlung').getByRole('radio').first()).toBeVisible();
  await expect
    .element(schritt('1 Adresse'))
    .toMatchTextContent(/Ada Beispiel.*Lindenweg 4.*01067 Dresden.*ada@beispiel\.de/);
});
