import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { rohstoffCallsOf } from '#features/rohstoffe/calls.ts';
import { rohstoffKinds } from '#features/rohstoffe/rohstoff-kinds.ts';
import { okList, okWith } from '#shared/wire/envelope.ts';
import { bare, refusal } from '#test/ui/answers.ts';
import {
  aktualisieren,
  answerChange,
  answerPortfolio,
  bearbeiten,
  card,
  choice,
  fehlermeldung,
  field,
  honigwabe,
  lavendeltraum,
  meldung,
  neuesProdukt,
  openBearbeiten,
  produktVon,
  teil,
} from '#test/ui/areas/portfolio.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { retype, typeInto } from '#test/ui/type-into.ts';
import { answerUploads } from '#test/ui/uploads.ts';
import { verwaltungCalls } from '../../../verwaltung-calls.ts';

const erstellen = neuesProdukt.getByRole('button', { name: 'Erstellen', exact: true });

async function openNew() {
  const opened = await openPage('/admin/portfolio', {
    as: 'admin',
    answers: (answers) => answerPortfolio(answers, lavendeltraum, honigwabe),
  });
  await page.getByRole('button', { name: 'Neues Produkt' }).click();
  await expect.element(field('Preis')).toHaveFocus();
  return opened;
}

async function fillSoap(): Promise<void> {
  await field('Name').fill('Rosengarten');
  for (const [name, text] of [
    ['Seife', 'pink'],
    ['Aroma', 'Rose'],
    ['Seifenform', 'quadratisch'],
    ['Verpackung', 'viereck'],
  ] as const)
    await choice(name).fill(text);
}

test('a new product is placed behind the others; saving says what it still lacks', {
  tags: ['@A06', '@A08'],
}, async () => {
  const { answers } = await openNew();
  await expect.element(neuesProdukt.getByRole('switch', { name: 'Aktiv' })).toBeChecked();
  await expect.element(field('Reihenfolge')).toHaveValue('0');
  await expect.element(field('Reihenfolge')).toHaveAccessibleDescription(/hinter die anderen/);
  await choice('Seife').click();
  await expect
    .poll(() =>
      neuesProdukt
        .getByRole('listbox')
        .getByRole('option')
        .elements()
        .map((one) => one.textContent),
    )
    .toEqual(['Honigseife', 'Sheabutter']);
  await fillSoap();
  await typeInto(field('Gramm'), '95');
  const fehlend = ['Duftöl „Rose“ gibt es nicht in den Rohstoffen'];
  answers.on(verwaltungCalls.create, ({ body }) => {
    const neu = { ...produktVon('Rosengarten', { bilder: { galerie: [] } }), fehlend, ...(body as object) };
    answerPortfolio(answers, lavendeltraum, honigwabe, neu);
    return okWith('Produkt erstellt', neu);
  });
  await typeInto(field('Preis'), '8,50');
  await teil('Produktseite im Shop').click();
  await typeInto(field('Kurzbeschreibung'), 'Duftet nach Garten.');
  await expect.element(neuesProdukt.getByText('19 von 200 Zeichen')).toBeVisible();
  await erstellen.click();
  await expect.element(meldung('Produkt erstellt')).toBeVisible();
  const luecken = `Es fehlt noch: ein Bild (auf der Karte hochladen) ${fehlend[0]} (unter „Rohstoffe“ ergänzen)`;
  await expect.element(meldung(luecken)).toBeVisible();
  expect(answers.sent(verwaltungCalls.create)).toMatchObject([
    { body: { name: 'Rosengarten', seife: 'pink', gramm: 95, preis: 8.5, aktiv: true, reihenfolge: 21 } },
  ]);
  await expect
    .element(page.getByRole('article').last().getByRole('heading'))
    .toHaveTextContent('Rosengarten');
});

test('errors appear at their field', { tags: ['@A06'] }, async () => {
  await openNew();
  await erstellen.click();
  for (const [input, fault] of [
    [field('Name'), 'Bitte geben Sie einen Namen ein.'],
    [choice('Seife'), 'Bitte geben Sie die Seife an.'],
    [field('Gramm'), 'Bitte geben Sie das Gewicht in ganzen Gramm von 1 bis 10.000 an.'],
    [choice('Aroma'), 'Bitte geben Sie das Aroma an.'],
    [choice('Seifenform'), 'Bitte geben Sie die Seifenform an.'],
    [choice('Verpackung'), 'Bitte geben Sie die Verpackung an.'],
  ] as const)
    await expect.element(input).toHaveAccessibleDescription(fault);
  await expect.element(field('Name')).toHaveFocus();
  await fillSoap();
  for (const gramm of ['0', '10001', '99,5', 'viel', '10.001']) {
    await retype(field('Gramm'), gramm);
    await erstellen.click();
    await expect.element(field('Gramm')).toHaveAccessibleDescription(/ganzen Gramm/);
    await expect.element(field('Gramm')).toHaveValue(gramm);
  }
  await retype(field('Reihenfolge'), '10000');
  await erstellen.click();
  await expect.element(field('Gramm')).toHaveFocus();
});

test('an error in a part that is folded away opens it', { tags: ['@A06'] }, async () => {
  await openNew();
  await fillSoap();
  await typeInto(field('Gramm'), '10000');
  await teil('Produktseite im Shop').click();
  await typeInto(field('Weblink'), 'javascript:alert(1)');
  await field('Kurzbeschreibung').fill('x'.repeat(201));
  await expect.element(neuesProdukt.getByText('201 von 200 Zeichen')).toBeVisible();
  await teil('Produktseite im Shop').click();
  await expect.element(page.getByLabelText('Weblink', { exact: true })).not.toBeVisible();
  await erstellen.click();
  await expect.element(field('Weblink')).toHaveFocus();
  await expect.element(field('Weblink')).toHaveAccessibleDescription(/http:\/\/ oder https:\/\//);
  await expect.element(field('Kurzbeschreibung')).toHaveAccessibleDescription(/Höchstens 200 Zeichen/);

  // A field that becomes right while it is typed keeps the focus, though others are still wrong.
  await retype(field('Weblink'), 'https://seifenhof.de');
  await expect.element(field('Weblink')).toHaveValue('https://seifenhof.de');
  await expect.element(field('Weblink')).toHaveFocus();
});

test('weights and prices accept German notation; a long name is counted, not cut', {
  tags: ['@A06'],
}, async () => {
  const { answers } = await openPage('/admin/portfolio', {
    as: 'admin',
    answers: (given) => answerPortfolio(given, honigwabe),
  });
  answerChange(answers, honigwabe);
  await openBearbeiten('Honigwabe');
  await field('Name').fill(`Honigwabe ${'x'.repeat(95)}`);
  await expect.element(field('Name')).toHaveAccessibleDescription('Höchstens 100 Zeichen, es sind 105.');
  await retype(field('Name'), 'Honigwabe groß');
  await retype(field('Gramm'), '1.000');
  await retype(field('Preis'), '1.234,50');
  await aktualisieren.click();
  await expect.element(bearbeiten).not.toBeInTheDocument();
  await expect.element(card('Honigwabe groß')).toMatchTextContent('Honigseife · Vanille · 1.000 g');
  await expect.element(card('Honigwabe groß')).toMatchTextContent('1.234,50 €');
  expect(answers.sent(verwaltungCalls.change)).toMatchObject([{ body: { gramm: 1000, preis: 1234.5 } }]);
});

test('the form offers the raw materials of the workshop by name', { tags: ['@A06', '@R34'] }, async () => {
  const { answers } = await openPage('/admin/portfolio', {
    as: 'admin',
    answers: (given) => answerPortfolio(given, honigwabe),
  });
  const neue = [
    ['Seife', rohstoffKinds.rohseife, 'Ziegenmilch'],
    ['Aroma', rohstoffKinds.duftoel, 'Zirbe'],
    ['Verpackung', rohstoffKinds.verpackung, 'Zellglas'],
  ] as const;
  for (const [, kind, bezeichnung] of neue)
    answers.on(rohstoffCallsOf(kind).list, bare({ ...okList([{ _id: bezeichnung, bezeichnung }]) }));
  await page.getByRole('button', { name: 'Neues Produkt' }).click();
  for (const [name, , offered] of neue) {
    await typeInto(choice(name), 'z');
    await neuesProdukt.getByRole('option', { name: offered, exact: true }).click();
    await expect.element(choice(name)).toHaveValue(offered);
  }
});

const seifenbild = () => {
  const bytes = Uint8Array.from(atob('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='), (one) =>
    one.charCodeAt(0),
  );
  return new File([bytes], 'rose.gif', { type: 'image/gif' });
};

async function createWithBild(): Promise<void> {
  await typeInto(field('Preis'), '8,50');
  await userEvent.upload(neuesProdukt.getByLabelText('Hauptbild', { exact: true }), seifenbild());
  await expect.element(neuesProdukt.getByAltText('Das gewählte Bild')).toBeVisible();
  await typeInto(field('Was ist auf dem Bild zu sehen?'), 'Rosa Seife');
  await fillSoap();
  await typeInto(field('Gramm'), '95');
  await erstellen.click();
}

test('price and picture come first; the picture is uploaded once its product is there', {
  tags: ['@A06'],
}, async () => {
  const { answers } = await openNew();
  answerUploads(answers);
  const neu = produktVon('Rosengarten', { bilder: { galerie: [] } });
  answers.on(verwaltungCalls.create, okWith('Produkt erstellt', neu));
  answers.on(verwaltungCalls.uploadBild, () => {
    const product = produktVon('Rosengarten');
    answerPortfolio(answers, lavendeltraum, honigwabe, product);
    return okWith('Bild hochgeladen', { imageUrl: '', isHauptbild: true, product });
  });
  await createWithBild();
  await expect.element(card('Rosengarten').getByRole('button', { name: /^Hauptbild löschen/ })).toBeVisible();
  const [gesendet] = answers.sent(verwaltungCalls.uploadBild);
  expect(gesendet?.params).toEqual({ id: 'rosengarten' });
  expect(Object.fromEntries(gesendet?.body as FormData)).toMatchObject({
    ...{ isHauptbild: 'true', alt_text: 'Rosa Seife', image: { name: 'rose.gif' } },
  });
});

test('a picture is chosen before its preview is there, and asked for before it is lost', {
  tags: ['@A06'],
}, async () => {
  const decode = globalThis.createImageBitmap;
  let goOn = () => {};
  const wait = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  vi.stubGlobal('createImageBitmap', (...given: Parameters<typeof decode>) =>
    wait.then(() => decode(...given)),
  );
  const { router } = await openNew();
  await userEvent.upload(neuesProdukt.getByLabelText('Hauptbild', { exact: true }), seifenbild());
  await typeInto(field('Was ist auf dem Bild zu sehen?'), 'Rosa Seife');
  goOn();
  await expect.element(neuesProdukt.getByAltText('Das gewählte Bild')).toBeVisible();
  await expect.element(field('Was ist auf dem Bild zu sehen?')).toHaveValue('Rosa Seife');
  vi.unstubAllGlobals();

  const verwerfen = page.getByRole('dialog', { name: 'Änderungen verwerfen?' });
  await neuesProdukt.getByRole('button', { name: 'Abbrechen' }).click();
  await verwerfen.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect.element(neuesProdukt.getByAltText('Das gewählte Bild')).toBeVisible();
  void router.navigate('/contact');
  await verwerfen.getByRole('button', { name: 'Verwerfen' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/contact');
});

test('a picture that does not arrive leaves the new product, and says what to do', {
  tags: ['@A06'],
}, async () => {
  const { answers } = await openNew();
  answerUploads(answers);
  const neu = produktVon('Rosengarten', { bilder: { galerie: [] } });
  answers.on(verwaltungCalls.create, () => {
    answerPortfolio(answers, lavendeltraum, honigwabe, neu);
    return okWith('Produkt erstellt', neu);
  });
  answers.on(verwaltungCalls.uploadBild, refusal(422, 'Das ist kein Bild.'));
  await createWithBild();
  await expect
    .element(
      fehlermeldung(
        'Das Produkt ist angelegt, sein Bild aber nicht: Das ist kein Bild. Bitte laden Sie es auf der Karte des Produkts noch einmal hoch.',
      ),
    )
    .toBeVisible();
  await expect.element(neuesProdukt).not.toBeInTheDocument();
  await expect.element(card('Rosengarten').getByText('Kein Hauptbild')).toBeVisible();
});
