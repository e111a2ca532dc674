import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { lagerCalls } from '#features/lager/calls.ts';
import { okList } from '#shared/wire/envelope.ts';
import { bare, refusal } from '#test/ui/answers.ts';
import {
  answerStock,
  artikelOf,
  button,
  dialog,
  meldungen,
  openLager,
  rowOf,
  warnungOf,
} from '#test/ui/areas/lager.ts';
import { textsOf } from '#test/ui/texts-of.ts';
import { typeInto } from '#test/ui/type-into.ts';
import { untilDrawn } from '#test/ui/until-drawn.ts';

const gruppen = ['Rohseifen', 'Duftöle', 'Verpackungen', 'Fertigprodukte'];
const sheabutter = artikelOf('rohseife', 'Sheabutter', { menge: 8400, mindestbestand: 2000 });
const schwarz = artikelOf('rohseife', 'schwarz', { menge: 340, mindestbestand: 800 });
const sandelholz = artikelOf('duftoil', 'Sandelholz', { menge: 42, mindestbestand: 60 });
const minzglas = artikelOf('produkt', 'Minzglas', { menge: 3, mindestbestand: 6 });
const stock = [
  sheabutter,
  schwarz,
  artikelOf('rohseife', 'pink', { menge: 2600 }),
  sandelholz,
  artikelOf('duftoil', 'Minze', { menge: 510 }),
  minzglas,
  artikelOf('produkt', 'Minzmorgen', { menge: 32 }),
  artikelOf('produkt', 'Goldstück', { menge: 6 }),
];
const warnungen = [
  warnungOf(schwarz, { groesse: '1.000 g', inhalt: 1000, preis: 11.9, von: 'Kontor Spreewald' }),
  warnungOf(sandelholz, { groesse: '15 ml', inhalt: 300, preis: 24.9, von: 'Duftmanufaktur Elbtal' }),
  warnungOf(minzglas),
];
const historien = page.getByRole('button', { name: /^Historie/ });

test('every article is shown by group with its level, the low ones marked', { tags: ['@A24'] }, async () => {
  const { router } = await openLager(stock);
  for (const name of ['Inventur', 'Produktion']) await expect.element(button(name)).toBeVisible();
  await expect.poll(() => textsOf(page.getByRole('tab'))).toEqual(gruppen);
  await expect.element(rowOf('Sheabutter')).toMatchTextContent('8.400 g');
  expect(textsOf(rowOf('Sheabutter').getByRole('button'))).toEqual(['Korrigieren', 'Historie']);
  await expect.element(page.getByRole('img', { name: 'knapp, Mindestbestand 800 g' })).toBeVisible();

  await page.getByRole('tab', { name: 'Fertigprodukte' }).click();
  await expect.element(historien).toHaveLength(3);
  expect(router.state.location.search).toBe('?tab=produkte');
});

test('an address opens its group, in which articles are found by a part of their name', {
  tags: ['@A24'],
}, async () => {
  await openLager(stock, { tab: 'produkte' });
  await expect
    .element(page.getByRole('tab', { name: 'Fertigprodukte' }))
    .toHaveAttribute('aria-selected', 'true');
  await expect.element(historien).toHaveLength(3);
  await typeInto(page.getByRole('searchbox', { name: 'Artikel suchen' }), 'minz');
  await expect.element(historien).toHaveLength(2);
  await userEvent.keyboard(' gibt es nicht');
  await expect.element(page.getByText('Kein Artikel gefunden')).toBeVisible();
  await page.getByRole('button', { name: 'Suche leeren' }).last().click();
  await expect.element(historien).toHaveLength(3);
});

test('a letter stands in the search at once, however late the address follows', {
  tags: ['@A24'],
}, async () => {
  await openLager(stock);
  const suche = page.getByRole('searchbox', { name: 'Artikel suchen' });
  await expect.element(suche).toBeVisible();
  const field = suche.element();
  if (!(field instanceof HTMLInputElement)) throw new Error('no field');
  for (const letter of 'minz') {
    field.setRangeText(letter, field.value.length, field.value.length, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  expect(field.value).toBe('minz');
});

test.each([false, true])(
  'the list can be sorted by its columns, on a phone: %s',
  {
    tags: ['@A24'],
  },
  async (isPhone) => {
    await openLager(stock, { isPhone });
    await expect.element(historien.first()).toHaveAccessibleName('Historie: pink');
    if (isPhone) await page.getByLabelText('Sortieren nach').selectOptions('Bestand, aufsteigend');
    else await button('Bestand').click();
    await expect.element(historien.first()).toHaveAccessibleName('Historie: schwarz');
    await expect.element(historien.last()).toHaveAccessibleName('Historie: Sheabutter');
  },
);

describe('the warning', () => {
  test('leads to its articles', { tags: ['@A24'] }, async () => {
    await openLager(stock, { warnungen });
    await expect.element(page.getByRole('heading', { name: '3 Artikel unter Mindestbestand' })).toBeVisible();
    await expect.element(page.getByText('Sandelholz: es fehlen 18 Tropfen')).toBeVisible();
    await page.getByRole('link', { name: 'Sandelholz' }).click();
    await expect.element(page.getByRole('tab', { name: 'Duftöle' })).toHaveAttribute('aria-selected', 'true');
    await expect.element(historien).toHaveLength(1);
    await expect.element(rowOf('Sandelholz')).toMatchTextContent('42 Tropfen');
  });

  test('has a shopping list of whole packs, to copy and to close', { tags: ['@A24'] }, async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await openLager(stock, { warnungen });
    await button('Einkaufsliste').click();
    const list = dialog('Einkaufsliste');
    await expect
      .poll(() => textsOf(list.getByRole('listitem')))
      .toEqual([
        'schwarzKontor Spreewald · es fehlen 460 g1 × 1.000 g11,90 €',
        'SandelholzDuftmanufaktur Elbtal · es fehlen 18 Tropfen1 × 15 ml24,90 €',
        'Minzglas3 Stück',
      ]);
    await button('Kopieren', list).click();
    await expect.element(meldungen()).toMatchTextContent('Einkaufsliste kopiert');
    expect(String(write.mock.lastCall).replaceAll('\u00a0', ' ')).toBe(
      'Einkaufen:\n- 1 × 1.000 g schwarz, Kontor Spreewald, 11,90 €\n- 1 × 15 ml Sandelholz, Duftmanufaktur Elbtal, 24,90 €\nZusammen 36,80 €\n\nHerstellen:\n- 3 Stück Minzglas',
    );
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
  });
});

test('an empty group says so', { tags: ['@A24'] }, async () => {
  await openLager([]);
  for (const gruppe of gruppen) {
    await page.getByRole('tab', { name: gruppe }).click();
    await expect.element(page.getByText(`Keine ${gruppe} im Lager.`)).toBeVisible();
  }
  await expect.element(button('Einkaufsliste')).not.toBeInTheDocument();
});

test('a stock that cannot be loaded is said, and a retry offered', { tags: ['@A29'] }, async () => {
  const { answers } = await openLager(stock, {
    answers: (given) => given.on(lagerCalls.bestand, bare('<h1>Bad gateway</h1>', 502)),
  });
  await expect.element(page.getByText('Fehler beim Laden des Bestands')).toBeVisible();
  answerStock(answers, stock);
  await button('Erneut versuchen').click();
  await expect.element(rowOf('Sheabutter')).toBeVisible();
});

test('the buttons come with the warnings above them, and do not move away from under a finger', {
  tags: ['@A24'],
}, async () => {
  let release = () => {};
  const { answers } = await openLager(stock, {
    answers: (given) => {
      release = given.hold(lagerCalls.warnungen, okList(warnungen));
    },
  });
  await expect.poll(() => answers.sent(lagerCalls.bestand)).toHaveLength(1);
  await untilDrawn();
  await expect.element(page.getByRole('main').getByRole('status')).toMatchTextContent('Einen Augenblick');
  expect(button('Regal zählen').elements()).toHaveLength(0);
  release();
  await expect.element(button('Einkaufsliste')).toBeVisible();
  await expect.element(button('Regal zählen')).toBeVisible();
});

describe('with the fields of the specification alone (requirements.md, admin §3 and §7)', () => {
  const seife = {
    ...{ _id: 'l1', name: 'Sheabutter', typ: 'rohseife', artikelId: 'r1', menge: 800, einheit: 'g' },
    ...{ mindestbestand: 1000, unterMindestbestand: true },
    letzteAenderung: { datum: '2026-01-02T10:00:00.000Z', grund: 'Einkauf' },
  };

  test('the stock is shown, and a group that is missing is empty', { tags: ['@A24'] }, async () => {
    await openLager([], {
      answers: (answers) => {
        answers.on(lagerCalls.entfernte, refusal(404, 'Nicht gefunden'));
        answers.on(lagerCalls.bestand, bare({ success: true, data: { rohseifen: [seife] } }));
        answers.on(lagerCalls.warnungen, bare({ success: true, data: [{ ...seife, differenz: 200 }] }));
      },
    });
    await expect.element(rowOf('Sheabutter')).toMatchTextContent('800 g');
    await page.getByRole('tab', { name: 'Duftöle' }).click();
    await expect.element(page.getByText('Keine Duftöle im Lager.')).toBeVisible();
  });

  test('where data is null, the lists are empty', { tags: ['@A24'] }, async () => {
    const none = bare({ success: true, data: null });
    await openLager([], {
      answers: (answers) => {
        const { bestand, warnungen, artikel, entfernte } = lagerCalls;
        for (const call of [bestand, warnungen, artikel, entfernte]) answers.on(call, none);
      },
    });
    await expect.element(page.getByText('Keine Rohseifen im Lager.')).toBeVisible();
    await button('Inventur').click();
    await expect.element(dialog('Inventur').getByRole('combobox', { name: 'Artikel' })).toBeVisible();
  });
});
