import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ok, okWith } from '#shared/wire/envelope.ts';
import { bare, refusal } from '#test/ui/answers.ts';
import {
  answerChange,
  answerPortfolio,
  bearbeiten,
  card,
  fehlermeldung,
  field,
  honigwabe,
  lavendeltraum,
  meldung,
  minzmorgen,
  neuesProdukt,
  openBearbeiten,
  produktVon,
} from '#test/ui/areas/portfolio.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { retype, typeInto } from '#test/ui/type-into.ts';
import { portfolioCalls } from '../../calls.ts';
import type { VerwaltetesProdukt } from '../../contract.ts';
import { verwaltungCalls } from '../../verwaltung-calls.ts';

const path = '/admin/portfolio';
const names = page.getByRole('article').getByRole('heading');
const tile = (label: string) => () =>
  page.getByRole('region', { name: 'Zahlen' }).getByText(label, { exact: true }).element().parentElement
    ?.textContent;

const open = (produkte: VerwaltetesProdukt[]) =>
  openPage(path, { as: 'admin', answers: (answers) => answerPortfolio(answers, ...produkte) });

/** Eight more. */
const weitere = Array.from({ length: 8 }, (_, at) => produktVon(`Seife ${at + 1}`, { reihenfolge: 40 + at }));

test('a large catalogue comes in parts, is searched as a whole, and shows its cards by the page', {
  tags: ['@A04'],
}, async () => {
  const alle = Array.from({ length: 60 }, (_, at) => produktVon(`Seife ${at + 1}.`, { reihenfolge: at + 1 }));
  const { answers } = await openPage('/admin/portfolio', {
    as: 'admin',
    answers: (given) => {
      answerPortfolio(given, ...alle);
      given.on(verwaltungCalls.list, ({ query: { nach } }) => {
        // The last one of the first part has moved behind that part when the next one is read.
        const data = nach === undefined ? alle.slice(0, 51) : alle.slice(50);
        return {
          ...okWith('', data),
          count: data.length,
          ...(nach === undefined && { weiter: '50 Seife' }),
        };
      });
    },
  });
  await expect.element(page.getByRole('article')).toHaveLength(48);
  expect(answers.sent(verwaltungCalls.list).map(({ query }) => query)).toEqual([{}, { nach: '50 Seife' }]);
  await page.getByRole('button', { name: 'Weitere Produkte anzeigen' }).click();
  await expect.element(page.getByRole('article')).toHaveLength(60);
  await expect
    .element(page.getByRole('button', { name: 'Weitere Produkte anzeigen' }))
    .not.toBeInTheDocument();
  await page.getByRole('searchbox', { name: 'Produkte suchen' }).fill('59.');
  await expect.element(page.getByRole('article')).toHaveLength(1);
});

test('the owner sees her products as figures and cards', {
  tags: ['@A03', '@A04', '@A09', '@S01'],
}, async () => {
  const fehlend = ['Verpackung „Geschenkdose“ gibt es nicht in den Rohstoffen'];
  await open([
    lavendeltraum,
    { ...honigwabe, fehlend, preis: undefined },
    { ...minzmorgen, aktiv: false, bilder: { galerie: [] } },
  ]);
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/^Portfolio-Ver/);
  await expect.element(page.getByRole('button', { name: 'Neues Produkt' })).toBeVisible();
  for (const figure of ['Gesamt3', 'Aktiv2', 'Mit Bilder2', 'Ohne1'])
    await expect.poll(tile(figure.slice(0, -1))).toBe(figure);

  const lavendel = card('Lavendeltraum');
  for (const text of [
    ...['Aktiv', '#10', 'Sheabutter · Lavendel · 100 g', '7,90 €', '16 Stück im Lager'],
    ...['Form: quadratisch | Verpackung: viereck', 'Galerie (2 Bilder):'],
  ])
    await expect.element(lavendel.getByText(text, { exact: true })).toBeVisible();
  await expect.element(lavendel.getByRole('button', { name: /^Löschen: / })).toBeVisible();
  for (const text of ['Preis fehlt', 'Rezept unvollständig'])
    await expect.element(card('Honigwabe').getByText(text, { exact: true })).toBeVisible();
  for (const text of ['Inaktiv', 'Bild fehlt'])
    await expect.element(card('Minzmorgen').getByText(text, { exact: true })).toBeVisible();
  expect(page.getByRole('article').elements()).toHaveLength(3);
  await expect.element(page.getByRole('banner')).toBeVisible();
  await expect.element(page.getByRole('contentinfo')).toBeVisible();
});

test('an empty portfolio offers to make the first product', { tags: ['@A06', '@A08'] }, async () => {
  await open([]);
  await expect.element(page.getByText('Noch keine Produkte vorhanden')).toBeVisible();
  await expect.poll(tile('Gesamt')).toBe('Gesamt0');
  await page.getByRole('button', { name: 'Erstes Produkt erstellen' }).click();
  await expect.element(neuesProdukt).toBeVisible();
});

test('search and filter narrow the cards', { tags: ['@A04'] }, async () => {
  const ohnePreis = [minzmorgen, produktVon('Nachtjasmin')].map((one) => ({ ...one, preis: undefined }));
  await open([lavendeltraum, ...ohnePreis, ...weitere]);
  const verschieben = page.getByRole('button', { name: 'Minzmorgen verschieben' });
  await page.getByText('Ohne Preis', { exact: true }).click();
  await expect.element(page.getByRole('radio', { name: 'Ohne Preis' })).toBeChecked();
  await expect.poll(namesShown).toEqual(['Minzmorgen', 'Nachtjasmin']);
  await expect.element(page.getByText('2 von 11 Produkten')).toBeVisible();
  await expect.element(verschieben).toBeDisabled();
  const suche = page.getByRole('searchbox', { name: 'Produkte suchen' });
  await typeInto(suche, 'MINZ');
  await expect.poll(namesShown).toEqual(['Minzmorgen']);
  await retype(suche, 'gibt es nicht');
  await expect.element(page.getByText('Keine Produkte gefunden')).toBeVisible();
  await page.getByRole('button', { name: 'Alle Produkte zeigen' }).click();
  await expect.poll(namesShown).toHaveLength(11);
  await expect.element(verschieben).toBeEnabled();
});

test('up to eight products need no search', { tags: ['@A04'] }, async () => {
  await open(weitere);
  await expect.poll(namesShown).toHaveLength(8);
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument();
});

function namesShown(): (string | null)[] {
  return names.elements().map(({ textContent }) => textContent);
}

test('a change reloads list and figures, and the shop’s pages visited before are not stale', {
  tags: ['@A08', '@S17'],
}, async () => {
  const { answers, router } = await openPage('/products', {
    as: 'admin',
    answers: (given) => {
      answerPortfolio(given, honigwabe);
      given.on(portfolioCalls.listWithPrices, { ...ok([honigwabe]), count: 1 });
    },
  });
  const inShop = (name: string) => page.getByRole('heading', { name, exact: true });
  await expect.element(inShop('Honigwabe')).toBeVisible();
  await router.navigate(path);
  await openBearbeiten('Honigwabe');
  await expect.poll(() => answers.sent(verwaltungCalls.stats)).toHaveLength(1);
  await retype(field('Name'), 'Honigwabe neu');
  answerChange(answers, honigwabe);
  answers.on(portfolioCalls.listWithPrices, { ...ok([{ ...honigwabe, name: 'Honigwabe neu' }]), count: 1 });
  const { length } = answers.sent(verwaltungCalls.list);
  await bearbeiten.getByRole('button', { name: 'Aktualisieren' }).click();
  await expect.element(meldung('Produkt aktualisiert')).toBeVisible();
  await expect.element(bearbeiten).not.toBeInTheDocument();
  await expect.element(card('Honigwabe neu')).toBeVisible();
  await expect.poll(() => answers.sent(verwaltungCalls.stats)).toHaveLength(2);
  await expect.poll(() => answers.sent(verwaltungCalls.list)).toHaveLength(length + 1);

  await router.navigate('/products');
  await expect.element(inShop('Honigwabe neu')).toBeVisible();
  await expect.element(inShop('Honigwabe')).not.toBeInTheDocument();
});

test('a list that cannot be loaded says so and offers a retry; missing figures are only logged', {
  tags: ['@A08', '@A15'],
}, async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { answers } = await openPage(path, {
    as: 'admin',
    answers: (given) => {
      answerPortfolio(given);
      for (const call of [verwaltungCalls.list, verwaltungCalls.stats] as const)
        given.on(call, refusal(409, 'Wartungsarbeiten'));
    },
  });
  await expect.element(fehlermeldung('Fehler beim Laden der Produkte: Wartungsarbeiten')).toBeVisible();
  await expect.element(page.getByText('Die Produkte konnten nicht geladen werden.')).toBeVisible();
  await expect.poll(tile('Gesamt')).toBe('Gesamt–');
  // The screen's message, and the list's toast beside it: the figures add none.
  const gesagt = page.getByRole('alert').getByText(/Wartungsarbeiten/);
  await expect.poll(() => gesagt.elements()).toHaveLength(2);
  expect(warn).toHaveBeenCalledOnce();
  answerPortfolio(answers, honigwabe);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(card('Honigwabe')).toBeVisible();
  await expect.poll(tile('Gesamt')).toBe('Gesamt1');
});

test('products of another server, with only their names, are shown and edited', {
  tags: ['@A04', '@A08'],
}, async () => {
  const data = [
    { _id: 'a', name: 'Karg', seife: 'pink', gramm: 90, aroma: 'Rose', seifenform: 'Herz', aktiv: true },
    { _id: 'b', name: 'Leer', bilder: { hauptbild: 'data:,' } },
  ];
  await openPage(path, {
    as: 'admin',
    answers: (answers) => {
      answerPortfolio(answers);
      answers.on(verwaltungCalls.list, bare({ success: true, data }));
      answers.on(verwaltungCalls.stats, bare({ success: true, data: null }));
    },
  });
  await expect.element(card('Karg').getByText('Galerie (0 Bilder):')).toBeVisible();
  await expect.element(card('Leer').getByText('Preis fehlt', { exact: true })).toBeVisible();
  await expect.poll(tile('Gesamt')).toBe('Gesamt–');
  await openBearbeiten('Leer');
  await expect.element(field('Gramm')).toHaveValue('');
});

test('an answer without products is an empty portfolio', { tags: ['@A08'] }, async () => {
  await openPage(path, {
    as: 'admin',
    answers: (answers) => {
      answerPortfolio(answers);
      answers.on(verwaltungCalls.list, bare({ success: true, data: null }));
    },
  });
  await expect.element(page.getByText('Noch keine Produkte vorhanden')).toBeVisible();
});

test('only an admin causes calls of the back office', { tags: ['@A08', '@S06'] }, async () => {
  const { answers, router } = await openPage(path, {
    as: 'werkstatt',
    answers: (given) => given.on(portfolioCalls.listWithPrices, { ...ok([honigwabe]), count: 1 }),
  });
  await expect.poll(() => router.state.location.pathname).toBe('/');
  await expect.element(page.getByRole('contentinfo')).toBeVisible();
  for (const call of Object.values(verwaltungCalls)) expect(answers.sent(call)).toEqual([]);
});
