import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ok } from '#shared/wire/envelope.ts';
import type { Answers } from '#test/ui/answers.ts';
import { artikelOf, button, dialog, meldungen, openLager } from '#test/ui/areas/lager.ts';
import { offenerLaden } from '#test/ui/laden.ts';
import { typeInto } from '#test/ui/type-into.ts';
import { lagerCalls } from '../../calls.ts';

const name = 'Lavendeltraum';
const artikel = artikelOf('produkt', name, { menge: 5, reserviert: 4, frei: 1 });
const eine = { nummern: ['B-26-X2P9R'], weitere: 0 };
const beide = { nummern: ['B-26-K7M4Q', 'B-26-X2P9R'], weitere: 0 };
const open = (answers: (answers: Answers) => void) =>
  openLager([artikel], { tab: 'produkte', laden: offenerLaden, answers });

test('a correction names the orders that it hits, to read and to copy', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await open((answers) =>
    answers.on(
      lagerCalls.korrektur,
      ok({ vorher: 5, nachher: 3, aenderung: -2, einheit: 'Stück', betroffen: eine }),
    ),
  );
  await button(`Korrigieren: ${name}`).click();
  const form = dialog(`Bestand korrigieren: ${name}`);
  await typeInto(form.getByLabelText('Menge'), '2');
  await button('Entnehmen', form).click();
  const booked = dialog('Gebucht');
  await expect.element(booked).toMatchTextContent('Diese Bestellung ist betroffen: B-26-X2P9R.');
  await button('Kopieren', booked).click();
  await expect.element(meldungen()).toMatchTextContent('Bestellungen kopiert');
  expect(write).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('B-26-X2P9R'));
  await button('Fertig', booked).click();
  await expect.element(booked).not.toBeInTheDocument();
});

test('a count names the orders that it hits', async () => {
  const bestand = { _id: artikel._id, menge: 2, einheit: 'Stück', aenderung: -3 } as const;
  await open((answers) => answers.on(lagerCalls.inventur, ok({ bestand, betroffen: beide })));
  await button('Inventur').click();
  const inventur = dialog('Inventur');
  await expect.element(inventur.getByRole('option', { name })).toBeInTheDocument();
  await inventur.getByRole('combobox', { name: 'Artikel' }).selectOptions(name);
  await typeInto(inventur.getByLabelText('Gezählter Bestand'), '2');
  await button('Bestand aktualisieren', inventur).click();
  await expect
    .element(dialog('Gebucht'))
    .toMatchTextContent('Diese Bestellungen sind betroffen: B-26-K7M4Q und B-26-X2P9R.');
});

test('a counted shelf names the orders that it hits', async () => {
  const gezaehlt = { gezaehlt: 1, erwartet: 5, aenderung: -4, zwischenzeitlich: 0, neuerBestand: 1 };
  const zeile = { _id: artikel._id, name, einheit: 'Stück', ...gezaehlt, betroffen: beide } as const;
  await open((answers) => answers.on(lagerCalls.zaehlliste, ok({ zeilen: [zeile] })));
  await button('Regal zählen').click();
  await typeInto(page.getByLabelText(`${name}: gezählt`), '1');
  await button('Inventur buchen').click();
  await expect.element(dialog('Inventur gebucht')).toMatchTextContent('B-26-K7M4Q und B-26-X2P9R');
});
