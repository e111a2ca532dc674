import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { okWith } from '#shared/wire/envelope.ts';
import { refusal } from '#test/ui/answers.ts';
import {
  answerPortfolio,
  card,
  dialog,
  fehlermeldung,
  field,
  honigwabe,
  konfliktWith,
  lavendeltraum,
  meldung,
  minzmorgen,
} from '#test/ui/areas/portfolio.ts';
import { offenerLaden } from '#test/ui/laden.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { retype } from '#test/ui/type-into.ts';
import { answerUploads } from '#test/ui/uploads.ts';
import type { VerwaltetesProdukt } from '../../../contract.ts';
import { bildCalls, verwaltungCalls } from '../../../verwaltung-calls.ts';

const honig = card('Honigwabe');
const galerie = honig.getByRole('listitem');
const produktFrage = dialog('Sind Sie sicher, dass Sie dieses Produkt löschen möchten?');
const bildFrage = dialog('Sind Sie sicher, dass Sie dieses Bild löschen möchten?');
/** A button of the card; its name ends with that of the product. */
const button = (name: string) =>
  honig.getByRole('button', {
    name: `${name}${name.startsWith('Alternativtext') ? ', ' : ': '}Honigwabe`,
    exact: true,
  });

const open = (isPhone = false) =>
  openPage('/admin/portfolio', {
    as: 'admin',
    isPhone,
    answers: (answers) => answerPortfolio(answers, honigwabe, lavendeltraum, minzmorgen),
  });

const heightOf = (name: string) => button(name).element().getBoundingClientRect().height;
const columnsOf = () =>
  getComputedStyle(honig.getByRole('list').element()).gridTemplateColumns.split(' ').length;

test('on a desktop pictures are large and in three columns', { tags: ['@A04'] }, async () => {
  await open();
  await expect.element(button('Alternativtext bearbeiten: Galeriebild 1')).toBeVisible();
  expect(heightOf('Alternativtext bearbeiten: Hauptbild')).toBe(200);
  expect(heightOf('Alternativtext bearbeiten: Galeriebild 1')).toBe(60);
  expect(columnsOf()).toBe(3);

  const boxes = ['Hauptbild hochladen', 'Galerie-Bild hinzufügen', 'Löschen'].map((name) =>
    button(name).element().getBoundingClientRect(),
  );
  const sizes = boxes.map(({ width, height }) => [Math.round(width), Math.round(height)]);
  expect(sizes).toEqual([sizes[0], sizes[0], sizes[0]]);
  expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(2);
});

test('on a phone the products are a compact list, and rare actions are one tap away', {
  tags: ['@A04', '@A05', '@A09'],
}, async () => {
  await open(true);
  await expect.element(honig.getByText(/im Lager$/)).toBeVisible();
  const cards = page.getByRole('article').elements();
  expect(cards).toHaveLength(3);
  for (const one of cards) expect(one.getBoundingClientRect().height).toBeLessThanOrEqual(180);
  const name = honig.getByRole('heading').element().getBoundingClientRect();
  const preis = honig.getByText('8,50 €', { exact: true }).element().getBoundingClientRect();
  expect(preis.x).toBeCloseTo(name.x, 0);
  expect(preis.y).toBeGreaterThanOrEqual(name.bottom);

  const toggle = button('Bilder und mehr');
  await expect.element(button('Bearbeiten')).toHaveTextContent('Bearbeiten');
  await expect.element(honig.getByText('Galerie (2 Bilder):')).not.toBeVisible();
  await toggle.click();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect.element(honig.getByText('Galerie (2 Bilder):')).toBeVisible();
  await userEvent.tab();
  await expect.element(button('Alternativtext bearbeiten: Galeriebild 1')).toHaveFocus();
  expect(heightOf('Alternativtext bearbeiten: Hauptbild')).toBe(150);
  expect(heightOf('Alternativtext bearbeiten: Galeriebild 1')).toBe(50);
  expect(columnsOf()).toBe(2);
  await toggle.click();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect.element(button('Löschen')).not.toBeInTheDocument();
});

test('the owner deletes a product after a confirmation that names it', {
  tags: ['@A05', '@A08', '@R9'],
}, async () => {
  const { answers } = await open();
  await button('Löschen').click();
  await expect.element(produktFrage).toMatchTextContent('Honigwabe');
  await userEvent.keyboard('{Escape}');
  await expect.element(produktFrage).not.toBeInTheDocument();
  await expect.element(honig).toBeVisible();
  expect(answers.sent(verwaltungCalls.delete)).toEqual([]);

  answers.on(verwaltungCalls.delete, ({ params }) => {
    answerPortfolio(answers, lavendeltraum, minzmorgen);
    return okWith('Produkt gelöscht', { _id: params.id ?? '' });
  });
  await button('Löschen').click();
  await produktFrage.getByRole('button', { name: 'Löschen' }).click();
  await expect.element(meldung('Produkt gelöscht')).toBeVisible();
  await expect.element(honig).not.toBeInTheDocument();
  await expect.element(page.getByRole('region', { name: 'Zahlen' })).toMatchTextContent('Gesamt2');
  expect(answers.sent(verwaltungCalls.delete)).toMatchObject([{ params: { id: 'honigwabe' } }]);
});

test('a product that could not be deleted stays, with the reason', { tags: ['@A08'] }, async () => {
  const { answers } = await open();
  answers.on(verwaltungCalls.delete, refusal(409, 'Gerade nicht möglich.'));
  await button('Löschen').click();
  await produktFrage.getByRole('button', { name: 'Löschen' }).click();
  await expect.element(fehlermeldung('Fehler beim Löschen: Gerade nicht möglich.')).toBeVisible();
  await expect.element(honig).toBeVisible();
});

/** The product without one of its pictures. */
const without = (wahl: 'hauptbild' | number, produkt = honigwabe): VerwaltetesProdukt => {
  const { hauptbild, galerie: bilder } = produkt.bilder;
  const rest = bilder.filter((_, at) => at !== wahl);
  const bleibt = wahl === 'hauptbild' ? {} : { hauptbild };
  return { ...produkt, version: produkt.version + 1, bilder: { ...bleibt, galerie: rest } };
};

test('every picture can be deleted after a confirmation', { tags: ['@A05', '@A08'] }, async () => {
  const { answers } = await open();
  await button('Galeriebild 1 löschen').click();
  await expect.element(bildFrage).toMatchTextContent('Honigwabe, Galeriebild 1');
  await bildFrage.getByRole('button', { name: 'Abbrechen' }).click();
  await expect.element(bildFrage).not.toBeInTheDocument();
  expect(galerie.elements()).toHaveLength(2);
  const ohneErstes = without(0);
  answers.on(bildCalls.galerie.delete, () => {
    answerPortfolio(answers, ohneErstes, lavendeltraum);
    return okWith('Bild gelöscht', ohneErstes);
  });
  await button('Galeriebild 1 löschen').click();
  await bildFrage.getByRole('button', { name: 'Löschen' }).click();
  await expect.element(meldung('Bild gelöscht')).toBeVisible();
  await expect.poll(() => galerie.elements()).toHaveLength(1);
  await expect.element(honig.getByRole('img', { name: 'Rechts' })).toBeInTheDocument();

  answers.on(bildCalls.hauptbild.delete, () => {
    const ohneBild = without('hauptbild', ohneErstes);
    answerPortfolio(answers, ohneBild, lavendeltraum);
    return okWith('Bild gelöscht', ohneBild);
  });
  await button('Hauptbild löschen').click();
  await expect.element(bildFrage).toMatchTextContent('Honigwabe, Hauptbild');
  await bildFrage.getByRole('button', { name: 'Löschen' }).click();
  await expect.element(honig.getByText('Kein Hauptbild')).toBeVisible();
  expect(answers.sent(bildCalls.galerie.delete)).toMatchObject([
    { params: { id: 'honigwabe', index: '0' }, query: { version: '3' } },
  ]);
  expect(answers.sent(bildCalls.hauptbild.delete)).toMatchObject([{ query: { version: '4' } }]);
});

test('another picture that moved up is not deleted in its place', { tags: ['@A05'] }, async () => {
  const { answers } = await open();
  await button('Galeriebild 1 löschen').click();
  answerPortfolio(answers, without(0));
  answers.on(bildCalls.galerie.delete, konfliktWith(without(0)));
  await bildFrage.getByRole('button', { name: 'Löschen' }).click();
  await expect.element(fehlermeldung(/^Fehler beim Löschen: Das Produkt wurde inzwischen/)).toBeVisible();
  await expect.poll(() => galerie.elements()).toHaveLength(1);
  expect(answers.sent(bildCalls.galerie.delete)).toHaveLength(1);
});

test('the owner writes the alt text of a picture, also while others change the product', {
  tags: ['@A07'],
}, async () => {
  const { answers } = await open();
  await button('Alternativtext bearbeiten: Galeriebild 2').click();
  await expect.element(field('Alternativtext')).toHaveValue('Rechts');
  // Something else of the product: no reason for a conflict.
  const geaendert = { ...honigwabe, zusatz: 'mit Propolis', version: 4 };
  answers.on(bildCalls.galerie.changeAltText, ({ body }) =>
    (body as { version: number }).version === 4
      ? okWith('Alternativtext gespeichert', { ...geaendert, version: 5 })
      : konfliktWith(geaendert),
  );
  await retype(field('Alternativtext'), 'Sechseckige Seife auf einem Holzbrett');
  await dialog('Alternativtext bearbeiten').getByRole('button', { name: 'Speichern' }).click();
  await expect.element(meldung('Alternativtext gespeichert')).toBeVisible();
  expect(answers.sent(bildCalls.galerie.changeAltText).at(-1)).toMatchObject({
    params: { id: 'honigwabe', index: '1' },
    body: { alt_text: 'Sechseckige Seife auf einem Holzbrett', version: 4 },
  });
});

const foto = (name: string) => {
  const bytes = Uint8Array.from(atob('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='), (one) =>
    one.charCodeAt(0),
  );
  return new File([bytes], name, { type: 'image/gif' });
};
/** The input behind a button; one for files, one for the camera. */
const dateien = (name: string) => honig.getByLabelText(`${name}: Honigwabe`, { exact: true }).first();
const altText = (wahl: string) => honig.getByRole('textbox', { name: `Was ist zu sehen? (${wahl})` });

test('in an open shop a main picture is replaced after a question with both, and then described', {
  tags: ['@A07'],
}, async () => {
  const { answers } = await openPage('/admin/portfolio', {
    as: 'admin',
    laden: offenerLaden,
    answers: (given) => answerPortfolio(given, honigwabe, lavendeltraum),
  });
  answerUploads(answers);
  answers.on(
    verwaltungCalls.uploadBild,
    okWith('Bild hochgeladen', { imageUrl: '', isHauptbild: true, product: honigwabe }),
  );
  const frage = dialog('Hauptbild ersetzen?');
  await userEvent.upload(dateien('Hauptbild hochladen'), foto('neu.gif'));
  await expect.element(frage).toMatchTextContent('HonigwabeBisherNeu');
  expect(frage.getByRole('img').elements()).toHaveLength(2);
  await frage.getByRole('button', { name: 'Bisheriges behalten' }).click();
  expect(answers.sent(verwaltungCalls.uploadBild)).toEqual([]);

  await userEvent.upload(dateien('Hauptbild hochladen'), foto('neu.gif'));
  await frage.getByRole('button', { name: 'Ersetzen' }).click();
  await expect.element(altText('Hauptbild')).toBeVisible();
  answers.on(bildCalls.hauptbild.changeAltText, okWith('Alternativtext gespeichert', honigwabe));
  await retype(altText('Hauptbild'), 'Gelbe Waben');
  await userEvent.keyboard('{Enter}');
  await expect.element(altText('Hauptbild')).not.toBeInTheDocument();
  expect(answers.sent(bildCalls.hauptbild.changeAltText)).toMatchObject([
    { body: { alt_text: 'Gelbe Waben' } },
  ]);
});

test('each new picture of a gallery is asked for, and may be skipped', { tags: ['@A07'] }, async () => {
  const { answers } = await open();
  answerUploads(answers);
  const mit = (anzahl: number) => ({
    ...honigwabe,
    bilder: {
      ...honigwabe.bilder,
      galerie: Array.from({ length: anzahl }, (_, at) => ({ url: `/${at}`, alt_text: '' })),
    },
  });
  let anzahl = 2;
  answers.on(verwaltungCalls.uploadBild, () => {
    anzahl += 1;
    return okWith('Bild hinzugefügt', { imageUrl: '', isHauptbild: false, product: mit(anzahl) });
  });
  await userEvent.upload(dateien('Galerie-Bild hinzufügen'), [foto('a.gif'), foto('b.gif')]);
  await expect.element(altText('Galeriebild 3')).toBeVisible();
  await honig.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(altText('Galeriebild 3')).toHaveAccessibleDescription(/^Bitte beschreiben Sie/);
  await retype(altText('Galeriebild 3'), 'Wabe');
  // Another one that arrives meanwhile waits behind them.
  await userEvent.upload(dateien('Galerie-Bild hinzufügen'), [foto('c.gif')]);
  await expect.poll(() => answers.sent(verwaltungCalls.uploadBild)).toHaveLength(3);
  await expect.element(dateien('Galerie-Bild hinzufügen')).toBeEnabled();
  // And a picture that stays after all leaves them.
  await button('Galeriebild 1 löschen').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(altText('Galeriebild 3')).toHaveValue('Wabe');
  await honig.getByRole('button', { name: 'Überspringen' }).click();
  await expect.element(altText('Galeriebild 4')).toBeVisible();
  await honig.getByRole('button', { name: 'Überspringen' }).click();
  await expect.element(altText('Galeriebild 5')).toBeVisible();
  await honig.getByRole('button', { name: 'Überspringen' }).click();
  await expect.element(altText('Galeriebild 5')).not.toBeInTheDocument();
});
