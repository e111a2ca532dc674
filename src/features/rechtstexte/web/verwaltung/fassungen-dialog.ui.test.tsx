import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { phaseCalls } from '#features/oeffnung/calls.ts';
import { ok, okList } from '#shared/wire/envelope.ts';
import { dialog, einstellungenPath, field, openEinstellungen } from '#test/ui/areas/einstellungen.ts';
import { eingebaut, entwurfVon, terms } from '#test/ui/areas/rechtstexte.ts';
import { made } from '#test/ui/made.ts';
import { meldung } from '#test/ui/meldung.ts';
import { rechtstextUebersicht } from '../../contract.ts';
import { rechtstextVerwaltungCalls as calls } from '../../verwaltung-calls.ts';

const fassungen = dialog('Fassungen: AGB');
const pruefung = dialog('Prüfung der Fassung vom 01.10.2025');

test('a check by a lawyer is noted for a version, and taken back after a question', async () => {
  vi.setSystemTime('2026-11-27T10:00:00');
  const { answers } = await openEinstellungen('', terms);
  await page.getByRole('button', { name: 'Fassungen: AGB' }).click();
  await fassungen.getByRole('button', { name: /^Prüfung eintragen/ }).click();
  await pruefung.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(fassungen.getByText('geprüft am 27.11.2026')).toBeVisible();
  await fassungen.getByRole('button', { name: /^Prüfung zurücknehmen/ }).click();
  const frage = dialog('Prüfung zurücknehmen?');
  await frage.getByRole('button', { name: 'Zurücknehmen' }).click();
  await expect.element(fassungen.getByText(/^geprüft am/)).not.toBeInTheDocument();
  expect(answers.sent(calls.savePruefung)).toMatchObject([
    { params: { art: 'agb', nr: '1' }, body: { geprueftAm: '2026-11-27' } },
    { params: { art: 'agb', nr: '1' }, body: { geprueftAm: '' } },
  ]);
});

test('a legal text that no lawyer has checked leads to the day of the check', async () => {
  const ziel = `${einstellungenPath}?feld=rechtstexte.agb.geprueftAm`;
  const fehlt = [{ stufe: 'gelb' as const, text: 'AGB prüfen lassen.', ziel }];
  const zeilen = [{ id: 'rechtstexte', titel: 'Rechtstexte', stufe: 'gelb' as const, fehlt }];
  const { answers, router } = await openEinstellungen('', (given) => {
    terms(given);
    given.on(phaseCalls.readBereit, ok({ bereit: true, zeilen }));
  });
  await page.getByRole('link', { name: /^Prüfung eintragen: AGB/ }).click();
  await expect.element(pruefung.getByRole('radio', { name: 'Vom Anwalt geprüft' })).toHaveFocus();
  await expect.element(field(pruefung, 'Vom Anwalt geprüft am')).toHaveValue('2026-11-27');
  answers.on(phaseCalls.readBereit, ok({ bereit: true, zeilen: [] }));
  await pruefung.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect.element(meldung('Prüfung gespeichert.')).toBeVisible();
  await expect.poll(() => router.state.location.search).toBe('');
  await expect.element(page.getByRole('link', { name: /^Prüfung eintragen: AGB/ })).not.toBeInTheDocument();
});

test('the owner answers for a text herself, and for the others with it', async () => {
  const { answers } = await openEinstellungen('', (given) => {
    terms(given);
    const andere = (['widerruf', 'impressum'] as const).map((art) =>
      made(rechtstextUebersicht, { art, aktuell: eingebaut }),
    );
    const geprueft = { ...eingebaut, geprueftAm: '2026-11-20' };
    const versand = made(rechtstextUebersicht, { art: 'versand', aktuell: geprueft });
    given.on(
      calls.list,
      okList([made(rechtstextUebersicht, { art: 'agb', aktuell: eingebaut }), ...andere, versand]),
    );
  });
  await page.getByRole('button', { name: 'Fassungen: AGB' }).click();
  await fassungen.getByRole('button', { name: /^Prüfung eintragen/ }).click();
  await pruefung.getByRole('radio', { name: 'Auf eigene Verantwortung' }).click();
  await expect.element(pruefung.getByLabelText('Vom Anwalt geprüft am')).not.toBeInTheDocument();
  const alle = pruefung.getByRole('checkbox', { name: 'Auch für die übrigen Texte' });
  await expect.element(alle).toHaveAccessibleDescription('Widerrufsbelehrung, Impressum');
  await alle.click();
  await pruefung.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(meldung('3 Prüfungen gespeichert.')).toBeVisible();
  await expect
    .element(fassungen.getByText('auf eigene Verantwortung: Maria Lindner, 27.11.2026'))
    .toBeVisible();
  const body = { geprueftAm: '', eigeneVerantwortung: true };
  expect(answers.sent(calls.savePruefung)).toMatchObject(
    ['agb', 'widerruf', 'impressum'].map((art) => ({ params: { art, nr: '1' }, body })),
  );
});

test('a legal text is planned for a day, which is shown, and until then the old one is valid', async () => {
  await openEinstellungen('', (answers) =>
    terms(answers, { entwurf: entwurfVon('Maria', 'Ab dem Frühling.') }),
  );
  await page.getByRole('button', { name: 'AGB veröffentlichen' }).click();
  const publish = dialog('AGB veröffentlichen');
  // Day and month are the same: their order in the field depends on the browser's language.
  const gueltigAb = publish.getByLabelText('Gültig ab');
  await expect.element(gueltigAb).toHaveFocus();
  await userEvent.keyboard('03032099');
  await expect.element(gueltigAb).toHaveValue('2099-03-03');
  await publish.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect.element(page.getByText('AGB: Die neue Fassung gilt ab 03.03.2099.')).toBeVisible();

  await expect.element(page.getByText('ab 03.03.2099 geplant', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Fassungen: AGB' }).click();
  const alle = fassungen.getByRole('listitem');
  await expect.poll(() => alle.elements().length).toBe(2);
  await expect.element(alle.first()).toMatchTextContent('Fassung vom 03.03.2099geplant');
  await expect.element(alle.first().getByRole('link')).not.toBeInTheDocument();
  await expect.element(alle.last()).toMatchTextContent('gilt heute');
  await expect.element(alle.last().getByRole('link')).toHaveAttribute('href', '/rechtstexte/agb/1');
});

test('a planned version that the new one replaces is named before', async () => {
  const geplant = { ...eingebaut, nr: 2, gueltigAb: '2099-03-03', zustand: 'geplant' as const };
  const entwurf = entwurfVon('Maria', 'Ab jetzt.');
  await openEinstellungen('', (answers) => terms(answers, { entwurf, fassungen: [geplant, eingebaut] }));
  await page.getByRole('button', { name: 'AGB veröffentlichen' }).click();
  await expect
    .element(dialog('AGB veröffentlichen').getByText('Die geplante Fassung vom 03.03.2099'))
    .toBeVisible();
});
