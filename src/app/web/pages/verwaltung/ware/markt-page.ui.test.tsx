import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { marktCalls } from '#features/markt/calls.ts';
import {
  type AbrechnenBody,
  type Markt,
  type Markttag,
  marktReply,
  markttag,
  marktWare,
} from '#features/markt/contract.ts';
import { okList, okWith } from '#shared/wire/envelope.ts';
import { type Answers, bare, refusal } from '#test/ui/answers.ts';
import { startPage } from '#test/ui/areas/auth.ts';
import { laden, offenerLaden } from '#test/ui/laden.ts';
import { made } from '#test/ui/made.ts';
import { closeMeldungen } from '#test/ui/meldung.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { typeInto } from '#test/ui/type-into.ts';

const path = '/admin/markt';
const visit = { as: 'werkstatt', laden: offenerLaden, isPhone: true } as const;
const namen = [
  ...['Lavendeltraum', 'Minzmorgen', 'Honigwabe', 'Goldstück'],
  ...['Rosenholz', 'Minzglas', 'Salzperle', 'Schwarzer Sandel'],
];
const waren = namen.map((name, at) => made(marktWare, { produktId: `s${at}`, name, preis: 7.9, frei: 20 }));

const snackbar = page.getByRole('status', { name: 'Meldungen' });
const neu = page.getByRole('region', { name: 'Neuer Markttag' });
const abend = page.getByRole('region', { name: 'Markt 27.11. Leipzig' });
const felder = (blatt: typeof neu, wort: string) =>
  blatt.getByRole('textbox', { name: new RegExp(`: ${wort}$`) });
const knopf = (name: string, within: Pick<typeof neu, 'getByRole'> = page) =>
  within.getByRole('button', { name, exact: true });

/** A day in Leipzig with seven pieces of one soap. */
const leipzig = made(markttag, {
  ...{ _id: 'markt-leipzig', ort: 'Leipzig', tag: '2026-11-27', stand: 'unterwegs' },
  posten: [{ produktId: 's0', name: 'Lavendeltraum', preis: 7.9, mitgenommen: 7, zurueck: 0 }],
});

/** The sheet, and the days that are over. */
function markt(answers: Answers, part: Partial<Markt> = {}, tage: Markttag[] = []): void {
  answers.on(marktCalls.read, made(marktReply, { data: { waren, ort: '', ...part } }));
  answers.on(marktCalls.tage, okList(tage));
}
/** No day is away; the start page is another page to go to. */
const daheim = (answers: Answers) => {
  startPage(answers);
  markt(answers);
};
/** Leipzig is away. */
const unterwegs = (answers: Answers) => {
  startPage(answers);
  markt(answers, { unterwegs: [leipzig] });
};

test('eight sorts are entered in the evening with at most 12 taps on 360 pixels', async () => {
  const { answers } = await openPage(path, { ...visit, answers: (given) => markt(given) });
  // The tap that leads here, from the dashboard or the menu.
  let taps = 1;
  const tap = async (target: typeof neu) => {
    taps += 1;
    await target.click();
  };
  const enter = async () => {
    taps += 1;
    await userEvent.keyboard('{Enter}');
  };
  await tap(page.getByText('Abends: verkauft'));
  const verkauft = felder(neu, 'Verkauft');
  for (let i = 0; i < 8; i += 1) {
    if (i === 0) await tap(verkauft.nth(0));
    else await enter();
    await expect.element(verkauft.nth(i)).toHaveFocus();
    await userEvent.keyboard(String(i + 1));
  }
  await expect.element(neu.getByRole('status')).toMatchTextContent('36 Stück');
  const abgerechnet = made(markttag, { stand: 'abgerechnet', tag: '2026-11-27', stueck: 36, umsatz: 284.4 });
  answers.on(marktCalls.abrechnen, () => {
    markt(answers, {}, [abgerechnet]);
    return okWith('36 Stück verkauft.', abgerechnet);
  });
  await tap(knopf('Abrechnen', neu));
  await expect.element(snackbar).toMatchTextContent('36 Stück verkauft');
  expect(taps).toBeLessThanOrEqual(12);
  const vergangene = page.getByRole('region', { name: 'Vergangene Markttage' });
  await expect.element(vergangene).toMatchTextContent('36 Stück');
  await expect.element(vergangene).toMatchTextContent('abgerechnet');
  const posten = namen.map((_, at) => ({ produktId: `s${at}`, mitgenommen: at + 1, zurueck: 0 }));
  expect(answers.sent(marktCalls.abrechnen)).toMatchObject([{ body: { posten } }]);
});

test.each([
  { as: 'admin', umsatz: 25 },
  { as: 'werkstatt', umsatz: undefined },
] as const)('what a past market brought is read by the owner only: $as', async ({ as, umsatz }) => {
  const { umsatz: _, netto: _n, ...ohne } = made(markttag, { stand: 'abgerechnet', stueck: 4 });
  const tag = umsatz === undefined ? ohne : { ...ohne, umsatz, netto: 21.01 };
  await openPage(path, { ...visit, as, answers: (given) => markt(given, {}, [tag]) });
  const vergangene = page.getByRole('region', { name: 'Vergangene Markttage' });
  await expect.element(vergangene).toMatchTextContent('4 Stück');
  for (const text of [/Umsatz/, /Nach Steuer/, /€/])
    if (umsatz === undefined) await expect.element(vergangene).not.toMatchTextContent(text);
    else await expect.element(vergangene).toMatchTextContent(text);
  await vergangene.getByRole('button', { name: /Zurücknehmen$/ }).click();
  const frage = page.getByRole('dialog', { name: 'Diese Abrechnung zurücknehmen?' });
  await expect.element(frage).toMatchTextContent('4 Stück kommen ins Lager zurück');
  if (umsatz === undefined) await expect.element(frage).not.toMatchTextContent('€');
  else await expect.element(frage).toMatchTextContent('25,00');
});

test.each(['neu', 'abend'] as const)(
  'a day that ends § 19 UStG is asked about before it is booked: the sheet %s',
  async (art) => {
    const { answers } = await openPage(path, { ...visit, answers: art === 'neu' ? daheim : unterwegs });
    const blatt = art === 'neu' ? neu : abend;
    if (art === 'neu') await page.getByText('Abends: verkauft').click();
    const feld = felder(blatt, art === 'neu' ? 'Verkauft' : 'Zurück').first();
    await typeInto(feld, '3');
    const text = 'Mit diesem Markttag endet die Kleinunternehmerregelung.';
    const folge = 'Der ganze Tag wird mit Mehrwertsteuer gebucht.';
    const gefragt = refusal(409, text, { fehler: [`steuerwechsel: ${folge}`] });
    const release = answers.hold(marktCalls.abrechnen, gefragt);
    await knopf('Abrechnen', blatt).click();
    // A busy button is disabled, which takes the focus away from it.
    await expect.element(knopf('Abrechnen', blatt)).toBeDisabled();
    release();
    const frage = page.getByRole('dialog', { name: 'Diesen Markttag mit Mehrwertsteuer abrechnen?' });
    await expect.element(frage).toMatchTextContent(text);
    await expect.element(frage).toMatchTextContent(folge);
    await knopf('Abbrechen', frage).click();
    await expect.element(frage).not.toBeInTheDocument();
    await expect.element(knopf('Abrechnen', blatt)).toHaveFocus();
    await expect.element(feld).toHaveValue('3');
    await expect.element(blatt.getByRole('alert')).not.toBeInTheDocument();
    expect(answers.sent(marktCalls.abrechnen)).toHaveLength(1);

    answers.on(marktCalls.abrechnen, ({ body }) =>
      (body as AbrechnenBody).steuerwechsel ? okWith('3 Stück verkauft.', made(markttag, {})) : gefragt,
    );
    await knopf('Abrechnen', blatt).click();
    await knopf('Ja, abrechnen', frage).click();
    await expect.element(snackbar).toMatchTextContent('3 Stück verkauft.');
    const bodies = answers.sent(marktCalls.abrechnen).map(({ body }) => body as AbrechnenBody);
    expect(bodies.map(({ steuerwechsel }) => steuerwechsel)).toEqual([undefined, undefined, true]);
    expect(new Set(bodies.map(({ buchungId }) => buchungId)).size).toBe(1);
  },
);

test('what is not free is named, and the numbers stay', async () => {
  const { answers } = await openPage(path, { ...visit, answers: (given) => markt(given) });
  const text = 'Von Lavendeltraum sind nur 2 Stück frei.';
  answers.on(marktCalls.mitnehmen, refusal(409, text, { fehler: [`posten: ${text}`] }));
  await typeInto(felder(neu, 'Mitgenommen').first(), '3');
  await knopf('Mitnehmen', neu).click();
  await expect.element(neu.getByRole('alert')).toMatchTextContent('sind nur 2 Stück frei.');
  await expect.element(felder(neu, 'Mitgenommen').first()).toHaveValue('3');
});

/** A soap on the shelf has no price. */
const ohnePreis = (answers: Answers) =>
  markt(answers, {
    waren: waren.filter(({ produktId }) => produktId !== 's1'),
    ohnePreis: [{ produktId: 's1', name: 'Minzmorgen' }],
  });

test('a soap without a price is missing, and is said to employees', async () => {
  await openPage(path, { ...visit, answers: ohnePreis });
  await expect.element(page.getByText('Minzmorgen hat noch keinen Preis.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Preis eintragen$/ })).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('textbox', { name: 'Minzmorgen: Mitgenommen' }))
    .not.toBeInTheDocument();
});

test('the price of a soap without one is a tap away for the owner', async () => {
  await openPage(path, { ...visit, as: 'admin', answers: ohnePreis });
  const link = page.getByRole('link', { name: 'Minzmorgen: Preis eintragen' });
  await expect.element(link).toHaveAttribute('href', '/admin/portfolio?produkt=s1&feld=preis');
  expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test('what is typed is there again after another page, until it is sent', async () => {
  const { answers, router } = await openPage(path, { ...visit, answers: daheim });
  await typeInto(neu.getByLabelText('Ort'), 'Leipzig');
  await typeInto(felder(neu, 'Mitgenommen').first(), '7');
  await router.navigate('/');
  await expect.element(neu).not.toBeInTheDocument();
  await router.navigate(path);
  await expect.element(neu).toMatchTextContent(/Ihre Eingaben vom .* sind wieder da\./);
  await expect.element(neu.getByLabelText('Ort')).toHaveValue('Leipzig');
  await expect.element(felder(neu, 'Mitgenommen').first()).toHaveValue('7');
  answers.on(marktCalls.mitnehmen, () => {
    unterwegs(answers);
    return okWith('Die Ware ist mitgenommen.', leipzig);
  });
  await knopf('Mitnehmen', neu).click();
  await expect.element(abend).toMatchTextContent('€');
  await expect.element(abend).not.toMatchTextContent(/verkauft \d/);
  await typeInto(felder(abend, 'Zurück').first(), '3');
  await expect.element(abend).toMatchTextContent(/verkauft \d/);
  await router.navigate('/');
  await expect.element(abend).not.toBeInTheDocument();
  await router.navigate(path);
  await expect.element(felder(abend, 'Zurück').first()).toHaveValue('3');
  answers.on(marktCalls.abrechnen, () => {
    markt(answers);
    return okWith('4 Stück verkauft.', made(markttag, { stand: 'abgerechnet' }));
  });
  await knopf('Abrechnen', abend).click();
  await expect.element(snackbar).toMatchTextContent('4 Stück verkauft');
  await expect.element(neu).not.toMatchTextContent('Ihre Eingaben');
  await expect.element(felder(neu, 'Mitgenommen').first()).toHaveValue('');
  expect(sessionStorage.getItem('blaetter')).toBeNull();
});

for (const { knopf: name, call, frage } of [
  { knopf: 'Abrechnen', call: 'abrechnen', frage: undefined },
  { knopf: 'Ohne Verkauf abschließen', call: 'verwerfen', frage: 'Ja, freigeben' },
] as const)
  test(`of two who end a market day, the second reads who was first, and what she counted: ${name}`, async () => {
    const { answers, router } = await openPage(path, { ...visit, answers: unterwegs });
    await typeInto(abend.getByLabelText('Lavendeltraum: Zurück'), '3');
    await typeInto(abend.getByLabelText('Umsatz'), '25');
    const text = 'Diesen Markttag hat Maria Lindner schon abgerechnet.';
    answers.on(marktCalls[call], () => {
      markt(answers);
      return refusal(409, text, { fehler: [`stand: ${text}`] });
    });
    await knopf(name, abend).click();
    if (frage) await knopf(frage).click();
    const gesagt = page.getByRole('alert').filter({ hasText: 'Leipzig' });
    await expect.element(gesagt).toMatchTextContent(text);
    await expect.element(gesagt).toMatchTextContent('Lavendeltraum: 7 mitgenommen, 3 zurück');
    await expect.element(gesagt).toMatchTextContent('Umsatz: 25 €');
    await expect.element(gesagt).toBeInViewport();
    await expect.element(abend).not.toBeInTheDocument();
    await router.navigate('/');
    await router.navigate(path);
    await expect.element(gesagt).toMatchTextContent('Lavendeltraum: 7 mitgenommen, 3 zurück');
    closeMeldungen();
    await expect.element(gesagt).not.toBeInTheDocument();
    expect(sessionStorage.getItem('blaetter')).toBeNull();
  });

test('a market day that takes the pieces of orders says which and what to do, until it is closed', async () => {
  const { answers, router } = await openPage(path, { ...visit, answers: daheim });
  await page.getByText('Abends: verkauft').click();
  await typeInto(neu.getByLabelText('Lavendeltraum: Verkauft'), '3');
  const orders = { nummern: ['B-26-X2P9R'], weitere: 0 };
  const gebucht = made(markttag, { stand: 'abgerechnet', stueck: 3 });
  answers.on(
    marktCalls.abrechnen,
    okWith('3 Stück verkauft.', { ...gebucht, betroffen: [{ name: 'Lavendeltraum', betroffen: orders }] }),
  );
  await knopf('Abrechnen', neu).click();
  const gesagt = page.getByRole('status').filter({ hasText: 'Bitte fertigen Sie, was fehlt.' });
  await expect.element(gesagt).toMatchTextContent('Für diese Bestellungen reicht das Regal nicht mehr.');
  await expect
    .element(gesagt)
    .toMatchTextContent('Lavendeltraum: Diese Bestellung ist betroffen: B-26-X2P9R.');
  await expect.element(gesagt).toBeInViewport();
  await router.navigate('/');
  await router.navigate(path);
  await expect.element(gesagt).toMatchTextContent('B-26-X2P9R');
  await expect
    .element(gesagt.getByRole('link', { name: 'Fertigen' }))
    .toHaveAttribute('href', '/admin/inventory');
  closeMeldungen();
  await expect.element(gesagt).not.toBeInTheDocument();
});

test.each([{ data: [] }, { data: {} }, { data: null }])(
  'an answer of another version of the shop is said, and asked for again: $data',
  async ({ data }) => {
    const { answers } = await openPage(path, {
      ...visit,
      answers: (given) => {
        markt(given);
        given.on(marktCalls.read, bare({ success: true, data }));
      },
    });
    await expect.element(page.getByText('Das Blatt lässt sich gerade nicht laden.')).toBeVisible();
    markt(answers);
    await knopf('Erneut versuchen').click();
    await expect.element(neu).toBeVisible();
  },
);

test('while the shop is announced there is no market', async () => {
  const { router } = await openPage(path, { as: 'admin', laden, answers: startPage });
  await expect.poll(() => router.state.location.pathname).toBe('/');
});

test('a sheet of many soaps comes in parts, and holds each soap once', async () => {
  await openPage(path, {
    ...visit,
    answers: (given) => {
      markt(given);
      given.on(marktCalls.read, ({ query: { nach } }) =>
        nach === undefined
          ? { ...made(marktReply, { data: { waren: waren.slice(0, 5), ort: '' } }), weiter: '5 Rosenholz' }
          : made(marktReply, { data: { waren: waren.slice(4), ort: '' } }),
      );
    },
  });
  await expect.element(felder(neu, 'Mitgenommen')).toHaveLength(namen.length);
});
