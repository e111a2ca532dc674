import { expect, onTestFinished, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { schonGebuchtFehler, schonGebuchtText } from '#features/bestand/buchung-id.ts';
import { ok } from '#shared/wire/envelope.ts';
import { type Answers, bare, lost, refusal } from '#test/ui/answers.ts';
import { answerStock, artikelOf, button, dialog, meldungen, openLager, rowOf } from '#test/ui/areas/lager.ts';
import { retype, typeInto } from '#test/ui/type-into.ts';
import { lagerCalls } from '../../calls.ts';
import type { KorrekturBody, LagerArtikel } from '../../contract.ts';

const sheabutter = artikelOf('rohseife', 'Sheabutter', { menge: 8400 });
const netzwerkfehler = 'Netzwerkfehler. Bitte überprüfen Sie Ihre Internetverbindung.';

/** Corrections of this article are booked: the stock shows its new level and their reason. */
function books(answers: Answers, artikel: LagerArtikel, others: LagerArtikel[] = []): void {
  let jetzt = artikel;
  answers.on(lagerCalls.korrektur, ({ body }) => {
    const { aenderung, grund } = body as KorrekturBody;
    const { menge: vorher, einheit } = jetzt;
    const nachher = vorher + aenderung;
    const letzteAenderung = { datum: '2026-11-27T10:00:00.000Z', grund: grund || 'Korrektur' };
    jetzt = { ...artikel, menge: nachher, letzteAenderung };
    answerStock(answers, [jetzt, ...others]);
    return ok({ vorher, nachher, aenderung, einheit });
  });
}

async function openKorrektur(name: string) {
  await button(`Korrigieren: ${name}`).click();
  const form = dialog(`Bestand korrigieren: ${name}`);
  const menge = form.getByLabelText('Menge');
  await expect.element(menge).toHaveFocus();
  const grund = form.getByRole('combobox', { name: 'Grund' });
  return { form, menge, grund, add: button('Hinzufügen', form), take: button('Entnehmen', form) };
}

test.each([false, true])(
  'an admin adds to the stock and takes from it, with a reason, on a phone: %s',
  {
    tags: ['@A26'],
  },
  async (isPhone) => {
    const { answers } = await openLager([sheabutter], {
      isPhone,
      answers: (answers) => books(answers, sheabutter),
    });
    const { form, menge, grund, add, take } = await openKorrektur('Sheabutter');
    for (const useless of ['', '0', 'viel']) {
      await retype(menge, useless);
      await expect.element(add).toBeDisabled();
      await expect.element(take).toBeDisabled();
    }
    await retype(menge, '1.600');
    await expect
      .element(form.getByText('nach dem Hinzufügen 10.000 g; nach dem Entnehmen 6.800 g'))
      .toBeVisible();
    await grund.click();
    await page.getByRole('option', { name: 'Einkauf' }).click();
    await add.click();
    await expect.element(form).not.toBeInTheDocument();
    expect(answers.sent(lagerCalls.korrektur)).toMatchObject([
      { body: { typ: 'rohseife', artikelId: 'Sheabutter', aenderung: 1600, grund: 'Einkauf' } },
    ]);
    await expect.element(meldungen()).toMatchTextContent('Sheabutter: jetzt 10.000 g statt 8.400 g');
    await expect.element(rowOf('Sheabutter')).toMatchTextContent('10.000 g');
    await expect.element(button('Korrigieren: Sheabutter')).toHaveFocus();

    await button('Korrigieren: Sheabutter').click();
    await typeInto(menge, '25');
    await typeInto(grund, 'Eimer umgekippt');
    await userEvent.keyboard('{Tab}');
    await typeInto(form.getByLabelText('Notizen'), 'In der Küche');
    await take.click();
    await expect.element(rowOf('Sheabutter')).toMatchTextContent('9.975 g');
    await expect.element(rowOf('Sheabutter')).toMatchTextContent('Eimer umgekippt');
    expect(answers.sent(lagerCalls.korrektur)[1]).toMatchObject({
      body: { aenderung: -25, grund: 'Eimer umgekippt', notizen: 'In der Küche' },
    });
  },
);

test('a minus means taking: Enter takes, and nothing else can be pressed', { tags: ['@A26'] }, async () => {
  const { answers } = await openLager([sheabutter], { answers: (answers) => books(answers, sheabutter) });
  const { form, menge, add, take } = await openKorrektur('Sheabutter');
  for (const minus of ['-', '−']) {
    await retype(menge, `${minus}250`);
    await expect
      .element(form.getByText('nach dem Entnehmen 8.150 g. Eingabetaste: entnehmen.'))
      .toBeVisible();
    await expect.element(add).toBeDisabled();
    await expect.element(take).toBeEnabled();
  }
  await retype(menge, '250');
  await expect.element(form.getByText('Eingabetaste: hinzufügen.')).toBeVisible();
  await expect.element(add).toBeEnabled();

  await retype(menge, '-250');
  await userEvent.keyboard('{Enter}');
  await expect.element(meldungen()).toMatchTextContent('Sheabutter: jetzt 8.150 g statt 8.400 g');
  await expect.element(rowOf('Sheabutter')).toMatchTextContent('8.150 g');
  // requirements.md, admin §5: the amount is made positive; the sign that is sent comes from the operation.
  expect(answers.sent(lagerCalls.korrektur)).toMatchObject([{ body: { aenderung: -250 } }]);
});

test('a wrong correction is reversed with one press, by a booking of its own', {
  tags: ['@A26', '@A28'],
}, async () => {
  const { answers } = await openLager([sheabutter], { answers: (answers) => books(answers, sheabutter) });
  const { menge, grund } = await openKorrektur('Sheabutter');
  await typeInto(menge, '2500');
  await typeInto(grund, 'Einkauf');
  await userEvent.keyboard('{Enter}');
  await expect.element(rowOf('Sheabutter')).toMatchTextContent('10.900 g');
  await button('Rückgängig', meldungen()).click();
  await expect.element(meldungen()).toMatchTextContent('Rückgängig gemacht: Sheabutter 8.400 g');
  await expect.element(button('Korrigieren: Sheabutter')).toHaveFocus();
  await expect.element(rowOf('Sheabutter')).toMatchTextContent('8.400 g');
  await expect.element(rowOf('Sheabutter')).toMatchTextContent('Rückgängig: Einkauf');
  const [booked, reversed] = answers.sent(lagerCalls.korrektur).map(({ body }) => body as KorrekturBody);
  expect(reversed).toMatchObject({ aenderung: -2500, grund: 'Rückgängig: Einkauf' });
  expect(reversed?.buchungId).not.toBe(booked?.buchungId);
});

test('taking more than the stock is refused, and the screen says why (R14)', {
  tags: ['@A26', '@A29'],
}, async () => {
  const sandelholz = artikelOf('duftoil', 'Sandelholz', { menge: 42 });
  const text = 'Sandelholz: 42 Tropfen vorhanden, 43 Tropfen können nicht entnommen werden.';
  const { answers } = await openLager([sandelholz], {
    tab: 'duftoele',
    answers: (answers) => answers.on(lagerCalls.korrektur, refusal(409, text)),
  });
  const { form, menge, take } = await openKorrektur('Sandelholz');
  await userEvent.keyboard('15{Tab}');
  await typeInto(menge, '43');
  await expect.element(form.getByText('so viel ist nicht da')).toBeVisible();
  await take.click();
  await expect.element(form.getByRole('alert')).toHaveTextContent(text);
  expect(answers.sent(lagerCalls.korrektur)).toMatchObject([{ body: { typ: 'duftoil', aenderung: -43 } }]);

  answers.on(lagerCalls.korrektur, bare('x', 502));
  await take.click();
  await expect.element(form.getByRole('alert')).toHaveTextContent('Fehler bei Korrektur');

  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect.element(menge).toHaveValue('43');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(rowOf('Sandelholz')).toMatchTextContent('42 Tropfen');
});

test('a booking with an empty answer is confirmed all the same', { tags: ['@A26'] }, async () => {
  await openLager([sheabutter], {
    answers: (answers) => answers.on(lagerCalls.korrektur, bare({ success: true, data: null })),
  });
  await openKorrektur('Sheabutter');
  await userEvent.keyboard('5{Enter}');
  await expect.element(meldungen()).toMatchTextContent('Sheabutter: Bestand korrigiert');
});

test('everything works by keyboard: group, article, amount, reason, booking', {
  tags: ['@A24', '@A26'],
}, async () => {
  const minze = artikelOf('duftoil', 'Minze', { menge: 510 });
  const { router } = await openLager([sheabutter, minze], { answers: (answers) => books(answers, minze) });
  await page.getByRole('tab', { name: 'Rohseifen' }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: 'Duftöle' })).toHaveFocus();
  await expect.element(rowOf('Minze')).toBeVisible();
  expect(router.state.location.search).toBe('?tab=duftoele');
  await tabTo(button('Korrigieren: Minze'));
  await userEvent.keyboard('{Enter}');
  const form = dialog('Bestand korrigieren: Minze');
  await expect.element(form.getByLabelText('Menge')).toHaveFocus();
  await userEvent.keyboard('15{Tab}Bru');
  await expect.element(page.getByRole('option', { name: 'Bruch' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(form.getByRole('combobox', { name: 'Grund' })).toHaveValue('Bruch');
  for (const name of ['Abbrechen', 'Hinzufügen', 'Entnehmen']) await tabTo(button(name, form));
  await userEvent.keyboard('{Enter}');
  await expect.element(rowOf('Minze')).toMatchTextContent('495 Tropfen');
  await expect.element(rowOf('Minze')).toMatchTextContent('Bruch');
});

/** Presses Tab until this element has the focus. */
async function tabTo(place: Locator): Promise<void> {
  for (let press = 0; press < 20 && place.query() !== document.activeElement; press += 1)
    await userEvent.keyboard('{Tab}');
  await expect.element(place).toHaveFocus();
}

test.each([false, true])(
  'choosing a reason moves nothing behind the dialog, and the focus comes back to the row, on a phone: %s',
  {
    tags: ['@A26'],
  },
  async (isPhone) => {
    const others = ['honig', 'natur', 'rosa', 'schwarz', 'transparent', 'weiß'].map((name) =>
      artikelOf('rohseife', name, { menge: 500 }),
    );
    const pink = artikelOf('rohseife', 'pink', { menge: 2600 });
    await openLager([pink, ...others], { isPhone, answers: (answers) => books(answers, pink, others) });
    const { innerWidth: width, innerHeight: height } = window;
    onTestFinished(() => page.viewport(width, height));
    await page.viewport(width, 420);
    await expect.element(button('Korrigieren: pink')).toBeVisible();
    button('Korrigieren: pink').element().scrollIntoView({ block: 'center' });
    const { form, menge, grund, add } = await openKorrektur('pink');
    const before = scrollY;
    expect(before).toBeGreaterThan(0);
    await typeInto(menge, '10');
    await typeInto(grund, '');
    await expect.element(page.getByRole('option', { name: 'Einkauf' })).toBeVisible();
    expect(scrollY).toBe(before);
    await page.getByRole('option', { name: 'Bruch' }).click();
    expect(scrollY).toBe(before);
    await add.click();
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(button('Korrigieren: pink')).toHaveFocus();
    await expect.element(rowOf('pink')).toMatchTextContent('Bruch');
    await expect.element(button('Korrigieren: pink')).toHaveFocus();
    expect(scrollY).toBe(before);
  },
);

test('after a lost answer nothing is sent by itself, and the second try reports that the first one arrived', {
  tags: ['@A26'],
}, async () => {
  const { answers } = await openLager([sheabutter], {
    answers: (answers) => answers.on(lagerCalls.korrektur, lost),
  });
  const { form, add, take } = await openKorrektur('Sheabutter');
  await userEvent.keyboard('400');
  dispatchEvent(new Event('offline'));
  await add.click();
  await expect.element(form.getByRole('alert')).toHaveTextContent(`Fehler bei Korrektur: ${netzwerkfehler}`);
  dispatchEvent(new Event('online'));
  answerStock(answers, [artikelOf('rohseife', 'Sheabutter', { menge: 8000 })]);
  answers.on(lagerCalls.korrektur, refusal(409, schonGebuchtText, { fehler: [schonGebuchtFehler] }));
  await take.click();
  await expect.element(meldungen()).toMatchTextContent(schonGebuchtText);
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(rowOf('Sheabutter')).toMatchTextContent('8.000 g');
  const bodies = answers.sent(lagerCalls.korrektur).map(({ body }) => body as KorrekturBody);
  expect(bodies.map(({ aenderung }) => aenderung)).toEqual([400, -400]);
  expect(bodies[0]?.buchungId).toMatch(/^\w{32}$/);
  expect(bodies[1]?.buchungId).toBe(bodies[0]?.buchungId);
});
