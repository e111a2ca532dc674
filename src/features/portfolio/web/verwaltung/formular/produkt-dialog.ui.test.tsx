import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '#test/ui/answers.ts';
import {
  aktualisieren,
  answerChange,
  answerPortfolio,
  bearbeiten,
  card,
  choice,
  dialog,
  fehlermeldung,
  field,
  honigwabe,
  lavendeltraum,
  meldung,
  minzmorgen,
  neuesProdukt,
  openBearbeiten,
} from '#test/ui/areas/portfolio.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { retype, typeInto } from '#test/ui/type-into.ts';
import { verwaltungCalls } from '../../../verwaltung-calls.ts';

const path = '/admin/portfolio';
const verwerfen = dialog('Änderungen verwerfen?');

const open = (isPhone = false) =>
  openPage(path, {
    as: 'admin',
    isPhone,
    answers: (answers) => answerPortfolio(answers, lavendeltraum, honigwabe),
  });

async function openHonigwabe() {
  const opened = await open();
  await openBearbeiten('Honigwabe');
  await expect.element(field('Preis')).toHaveFocus();
  return opened;
}

test('a product is edited with the keyboard alone', { tags: ['@A05', '@A06'] }, async () => {
  const { answers } = await open();
  answerChange(answers, honigwabe, lavendeltraum);
  const opener = card('Honigwabe').getByRole('button', { name: /^Bearbeiten: / });
  await expect.element(opener).toBeVisible();
  for (let tabs = 0; tabs < 80 && document.activeElement !== opener.element(); tabs += 1)
    await userEvent.tab();
  await expect.element(opener).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  await expect.element(field('Preis')).toHaveFocus();
  await expect.element(field('Name')).toHaveValue('Honigwabe');
  await expect.element(field('Gramm')).toHaveValue('110');
  // Past the switch of the offer and the history of prices.
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  await expect.element(field('Name')).toHaveFocus();
  await userEvent.keyboard('{End} aus der Werkstatt{Tab}');
  await expect.element(choice('Seife')).toHaveFocus();
  await expect.element(bearbeiten.getByRole('option', { name: 'Sheabutter' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(choice('Seife')).toHaveValue('Sheabutter');
  await userEvent.keyboard('{Tab}{ControlOrMeta>}a{/ControlOrMeta}120{Enter}');

  await expect.element(meldung('Produkt aktualisiert')).toBeVisible();
  await expect.element(bearbeiten).not.toBeInTheDocument();
  const changed = card('Honigwabe aus der Werkstatt');
  await expect.element(changed.getByText('Sheabutter · Vanille · 120 g')).toBeVisible();
  await expect.element(changed.getByRole('button', { name: /^Bearbeiten: / })).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  await expect.element(bearbeiten).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(bearbeiten).not.toBeInTheDocument();
});

test.each([true, false])(
  'the form of a new product fills the screen of a phone alone: %s',
  {
    tags: ['@A06'],
  },
  async (isPhone) => {
    await open(isPhone);
    await page.getByRole('button', { name: 'Neues Produkt' }).click();
    await expect.element(neuesProdukt.getByRole('button', { name: 'Abbrechen' })).toBeVisible();
    const { width, height } = neuesProdukt.element().getBoundingClientRect();
    expect(width === innerWidth && height === innerHeight).toBe(isPhone);
  },
);

test('a closed dialog keeps what was typed until it is discarded', { tags: ['@A06'] }, async () => {
  await openHonigwabe();
  await bearbeiten.getByRole('button', { name: 'Abbrechen' }).click();
  await expect.element(bearbeiten).not.toBeInTheDocument();

  await openBearbeiten('Honigwabe');
  await typeInto(field('Zusatz'), 'mit Honig');
  for (const leave of ['Abbrechen', 'Schließen']) {
    await bearbeiten.getByRole('button', { name: leave }).click();
    await expect.element(bearbeiten).not.toBeInTheDocument();
    await openBearbeiten('Honigwabe');
    await expect.element(field('Zusatz')).toHaveValue('mit Honig');
  }
  await bearbeiten.getByRole('button', { name: 'Verwerfen' }).click();
  await verwerfen.getByRole('button', { name: 'Verwerfen' }).click();
  await expect.element(field('Zusatz')).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  await openBearbeiten('Honigwabe');
  await expect.element(field('Zusatz')).toHaveValue('');
});

test('going back from a changed dialog keeps it as well', { tags: ['@A06'] }, async () => {
  const { router } = await openPage('/contact', {
    as: 'admin',
    answers: (answers) => answerPortfolio(answers, honigwabe),
  });
  await router.navigate(path);
  await openBearbeiten('Honigwabe');
  await typeInto(field('Zusatz'), 'mit Honig');
  await router.navigate(-1);
  await expect.element(bearbeiten).not.toBeInTheDocument();
  await router.navigate(1);
  await openBearbeiten('Honigwabe');
  await expect.element(field('Zusatz')).toHaveValue('mit Honig');
});

test('a taken name is reported at its field', { tags: ['@A06', '@A08'] }, async () => {
  const { answers } = await openHonigwabe();
  const text = 'Ein Produkt mit diesem Namen gibt es bereits.';
  answers.on(verwaltungCalls.change, refusal(409, text, { fehler: [`name: ${text}`] }));
  await retype(field('Name'), 'lavendelTRAUM');
  await userEvent.keyboard('{Enter}');
  await expect.element(fehlermeldung(`Fehler beim Speichern: ${text}`)).toBeVisible();
  await expect.element(field('Name')).toHaveAccessibleDescription(text);
  await expect.element(field('Name')).toHaveValue('lavendelTRAUM');
  await expect.element(field('Name')).toHaveFocus();
});

test('after a failed save the focus stays where it was', { tags: ['@A06'] }, async () => {
  const { answers } = await openHonigwabe();
  await typeInto(field('Zusatz'), 'mit Honig');
  answers.on(verwaltungCalls.change, refusal(500, 'Kaputt.'));
  aktualisieren.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(bearbeiten.getByRole('alert')).toMatchTextContent('Serverfehler.');
  await expect.element(aktualisieren).toHaveFocus();
  answerChange(answers, honigwabe, lavendeltraum);
  await userEvent.keyboard('{Enter}');
  await expect.element(bearbeiten).not.toBeInTheDocument();
});

test('a session that ends meanwhile leads to the sign-in', { tags: ['@A06', '@S37'] }, async () => {
  const { answers, router } = await openHonigwabe();
  await typeInto(field('Zusatz'), 'mit Honig');
  answers.on(verwaltungCalls.change, refusal(401, 'Nicht angemeldet.'));
  await aktualisieren.click();
  await expect.poll(() => router.state.location.pathname).toBe('/login');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('an address opens the form of a product at its field, which may be folded away', {
  tags: ['@A06'],
}, async () => {
  const { router } = await openPage('/contact', {
    as: 'admin',
    answers: (answers) => answerPortfolio(answers, lavendeltraum, minzmorgen),
  });
  for (const [feld, input] of [
    ['steuersatz', choice('Steuersatz')],
    ['packgewicht', field('Packgewicht')],
    ['preis', field('Preis')],
    ['beschreibung.inhaltsstoffe', field('Inhaltsstoffe')],
    ['gramm', field('Gramm')],
  ] as const) {
    await router.navigate(`${path}?produkt=minzmorgen&feld=${feld}`);
    await expect.element(input).toHaveFocus();
    await expect.element(input).toBeInViewport();
    await expect.poll(() => router.state.location.search).toBe('');
    await expect.element(field('Name')).toHaveValue('Minzmorgen');
    await userEvent.keyboard('{Escape}');
    await expect.element(bearbeiten).not.toBeInTheDocument();
    await router.navigate('/contact');
  }
});
