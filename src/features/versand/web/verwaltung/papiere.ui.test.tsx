import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { okWith } from '#shared/wire/envelope.ts';
import { lost, refusal } from '#test/ui/answers.ts';
import { drei, lookAgain, Packtisch, packbar } from '#test/ui/areas/packen.ts';
import { expectAccessible } from '#test/ui/expect-accessible.ts';
import { closeMeldungen } from '#test/ui/meldung.ts';
import { retype } from '#test/ui/type-into.ts';
import { versandCalls } from '../../calls.ts';
import type { DhlDateiBody } from '../../contract.ts';
import { keineGewaehlt, keinPaket } from './pack-worte.ts';

const { mia, ben, eva } = drei;
const rows = page.getByRole('list', { name: 'Zeilen der DHL-Datei' });
const load = page.getByRole('button', { name: /DHL-Datei laden/ });
const haken = (nummer: string) => rows.getByRole('checkbox', { name: `${nummer} in die Datei` });
const ansehen = () => page.getByRole('button', { name: 'DHL-Datei ansehen' }).click();

/** What the browser would save. */
let saved: { name: string; text: Promise<string> }[] = [];

beforeEach(() => {
  saved = [];
  let file = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    file = blob as Blob;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: textOf(file) });
  });
});

async function textOf(file: Blob): Promise<string> {
  return new TextDecoder('windows-1252').decode(await file.arrayBuffer());
}

/** The server records the file: its parcels are in it from now on. */
const records = (tisch: Packtisch) => (sent: { body: unknown }) => {
  const { auftraege } = sent.body as DhlDateiBody;
  for (const { id, gesehen } of auftraege)
    tisch.change(id, { dhlDatei: `2026-11-27T10:0${gesehen}:00.000Z`, letzteNr: gesehen + 1 });
  const pakete = auftraege.length === 1 ? '1 Paket' : `${auftraege.length} Paketen`;
  return okWith(`Die DHL-Datei mit ${pakete} ist gespeichert.`, null);
};

test('without an order, or without a parcel, the buttons say why there is nothing to print', async () => {
  await new Packtisch(mia, ben).open();
  const papiere = page.getByRole('region', { name: /Papiere/ });
  const knopf = (name: string) => papiere.getByRole('button', { name });
  await papiere.getByText('Für welche Bestellungen?').click();
  await papiere.getByRole('checkbox', { name: /Mia Sommer/ }).click();
  for (const name of ['Etiketten laden', 'DHL-Datei ansehen'])
    await expect.element(knopf(name)).toHaveAccessibleDescription(keinPaket);
  await expect.element(knopf('Lieferscheine laden')).toBeEnabled();
  await papiere.getByRole('checkbox', { name: new RegExp(ben.name) }).click();
  await expect.element(knopf('Lieferscheine laden')).toBeDisabled();
  await expect.element(knopf('Lieferscheine laden')).toHaveAccessibleDescription(keineGewaehlt);
});

test('labels begin at one that the sheet has, and pick-ups have none', async () => {
  await new Packtisch(mia, ben, eva).open();
  const papiere = page.getByRole('region', { name: /Papiere/ });
  await expect.element(papiere).toMatchTextContent(`Ohne Etikett, weil sie abgeholt werden: ${ben.nummer}`);
  await papiere.getByLabelText('Papier').selectOptions('99,1 × 67,7 mm, Bogen mit 8 Etiketten');
  const etiketten = papiere.getByRole('button', { name: 'Etiketten laden' });
  await retype(papiere.getByLabelText('Ab Etikett'), '9');
  await expect.element(papiere.getByText('Bitte eine Zahl von 1 bis 8.')).toBeVisible();
  await expect.element(etiketten).toBeDisabled();
  await retype(papiere.getByLabelText('Ab Etikett'), '3');
  await expect.element(etiketten).toBeEnabled();

  await papiere.getByText('Für welche Bestellungen?').click();
  for (const name of [/Mia Sommer/, /Eva Herbst/]) await papiere.getByRole('checkbox', { name }).click();
  await expect.element(papiere).toMatchTextContent('für 1 Bestellung');
  await expect.element(etiketten).toBeDisabled();
});

test('what the papers of an order cannot show is said before they are printed, of those that are chosen', async () => {
  const wang = packbar({ wer: '小明 王', nummer: 'B-26-AAA05' });
  const station = packbar({ wer: 'Ida Moor', nummer: 'B-26-AAA06' });
  station.anschrift = { ...station.anschrift, strasse: 'DHL-Packstation 145', hausnummer: '' };
  await new Packtisch(mia, wang, station).open({ isPhone: true });
  const papiere = page.getByRole('region', { name: /Papiere/ });
  const karte = page.getByRole('listitem', { name: /小明/ });
  await expect.element(karte).toMatchTextContent('Auf Papier stünde „[?]“ statt');
  const hinweis = papiere.getByRole('status').filter({ hasText: 'Diese Adressen stimmen noch nicht' });
  await expect.element(hinweis).toMatchTextContent(/AAA05 Auf Papier stünde „\[\?\]“ statt .*小明/);
  await expect.element(hinweis).toMatchTextContent(/AAA06 Für die Packstation fehlt die Postnummer/);
  await expect.element(hinweis).not.toMatchTextContent(mia.nummer);
  await expect
    .element(hinweis.getByRole('link', { name: wang.nummer }))
    .toHaveAttribute('href', `/admin/bestellungen/${wang._id}`);
  await expectAccessible();

  await papiere.getByText('Für welche Bestellungen?').click();
  for (const name of [/小明/, /Ida Moor/]) await papiere.getByRole('checkbox', { name }).click();
  await expect.element(hinweis).not.toBeInTheDocument();
});

test('the file for DHL shows what does not fit, and has it corrected', async () => {
  const lucja = packbar({ wer: 'Łucja =1+1', nummer: 'B-26-AAA04' });
  const tisch = new Packtisch(mia, lucja);
  const { answers } = await tisch.open({ as: 'admin' });
  answers.on(versandCalls.dhlDatei, records(tisch));
  await ansehen();
  await expect.element(rows.getByText('passt', { exact: true })).toBeVisible();
  expect(rows.getByText('passt', { exact: true }).elements()).toHaveLength(1);
  await expect.element(load).toHaveTextContent('DHL-Datei laden (1 von 2)');
  await expect.element(page.getByText(`Noch nicht in der Datei: ${lucja.nummer}`)).toBeVisible();
  await expect.element(rows).toMatchTextContent('DHL kennt „Ł“ nicht');

  await rows.getByRole('button', { name: '„Lucja =1+1“ nehmen' }).click();
  await expect.element(load).toHaveTextContent('DHL-Datei laden (2 von 2)');
  await retype(rows.getByLabelText(`${lucja.nummer}: Name`), '=1+1 Lucja');
  await expect.element(rows).toMatchTextContent('macht daraus eine Formel');
  await retype(rows.getByLabelText(`${lucja.nummer}: Name`), 'Lucja Groß');
  await rows.getByLabelText(`${lucja.nummer}: Versandart`).selectOptions('Päckchen S, bis 2 kg');
  await load.click();
  await expect.poll(() => saved).toHaveLength(1);
  expect(saved[0]?.name).toMatch(/^DHL-\d{4}-\d{2}-\d{2}\.csv$/);
  const [, mias, lucjas, end] = ((await saved[0]?.text) ?? '').split('\r\n');
  expect(mias).toBe(
    'Seifenhof;Ada Müller;Hofweg;3;04109;Leipzig;DEU;Mia Sommer;;Lindenallee;12;04109;Leipzig;DEU;PAK02.DEU;',
  );
  expect(lucjas).toBe(';;;;;;;Lucja Groß;;Lindenallee;12;04109;Leipzig;DEU;PAECKS.DEU;');
  expect(end).toBe('');
});

test('a parcel that is in an earlier file for DHL is marked, and can be had again', async () => {
  const tisch = new Packtisch(mia);
  const { answers } = await tisch.open();
  answers.on(versandCalls.dhlDatei, records(tisch));
  await ansehen();
  await expect.element(haken(mia.nummer)).toBeChecked();
  await load.click();
  await expect.element(page.getByText('Die DHL-Datei mit 1 Paket ist gespeichert.')).toBeVisible();
  await expect.element(rows).toMatchTextContent('schon in der Datei vom 27.11.2026');
  await expect.element(haken(mia.nummer)).not.toBeChecked();
  await expect.element(load).toHaveTextContent('DHL-Datei laden (0 von 1)');
  await expect.element(load).toBeDisabled();

  tisch.now.auftraege = [...tisch.now.auftraege, eva];
  lookAgain();
  await expect.element(haken(eva.nummer)).toBeChecked();
  await expect.element(haken(mia.nummer)).not.toBeChecked();
  await expect.element(load).toHaveTextContent('DHL-Datei laden (1 von 2)');
  await haken(mia.nummer).click();
  await expect.element(load).toHaveTextContent('DHL-Datei laden (2 von 2)');
  await load.click();
  await expect.poll(() => saved).toHaveLength(2);
  expect(await saved[1]?.text).toMatch(/Mia Sommer.*Eva Herbst/s);
  await expect.element(haken(eva.nummer)).not.toBeChecked();
  await expect.element(haken(mia.nummer)).not.toBeChecked();
  expect(answers.sent(versandCalls.dhlDatei)).toMatchObject([
    { body: { auftraege: [{ id: mia._id, gesehen: 2, nochmal: false }] } },
    {
      body: {
        auftraege: [
          { id: mia._id, gesehen: 3, nochmal: true },
          { id: eva._id, gesehen: 2, nochmal: false },
        ],
      },
    },
  ]);
});

test('of two people who write a file for DHL the second one is told, and has no file', async () => {
  const tisch = new Packtisch(mia, ben, eva);
  const { answers } = await tisch.open({ isPhone: true });
  await ansehen();
  answers.on(versandCalls.dhlDatei, () => {
    tisch.change(mia._id, { dhlDatei: '2026-11-27T10:00:00.000Z', letzteNr: 3 });
    return refusal(409, `Schon in einer DHL-Datei (Maria Lindner, 10:00 Uhr): ${mia.nummer}.`);
  });
  await load.click();
  await expect
    .element(page.getByText(/^Die DHL-Datei wurde nicht gespeichert: Schon in einer DHL-Datei \(/))
    .toMatchTextContent(mia.nummer);
  await expect.element(haken(mia.nummer)).not.toBeChecked();
  await expect.element(haken(eva.nummer)).toBeChecked();
  expect(saved).toEqual([]);
});

test('a lost answer to a file for DHL is asked for again: the file is saved once, under its own id', async () => {
  const tisch = new Packtisch(mia, ben, eva);
  const { answers } = await tisch.open({ isPhone: true });
  await ansehen();
  await rows.getByLabelText(`${mia.nummer}: Versandart`).selectOptions('Päckchen S, bis 2 kg');
  // The server has it, the phone hears nothing of that, twice.
  answers.on(versandCalls.dhlDatei, (sent) => {
    records(tisch)(sent);
    return lost;
  });
  await load.click();
  const nochmal = page.getByRole('button', { name: 'Dieselbe DHL-Datei noch einmal laden' });
  await expect.element(nochmal).toBeVisible();
  await expectAccessible();
  await expect.element(haken(mia.nummer)).not.toBeChecked();
  await expect.element(haken(eva.nummer)).not.toBeChecked();
  expect(saved).toEqual([]);
  // The screen's message and the toast beside it.
  closeMeldungen();
  answers.on(versandCalls.dhlDatei, records(tisch));
  await nochmal.click();
  await expect.element(nochmal).not.toBeInTheDocument();
  expect(saved).toHaveLength(1);
  expect(await saved[0]?.text).toMatch(/Mia Sommer.*PAECKS\.DEU.*Eva Herbst/s);
  const [first, ...others] = answers.sent(versandCalls.dhlDatei).map(({ body }) => body);
  expect(others).toEqual([first, first]);
});

test('an address that is corrected meanwhile stands over what was typed into its row', async () => {
  const lucja = packbar({ wer: 'Łucja Groß', nummer: 'B-26-AAA04' });
  const tisch = new Packtisch(lucja);
  const { answers } = await tisch.open({ isPhone: true });
  answers.on(versandCalls.dhlDatei, records(tisch));
  await ansehen();
  await retype(rows.getByLabelText(`${lucja.nummer}: Name`), 'Lucja Gross');
  await expect.element(rows).toMatchTextContent('Lucja Gross');
  tisch.change(lucja._id, { anschrift: { ...lucja.anschrift, vorname: 'Lucia' }, letzteNr: 3 });
  lookAgain();
  await expect.element(rows).toMatchTextContent('Lucia Groß');
  await expect.element(rows).not.toMatchTextContent('Lucja');
  await load.click();
  await expect.poll(() => saved).toHaveLength(1);
  expect(await saved[0]?.text).toContain('Lucia Groß');
});
