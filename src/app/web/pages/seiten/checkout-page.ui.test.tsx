import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { authCalls } from '#features/auth/calls.ts';
import { kasseCalls } from '#features/kasse/calls.ts';
import { ok } from '#shared/wire/envelope.ts';
import { type Answers, refusal } from '#test/ui/answers.ts';
import { signedIn, storedSession } from '#test/ui/areas/auth.ts';
import { heading, item, Korb, plus } from '#test/ui/areas/cart.ts';
import {
  answerBestellt,
  bestellen,
  expectBestellt,
  feld,
  honig,
  lavendel,
  main,
  makeKasse,
  openKasse,
  openPruefen,
  pruefen,
  rechnung,
  spaeter,
  weiter,
} from '#test/ui/areas/kasse.ts';
import { offenerLaden } from '#test/ui/laden.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { people } from '#test/ui/people.ts';
import { retype, typeInto } from '#test/ui/type-into.ts';

const { email } = people.anna;
const vorschlag = { email, rechnung: { ...rechnung, vorname: 'Anna', nachname: 'Sommer' } };

async function typeAccount(): Promise<void> {
  await typeInto(page.getByLabelText('E-Mail'), email);
  await typeInto(page.getByLabelText('Passwort', { exact: true }), 'Lavendel im Garten');
  await userEvent.keyboard('{Enter}');
}

test('a pause closes the checkout and leads back to the cart', { tags: ['@R36'] }, async () => {
  const pause = { text: 'Wir sind im Urlaub.', bis: '' };
  await openPage('/checkout', { laden: { ...offenerLaden, phase: 'pausiert', pause } });
  await expect.element(main.getByText('Wir sind im Urlaub.')).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Zurück zum Warenkorb' })).toBeVisible();
});

test('signing in on the way to an order returns to the checkout and keeps what was typed', async () => {
  const { answers, router } = await openKasse();
  await typeInto(feld('Vorname'), 'Annette');
  answers.on(authCalls.login, signedIn('anna'));
  answers.on(kasseCalls.read, ({ headers }) => {
    expect(headers.get('authorization')).toBe('Bearer new-token-of-anna');
    return ok(makeKasse({ vorschlag, posten: [{ ...lavendel, menge: 5 }] }));
  });
  await main.getByRole('link', { name: 'Anmelden' }).click();
  // The checkout has a field for the e-mail, too.
  await expect.poll(() => router.state.location.pathname).toBe('/login');
  await typeAccount();
  await expect.poll(() => router.state.location.pathname).toBe('/checkout');
  await expect.element(feld('PLZ')).toHaveValue('01067');
  await expect.element(feld('Vorname')).toHaveValue('Annette');
  await expect.element(main.getByText(/^5 × /).first()).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Anmelden' })).not.toBeInTheDocument();
});

test('signing in again returns to the review, with everything typed and chosen, and one order is made', async () => {
  const known = (answers: Answers) => answers.on(kasseCalls.read, ok(makeKasse({ vorschlag })));
  const opened = await openKasse({ as: 'anna', answers: known });
  const { answers, router } = opened;
  await expect.element(feld('PLZ')).toHaveValue('01067');
  await retype(feld('Straße'), 'Rosenweg');
  await weiter.click();
  await page.getByRole('radio', { name: /^Abholung/ }).click();
  await weiter.click();
  await expect.element(bestellen).toBeVisible();

  answers.on(kasseCalls.bestellen, refusal(401, 'Bitte melden Sie sich an.'));
  answers.on(authCalls.login, signedIn('anna'));
  await bestellen.click();
  await expect.poll(() => router.state.location.pathname).toBe('/login');
  expect(storedSession().token).toBeNull();
  await typeAccount();
  await expect.poll(() => router.state.location.pathname).toBe('/checkout');
  await expect.element(pruefen).toMatchTextContent('Rosenweg 4');
  await expect.element(pruefen).toMatchTextContent('Abholung');
  expect(answers.sent(kasseCalls.bestellen)).toHaveLength(1);
  answerBestellt(answers);
  await bestellen.click();
  await expectBestellt(opened);
  const [, last, ...more] = answers.sent(kasseCalls.bestellen);
  expect(last?.headers.get('authorization')).toBe('Bearer new-token-of-anna');
  expect(last?.body).toMatchObject({ versandart: 'abholung', rechnung: { strasse: 'Rosenweg' } });
  expect(more).toEqual([]);
});

test('more pieces than are on the shelf are made to order, which is said with a later day', async () => {
  const korb = new Korb(item('Honigwabe', 2));
  const kasseNow = () => {
    const menge = korb.mengeOf('Honigwabe');
    if (menge === 2) return makeKasse({ posten: [{ ...honig, menge }] });
    const verfuegbarkeit = { art: 'aufBestellung' as const, tage: 10 };
    return makeKasse({ posten: [{ ...honig, menge, verfuegbarkeit }], moeglichkeiten: spaeter });
  };
  const opened = await openPruefen({
    answers: (answers) => {
      korb.serve(answers);
      answers.on(kasseCalls.read, () => ok(kasseNow()));
    },
  });
  await expect.element(pruefen).toMatchTextContent(/2\s×/);
  await expect.element(pruefen).not.toMatchTextContent('Wird für Sie hergestellt');
  const termin = pruefen.getByText(/^Lieferung (Mo|Di|Mi|Do|Fr|Sa)\s/);
  const vomRegal = termin.element().textContent;

  await pruefen.getByRole('link', { name: /^ändern/ }).click();
  await plus(main).click();
  await expect.element(heading()).toHaveTextContent('Warenkorb (3)');
  await main.getByRole('link', { name: 'Zur Kasse' }).click();
  await expect.element(pruefen).toMatchTextContent('Wird für Sie hergestellt');
  await expect.element(pruefen).toMatchTextContent(/3\s×/);
  await expect.element(termin).not.toHaveTextContent(vomRegal);
  answerBestellt(opened.answers);
  await bestellen.click();
  await expectBestellt(opened);
  expect(opened.answers.sent(kasseCalls.bestellen)).toMatchObject([{ body: { stand: 'dhl-2' } }]);
});
