import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { authCalls } from '#features/auth/calls.ts';
import { logoutReply } from '#features/auth/contract.ts';
import { moeglichkeit } from '#features/kasse/contract.ts';
import { telefonCalls } from '#features/telefon/calls.ts';
import {
  type TelefonBody,
  telefonReply,
  telefonVorschauReply,
  telefonWare,
} from '#features/telefon/contract.ts';
import type { Zahlart } from '#features/zahlarten/zahlart.ts';
import { ok, okList, okWith } from '#shared/wire/envelope.ts';
import { type Answers, lost, refusal } from '#test/ui/answers.ts';
import { startPage } from '#test/ui/areas/auth.ts';
import { laden, offenerLaden } from '#test/ui/laden.ts';
import { made } from '#test/ui/made.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { typeInto } from '#test/ui/type-into.ts';

const path = '/admin/bestellungen/neu';
const nummer = 'B-26-K7M4Q';
const seife = { produktId: '1', name: 'Lavendeltraum', preis: 7.9, gramm: 100 };

const knopf = (name: string, within: Pick<Locator, 'getByRole'> = page) =>
  within.getByRole('button', { name, exact: true });
const anlegen = knopf('Bestellung anlegen');
const pruefen = page.getByRole('region', { name: 'Prüfen' });
const angelegt = page.getByRole('region', { name: 'Angelegt' });
const stueck = page.getByLabelText('Lavendeltraum: Stück');
const titel = page.getByRole('heading', { level: 1 });
const gemerkt = () => sessionStorage.getItem('blaetter');

async function add(count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) await knopf('Lavendeltraum: eines mehr').click();
}

const weg = (versandart: 'dhl' | 'abholung', zahlart: Zahlart) =>
  made(moeglichkeit, { versandart, zahlart, versand: versandart === 'dhl' ? 4.9 : 0, stand: 'gelesen' });

/** One soap can be ordered, by parcel or fetched; more than `frei` pieces of it are made. */
const seifen =
  (frei = 20) =>
  (answers: Answers): void => {
    answers.on(telefonCalls.waren, okList([made(telefonWare, { ...seife, frei, fertigungstage: 20 })]));
    answers.on(telefonCalls.vorschau, ({ body }) => {
      const [posten] = (body as TelefonBody).posten;
      const menge = posten?.menge ?? 0;
      const wird = menge > frei ? { verfuegbarkeit: { art: 'aufBestellung', tage: 20 } as const } : {};
      return ok(
        made(telefonVorschauReply.shape.data, {
          posten: [{ ...seife, menge, summe: menge * seife.preis, ...wird }],
          moeglichkeiten: [weg('dhl', 'vorkasse'), weg('abholung', 'vorkasse'), weg('abholung', 'abholung')],
        }),
      );
    });
  };

const done = (
  part: Partial<(typeof telefonReply)['_output']['data']> = {},
  message = `${nummer} ist angelegt.`,
) => okWith(message, made(telefonReply.shape.data, { _id: 'a', nummer, ...part }));
const visit = { as: 'werkstatt', laden: offenerLaden, isPhone: true } as const;

test('what prevents an order is said with its button', async () => {
  const { answers } = await openPage(path, { ...visit, answers: seifen() });
  const text = 'Von Lavendeltraum ist keines da.';
  const hindernis = { produktId: '1', name: 'Lavendeltraum', menge: 1, text, hoechstens: 0 };
  const posten = [{ ...seife, menge: 1, summe: seife.preis }];
  answers.on(
    telefonCalls.vorschau,
    ok(made(telefonVorschauReply.shape.data, { posten, hindernisse: [hindernis] })),
  );
  await add(1);
  await expect.element(anlegen).toBeDisabled();
  await expect.element(anlegen).toHaveAccessibleDescription(text);
});

test('an order is taken in a pause, for nobody, and with what has to be made', async () => {
  const { answers } = await openPage(path, {
    ...visit,
    laden: { ...offenerLaden, phase: 'pausiert', pause: { text: 'Ferien', bis: '' } },
    answers: seifen(1),
  });
  await add(3);
  await expect.element(pruefen).toMatchTextContent('3 × Lavendeltraum (wird hergestellt)');
  await page.getByRole('radio', { name: /Zahlung bei Abholung/ }).click();
  await expect.element(page.getByLabelText('Straße')).not.toBeInTheDocument();
  await expect.element(page.getByText('Ohne Namen heißt die Bestellung „Laufkundschaft“.')).toBeVisible();
  answers.on(telefonCalls.anlegen, done({}, 'Ohne E-Mail-Adresse geht keine Nachricht hinaus.'));
  await anlegen.click();
  await expect.element(angelegt).toMatchTextContent('Ohne E-Mail-Adresse geht keine Nachricht hinaus.');
  const posten = [{ produktId: '1', menge: 3 }];
  expect(answers.sent(telefonCalls.anlegen)).toMatchObject([
    {
      body: {
        ...{ posten, versandart: 'abholung', zahlart: 'abholung', email: '', stand: 'gelesen' },
        rechnung: { vorname: '', nachname: '', strasse: '' },
      },
    },
  ]);
});

test('what is typed is there again until it is discarded, or the person signs out', async () => {
  const { answers, router } = await openPage(path, {
    ...{ ...visit, isPhone: false },
    answers: (given) => {
      startPage(given);
      seifen()(given);
    },
  });
  await add(2);
  await typeInto(page.getByLabelText('Vorname'), 'Erika');
  await router.navigate('/');
  await expect.element(stueck).not.toBeInTheDocument();
  await router.navigate(path);
  const hint = page.getByText(/^Ihre Eingaben vom .* sind wieder da\.$/);
  await expect.element(hint).toBeVisible();
  await expect.element(stueck).toHaveTextContent('2');
  await expect.element(page.getByLabelText('Vorname')).toHaveValue('Erika');
  await knopf('Verwerfen').click();
  await knopf('Verwerfen', page.getByRole('dialog')).click();
  await expect.element(hint).not.toBeInTheDocument();
  await expect.element(stueck).toHaveTextContent('0');
  await expect.element(titel).toHaveFocus();
  expect(gemerkt()).toBeNull();

  await add(1);
  await typeInto(page.getByLabelText('Vorname'), 'Erika');
  expect(gemerkt()).toContain('Erika');
  answers.on(authCalls.logout, made(logoutReply, { message: 'Abgemeldet.' }));
  await page.getByRole('button', { name: /^Hallo, / }).click();
  await knopf('Abmelden').click();
  await expect.poll(() => localStorage.getItem('token')).toBeNull();
  expect(gemerkt()).toBeNull();
});

test('without an answer the same order is sent once more, and its goods are not read again', async () => {
  const { answers } = await openPage(path, { ...visit, answers: seifen(3) });
  await add(3);
  await page.getByRole('radio', { name: /^Abholung.*Überweisung/ }).click();
  await typeInto(page.getByLabelText('Vorname'), 'Erika');
  await typeInto(page.getByLabelText('Nachname'), 'Schön');
  await expect.element(pruefen).toMatchTextContent('3 × Lavendeltraum');
  const gelesen = answers.sent(telefonCalls.vorschau).length;
  answers.on(telefonCalls.anlegen, lost);
  await anlegen.click();
  await expect.element(pruefen).toMatchTextContent('Sie wird nur einmal angelegt.');
  await expect.element(page.getByLabelText('Nachname')).toBeDisabled();
  const ueberweisung = {
    kontoinhaber: 'Lindenblatt',
    iban: 'DE02120300000000202051',
    bank: 'DKB',
    betrag: 23.7,
  };
  answers.on(telefonCalls.anlegen, done({ ueberweisung }));
  await knopf('Noch einmal senden').click();
  await expect.element(angelegt).toMatchTextContent(`${nummer} ist angelegt.`);
  // Without a mail, the account is said on the telephone.
  await expect.element(angelegt).toMatchTextContent(/IBAN\s*DE\d\d \d{4} /);
  const [first, second] = answers.sent(telefonCalls.anlegen);
  expect(second?.body).toEqual(first?.body);
  expect(answers.sent(telefonCalls.anlegen)).toHaveLength(2);
  expect(answers.sent(telefonCalls.vorschau)).toHaveLength(gelesen);
});

test('the tax of the chosen way is shown, and of a refused sum the new one before the order is sent again', async () => {
  const { answers } = await openPage(path, { ...visit, answers: seifen() });
  await add(1);
  await page.getByRole('radio', { name: /Zahlung bei Abholung/ }).click();
  await expect.element(pruefen).toMatchTextContent('Gesamt');
  await expect.element(pruefen).not.toMatchTextContent('MwSt.');
  const text = 'Ein Preis oder die Mehrwertsteuer hat sich geändert.';
  answers.on(telefonCalls.anlegen, () => {
    const steuer = [{ satz: 19, brutto: 7.9, steuer: 1.26 }];
    const moeglichkeiten = [{ ...weg('abholung', 'abholung'), stand: 'besteuert', gesamt: 7.9, steuer }];
    const posten = [{ ...seife, menge: 1, summe: seife.preis }];
    answers.on(telefonCalls.vorschau, ok(made(telefonVorschauReply.shape.data, { posten, moeglichkeiten })));
    return refusal(409, text, { fehler: [text] });
  });
  await anlegen.click();
  await expect.element(pruefen.getByRole('alert')).toMatchTextContent(text);
  await expect.element(pruefen).toMatchTextContent(/darin 19 % MwSt\.\s*1,26\s€/);
  answers.on(telefonCalls.anlegen, done());
  await anlegen.click();
  await expect.element(angelegt).toMatchTextContent('ist angelegt.');
  const gesendet = answers.sent(telefonCalls.anlegen).map(({ body }) => (body as TelefonBody).stand);
  expect(gesendet).toEqual(['gelesen', 'besteuert']);
});

test('an order that another tab has made from the same sheet is named, and what was changed is begun as a new one', async () => {
  const { answers } = await openPage(path, { ...visit, answers: seifen() });
  await add(2);
  await page.getByRole('radio', { name: /Zahlung bei Abholung/ }).click();
  const text = `${nummer} ist schon angelegt, ohne Ihre Änderung.`;
  answers.on(telefonCalls.anlegen, refusal(409, text, { data: { _id: 'a', nummer } }));
  await anlegen.click();
  await expect.element(pruefen.getByRole('alert')).toMatchTextContent(text);
  const hin = page.getByRole('link', { name: `${nummer} öffnen` });
  await expect.element(hin).toHaveAttribute('href', '/admin/bestellungen/a');
  await knopf('Als neue Bestellung beginnen').click();
  await expect.element(hin).not.toBeInTheDocument();
  const heading = page.getByRole('heading', { name: 'Prüfen', exact: true });
  await expect.element(heading).toHaveFocus();
  await expect.element(heading).toBeInViewport();
  answers.on(telefonCalls.anlegen, done());
  await anlegen.click();
  await expect.element(angelegt).toMatchTextContent('ist angelegt.');
  const bodies = answers.sent(telefonCalls.anlegen).map(({ body }) => body as TelefonBody);
  expect(bodies.map(({ posten }) => posten[0]?.menge)).toEqual([2, 2]);
  expect(bodies[1]?.bestellId).not.toBe(bodies[0]?.bestellId);
});

test('while the shop is announced no order is taken', async () => {
  const { router } = await openPage(path, { as: 'admin', laden, answers: startPage });
  await expect.poll(() => router.state.location.pathname).toBe('/');
});
