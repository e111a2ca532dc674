import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { authCalls } from '#features/auth/calls.ts';
import { zugangCalls } from '#features/konto/calls.ts';
import { bare, lost, refusal } from '#test/ui/answers.ts';
import { storedSession } from '#test/ui/areas/auth.ts';
import { geheim, getan, openLink } from '#test/ui/areas/konto-link.ts';
import { expectAccessible } from '#test/ui/expect-accessible.ts';
import { offenerLaden } from '#test/ui/laden.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { people } from '#test/ui/people.ts';

const main = page.getByRole('main');
const titel = main.getByRole('heading', { level: 1 });
const meldung = main.getByRole('alert');
const passwort = main.getByLabelText(/^(Neues )?Passwort$/);
const knopf = (name: string) => main.getByRole('button', { name, exact: true });
const neu = 'Seifenkiste am Fenster';
const fort = refusal(404, 'Diesen Link gibt es nicht mehr.');
const refused = (text: string) => refusal(400, 'Ungültige Eingabe', { fehler: [`password: ${text}`] });
const bestaetigt = 'E-\u2060Mail-Adresse bestätigt';
const fehlt = 'Bitte geben Sie das Passwort Ihres Kontos ein.';

test('a link that was used or has expired says how to get another one', async () => {
  const { router } = await openLink({}, { answers: (given) => given.on(zugangCalls.link, fort) });
  await expect.element(titel).toHaveTextContent('Dieser Link gilt nicht mehr');
  await expect.element(main).toMatchTextContent('Bitten Sie uns um eine neue Einladung.');
  await main.getByRole('link', { name: 'Neuen Link anfordern' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/passwort-vergessen');
});

test('a link that expires while its page is open may have worked', async () => {
  await openLink({ art: 'passwort' }, { answers: (given) => given.on(zugangCalls.linkPasswort, fort) });
  await expect.element(titel).toHaveTextContent('Neues Passwort');
  await userEvent.type(passwort, `${neu}{Enter}`);
  await expect.element(titel).toHaveTextContent('Dieser Link gilt nicht mehr');
  await expect.element(titel).toHaveFocus();
  await expect.element(main).toMatchTextContent('Vielleicht hat es schon geklappt');
});

test.for([
  ['is missing', ''],
  ['was cut', '#abc'],
] as const)('a link whose secret %s says how to open it', async ([, hash]) => {
  const { answers } = await openPage(`/konto/link${hash}`, { laden: offenerLaden });
  await expect.element(titel).toHaveTextContent('Dieser Link ist unvoll\u00adständig');
  await expect.element(main).toMatchTextContent('Bitte öffnen Sie ihn noch einmal aus der E-Mail.');
  expect(answers.sent(zugangCalls.link)).toEqual([]);
});

test('a password that is easily guessed is refused at its field, and the link stays', async () => {
  const words = 'Dieses Passwort ist zu schnell erraten.';
  const { answers, router } = await openLink(
    { art: 'passwort' },
    { answers: (given) => given.on(zugangCalls.linkPasswort, refused(words)) },
  );
  await userEvent.type(passwort, 'passwort1{Enter}');
  await expect.element(passwort).toHaveAccessibleDescription(words);
  await expect.element(passwort).toHaveFocus();
  await expect.element(passwort).toHaveValue('passwort1');
  answers.on(zugangCalls.linkPasswort, getan);
  await userEvent.keyboard(`{Control>}a{/Control}${neu}{Enter}`);
  await expect.poll(() => router.state.location.pathname).toBe('/login');
  expect(answers.sent(zugangCalls.linkPasswort).at(-1)?.body).toEqual({ link: geheim, password: neu });
});

test('an address that is taken by now is refused, and the session stays', async () => {
  const words = 'Zu dieser Adresse gibt es schon ein Konto.';
  await openLink(
    { art: 'email', email: 'ben@lindenblatt.example', istAngemeldet: true },
    { as: 'anna', answers: (given) => given.on(zugangCalls.bestaetigen, refusal(409, words)) },
  );
  await knopf('Neue Adresse bestätigen').click();
  await expect.element(meldung).toHaveTextContent(words);
  await expect.element(knopf('Neue Adresse bestätigen')).toHaveFocus();
  expect(storedSession().user).toEqual(people.anna);
});

test('without a connection the link can be checked again, and a typed password stays', async () => {
  const { answers } = await openLink(
    { art: 'passwort' },
    {
      answers: (given) => {
        let reads = 0;
        // Read once, and tried twice again.
        given.on(zugangCalls.link, () => {
          reads += 1;
          return reads <= 3 ? lost : bare({ success: true, data: { art: 'passwort', email: 'a@b.example' } });
        });
        given.on(zugangCalls.linkPasswort, lost);
      },
    },
  );
  await expect.element(meldung).toMatchTextContent(/konnte gerade nicht geprüft werden/);
  await knopf('Erneut versuchen').click();
  await userEvent.type(passwort, `${neu}{Enter}`);
  await expect
    .element(meldung)
    .toHaveTextContent('Netzwerkfehler. Bitte überprüfen Sie Ihre Internetverbindung.');
  await expectAccessible();
  await expect.element(passwort).toHaveValue(neu);
  answers.on(zugangCalls.linkPasswort, getan);
  await userEvent.keyboard('{Enter}');
  await expect.element(titel).toHaveTextContent('Anmelden');
});

test('an answer that the page does not know is no page of its own', async () => {
  const unknown = bare({ success: true, data: { art: 7 } });
  await openLink({}, { answers: (given) => given.on(zugangCalls.link, unknown) });
  await expect.element(meldung).toMatchTextContent(/konnte gerade nicht geprüft werden/);
});

test('an empty and a wrong password are refused at the field, and the link stays', async () => {
  const { answers } = await openLink(
    { art: 'bestaetigung' },
    { answers: (given) => given.on(zugangCalls.bestaetigen, refused('Das Passwort stimmt nicht.')) },
  );
  await knopf('Adresse bestätigen').click();
  await expect.element(passwort).toHaveFocus();
  await expect.element(passwort).toHaveAccessibleDescription(fehlt);
  expect(answers.sent(zugangCalls.bestaetigen)).toEqual([]);
  await userEvent.keyboard('falsch{Enter}');
  await expect.element(passwort).toHaveAccessibleDescription('Das Passwort stimmt nicht.');
  await expectAccessible();
  await expect.element(passwort).toHaveFocus();
  await expect.element(passwort).toHaveValue('falsch');

  answers.on(zugangCalls.bestaetigen, getan);
  await userEvent.keyboard('{Control>}a{/Control}ihr Passwort');
  await knopf('Passwort anzeigen').click();
  await expect.element(passwort).toHaveAttribute('type', 'text');
  await knopf('Adresse bestätigen').click();
  await expect.element(titel).toHaveTextContent(bestaetigt);
});

test('the password is asked when the session has ended since the page was opened', async () => {
  const { answers } = await openLink(
    { art: 'bestaetigung', istAngemeldet: true },
    {
      as: 'anna',
      answers: (given) => {
        given.on(zugangCalls.bestaetigen, refused(fehlt));
        given.on(authCalls.me, refusal(401, 'Sitzung abgelaufen.'));
      },
    },
  );
  await knopf('Adresse bestätigen').click();
  await expect.element(passwort).toHaveFocus();
  await expect.element(passwort).toHaveAccessibleDescription(fehlt);
  answers.on(zugangCalls.bestaetigen, getan);
  await userEvent.keyboard('ihr Passwort{Enter}');
  await expect.element(titel).toHaveTextContent(bestaetigt);
  await expect.element(main.getByRole('link', { name: 'Anmelden' })).toBeVisible();
  expect(answers.sent(zugangCalls.bestaetigen).map(({ body }) => body)).toEqual([
    { link: geheim },
    { link: geheim, password: 'ihr Passwort' },
  ]);
});
