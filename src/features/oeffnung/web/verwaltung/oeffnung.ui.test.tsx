import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anfangsPhase, type PhaseAngaben } from '#features/einstellung/gruppen/phase-angaben.ts';
import { gewaehrleistungStand } from '#features/gewaehrleistung/contract.ts';
import { gewaehrleistungVerwaltungCalls } from '#features/gewaehrleistung/verwaltung-calls.ts';
import { ok, okWith } from '#shared/wire/envelope.ts';
import { type Answers, refusal } from '#test/ui/answers.ts';
import {
  dialog,
  einstellungenPath,
  field,
  gruppeCalls,
  openEinstellungen,
  openGruppe,
  settings,
  speichern,
  standOf,
} from '#test/ui/areas/einstellungen.ts';
import { made } from '#test/ui/made.ts';
import { meldung } from '#test/ui/meldung.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { typeInto } from '#test/ui/type-into.ts';
import { ungeprueftText } from '../../bereitschaft/pruefvermerk.ts';
import { phaseCalls } from '../../calls.ts';
import type { Bereit, PhaseStand } from '../../contract.ts';

/** The part of the settings with the switch. */
const karte = page.getByRole('region', { name: 'Ihr Laden', exact: true });
const press = (name: string) => karte.getByRole('button', { name, exact: true }).click();
const answer = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

type Punkt = Bereit['zeilen'][number]['fehlt'][number];

/** The settings of a shop in this phase that lacks these points; a switch is kept. */
function shop(answers: Answers, angaben: Partial<PhaseAngaben> = {}, ...fehlt: Punkt[]): void {
  let stand: PhaseStand = {
    version: 1,
    angaben: { ...anfangsPhase, ...angaben },
    geaendertAt: '2026-11-20T09:00:00.000Z',
    von: 'Maria',
  };
  settings(answers);
  answers.on(phaseCalls.read, () => ok(stand));
  answers.on(phaseCalls.change, ({ body }) => {
    const { version, ...neu } = body as PhaseAngaben & { version: number };
    stand = { ...stand, version: version + 1, angaben: neu };
    return okWith('Geschaltet.', stand);
  });
  const stufe = fehlt[0]?.stufe ?? 'gut';
  const zeilen: Bereit['zeilen'] = fehlt.length > 0 ? [{ id: 'eins', titel: 'Eins', stufe, fehlt }] : [];
  answers.on(phaseCalls.readBereit, ok({ bereit: stufe !== 'rot', zeilen }));
}

test('the shop opens after a question, pauses with a text and a typed day, and is announced again', async () => {
  const { answers } = await openEinstellungen('', shop);
  await expect.element(karte.getByText('Angekündigt', { exact: true })).toBeVisible();
  await press('Laden öffnen');
  await expect.element(dialog('Laden jetzt öffnen?')).toBeVisible();
  await answer('Öffnen');
  await expect.element(karte.getByText('Geöffnet', { exact: true })).toBeVisible();
  await expect.element(meldung('Geschaltet.')).toBeVisible();

  await press('Pause machen');
  const pause = dialog('Pause machen');
  await typeInto(field(pause, 'Hinweis für Besucher'), 'Ferien.');
  const beginnen = pause.getByRole('button', { name: 'Pause beginnen', exact: true });
  await beginnen.click();
  await expect
    .element(pause.getByLabelText('Wieder da am'))
    .toHaveAccessibleDescription(/Wann sind Sie wieder da\?/);
  // Day and month are the same: their order in the field depends on the browser's language.
  await pause.getByLabelText('Wieder da am').click({ position: { x: 12, y: 12 } });
  await userEvent.keyboard('02022099');
  await expect.element(pause.getByLabelText('Wieder da am')).toHaveValue('2099-02-02');
  await beginnen.click();
  await expect.element(pause).not.toBeInTheDocument();
  await expect.element(karte.getByText('„Ferien.“', { exact: true })).toBeVisible();
  await expect.element(karte.getByText('Zurück am 02.02.2099.', { exact: true })).toBeVisible();
  await press('Pause ändern');
  await expect.element(dialog('Pause ändern').getByLabelText('Wieder da am')).toHaveValue('2099-02-02');
  await userEvent.keyboard('{Escape}');

  await press('Laden schließen');
  await answer('Laden schließen');
  await expect.element(karte.getByText('Angekündigt', { exact: true })).toBeVisible();
  const empty = { pauseText: '', pauseBis: '' };
  expect(answers.sent(phaseCalls.change).map(({ body }) => body)).toEqual([
    { phase: 'geoeffnet', ...empty, version: 1 },
    { phase: 'pausiert', pauseText: 'Ferien.', pauseBis: '2099-02-02', version: 2 },
    { phase: 'angekuendigt', ...empty, version: 3 },
  ]);
});

test('it is shown who switched when', async () => {
  await openEinstellungen('', (answers) => {
    shop(answers);
    const am = '2026-11-20T09:00:00.000Z';
    const wechsel = { am, von: 'Maria Lindner', pauseText: '', pauseBis: '' };
    const eintraege = [
      { ...wechsel, version: 3, phase: 'angekuendigt' as const },
      { ...wechsel, version: 2, phase: 'pausiert' as const, pauseText: 'Ferien.', pauseBis: '2026-12-24' },
      { ...wechsel, version: 1, phase: 'geoeffnet' as const },
    ];
    answers.on(phaseCalls.listVerlauf, ok({ eintraege, weitere: false }));
  });
  await press('Verlauf der Öffnung');
  const verlauf = dialog('Wer wann geöffnet oder geschlossen hat');
  await expect.element(verlauf.getByText('Pause, zurück am 24.12.2026')).toBeVisible();
  await expect.element(verlauf.getByText('„Ferien.“')).toBeVisible();
  expect(verlauf.getByRole('heading', { name: 'Maria Lindner' }).elements()).toHaveLength(3);
});

test('a save that an open shop refuses says why in the form, and keeps what was chosen', async () => {
  const { answers } = await openEinstellungen('', (given) => shop(given, { phase: 'geoeffnet' }));
  const form = await openGruppe('Zahlung');
  const vorkasse = form.getByRole('switch', { name: 'Vorkasse: vorab überweisen' });
  const warum = 'Für Pakete gibt es keine Zahlungsart.';
  answers.on(gruppeCalls.zahlung.save, refusal(409, 'Der Laden ist geöffnet.', { fehler: [warum] }));
  await vorkasse.click();
  await speichern(form);
  await expect.element(form.getByRole('alert')).toMatchTextContent('Der Laden ist geöffnet.');
  await expect.element(form.getByRole('alert')).toMatchTextContent(warum);
  await expect.element(vorkasse).not.toBeChecked();
  const fehler = [`vorkasse.aktiv: ${warum}`];
  answers.on(gruppeCalls.zahlung.save, refusal(409, 'Der Laden ist geöffnet.', { fehler }));
  await speichern(form);
  await expect.element(vorkasse).toHaveFocus();
  await expect.element(vorkasse).toHaveAccessibleDescription(warum);
  await expect.element(form.getByRole('alert')).toMatchTextContent('Der Laden ist geöffnet.');
  settings(answers);
  await vorkasse.click();
  await speichern(form);
  await expect.element(form).not.toBeInTheDocument();
});

test('an open shop warns of what is missing all the same', async () => {
  const text = 'Mindestens ein Produkt aktiv schalten';
  await openEinstellungen('', (answers) =>
    shop(answers, { phase: 'geoeffnet' }, { stufe: 'rot', text, ziel: null }),
  );
  const satz = 'Der Laden ist geöffnet, aber ein Punkt fehlt:';
  await expect.element(page.getByRole('status').filter({ hasText: satz })).toMatchTextContent(text);
});

test('an open shop is told what is still open, the texts that nobody has checked as one', async () => {
  const ungeprueft = ['AGB', 'Impressum'].map((titel) => ({
    stufe: 'gelb' as const,
    text: ungeprueftText(titel),
    ziel: `${einstellungenPath}?feld=rechtstexte.${titel.toLowerCase()}.geprueftAm`,
  }));
  const probe = {
    stufe: 'gelb' as const,
    text: 'Probieren.',
    ziel: `${einstellungenPath}?feld=probezahlung`,
  };
  await openEinstellungen('', (answers) => shop(answers, { phase: 'geoeffnet' }, ...ungeprueft, probe));
  const offen = page.getByRole('region', { name: 'Noch offen' });
  await expect.element(offen.getByText('2 Hinweise', { exact: true })).toBeVisible();
  await expect.element(offen.getByText('2 Rechtstexte ohne Prüfvermerk')).toBeVisible();
  await expect
    .element(offen.getByRole('link', { name: 'Prüfung eintragen: Impressum' }))
    .toHaveAttribute('href', ungeprueft[1]?.ziel);
  await expect
    .element(offen.getByRole('link', { name: /^Probe.?zahlung durchführen: Probieren\.$/ }))
    .toBeVisible();
});

test('what warns is listed in words, and leads to its field, once more as well', async () => {
  const ziel = `${einstellungenPath}?feld=gewaehrleistung`;
  await openEinstellungen('', (answers) =>
    shop(answers, {}, { stufe: 'gelb', text: 'Den Hinweis hochladen.', ziel }),
  );
  const offen = page.getByRole('list', { name: 'Was noch offen ist' });
  await expect.element(offen.getByText('Hinweis', { exact: true })).toBeVisible();
  const upload = page
    .getByRole('region', { name: 'Gewährleistungshinweis' })
    .getByRole('button', { name: 'Datei hochladen', exact: true });
  for (let times = 0; times < 2; times++) {
    await offen.getByRole('link', { name: 'Jetzt ausfüllen: Den Hinweis hochladen.' }).click();
    await expect.element(upload).toHaveFocus();
    await expect.element(upload).toBeInViewport();
  }
});

test('the address of the notice shows its upload, however late the cards above are loaded', async () => {
  let release = () => {};
  await openPage(`${einstellungenPath}?feld=gewaehrleistung`, {
    as: 'admin',
    isPhone: true,
    answers: (answers) => {
      shop(answers);
      release = answers.hold(gruppeCalls.texte.read, ok(standOf('texte')));
      const stand = made(gewaehrleistungStand, { link: '', text: '' });
      answers.on(gewaehrleistungVerwaltungCalls.read, ok(stand));
    },
  });
  const notice = page.getByRole('region', { name: 'Gewährleistungshinweis' });
  await expect.element(page.getByText('Fehlt noch')).toBeInTheDocument();
  release();
  await expect.element(notice.getByRole('button', { name: 'Datei hochladen', exact: true })).toHaveFocus();
  await expect.element(notice.getByRole('heading')).toBeInViewport();
});

test('what is missing outside of the shop gets the focus, because it has no field', async () => {
  await openEinstellungen('', (answers) =>
    shop(answers, {}, { stufe: 'rot', text: 'Der Laden braucht HTTPS.', ziel: null }),
  );
  await press('Laden öffnen');
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Der Laden braucht HTTPS.' }).first())
    .toHaveFocus();
});

test('a shop that is not ready does not open, shows the first thing that is missing, and opens its field', async () => {
  const ziel = `${einstellungenPath}?feld=laden.name`;
  const { answers } = await openEinstellungen('', (given) =>
    shop(
      given,
      {},
      { stufe: 'rot', text: 'Den Namen des Ladens eintragen.', ziel },
      { stufe: 'rot', text: 'Die Anschrift eintragen.', ziel: `${einstellungenPath}?feld=laden.adresse.plz` },
    ),
  );
  await expect.element(karte.getByText('2 Punkte fehlen noch, bevor der Laden öffnen kann.')).toBeVisible();
  await press('Laden öffnen');
  await expect
    .element(page.getByRole('link', { name: 'Jetzt ausfüllen: Den Namen des Ladens eintragen.' }))
    .toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field(dialog('Laden bearbeiten'), 'Name des Ladens')).toHaveFocus();
  expect(answers.sent(phaseCalls.change)).toEqual([]);
});
