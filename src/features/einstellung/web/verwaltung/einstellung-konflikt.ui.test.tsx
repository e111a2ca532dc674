import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { okWith } from '#shared/wire/envelope.ts';
import { type Answers, refusal } from '#test/ui/answers.ts';
import {
  dialog,
  field,
  gruppeCalls,
  openEinstellungen,
  openGruppe,
  settings,
  speichern,
  standOf,
} from '#test/ui/areas/einstellungen.ts';
import { meldung } from '#test/ui/meldung.ts';
import { retype } from '#test/ui/type-into.ts';
import type { AngabenOf } from '../../gruppen/gruppen.ts';

const telefon = '030 123456';

/** Another person saves these values meanwhile: the next attempt to save is refused, later ones are not. */
function savesMeanwhile(answers: Answers, changed: Partial<AngabenOf<'laden'>>, by = {}): void {
  const data = { ...standOf('laden', { telefon, ...changed }), version: 2, von: 'Jonas Lindner', ...by };
  settings(answers, { laden: { telefon } });
  let isFirst = true;
  const conflict = refusal(409, 'Inzwischen wurde gespeichert.', { data });
  answers.on(gruppeCalls.laden.save, ({ body }) => {
    if (isFirst) {
      isFirst = false;
      return conflict;
    }
    const { version, ...angaben } = body as AngabenOf<'laden'> & { version: number };
    return okWith('Laden gespeichert.', { ...data, version: version + 1, angaben });
  });
}

test('when another person saves meanwhile, both changes are kept, and what was taken over is said', async () => {
  const { answers } = await openEinstellungen();
  const form = await openGruppe('Laden');
  savesMeanwhile(answers, { slogan: 'Von nebenan', telefon: standOf('laden').angaben.telefon });
  await retype(field(form, 'Telefon'), telefon);
  await speichern(form);
  await expect.element(meldung('Laden gespeichert.')).toBeVisible();
  await expect.element(meldung('Inzwischen von anderen geändert und übernommen: Slogan.')).toBeVisible();
  const [, sent] = answers.sent(gruppeCalls.laden.save);
  expect(sent?.body).toMatchObject({ version: 2, slogan: 'Von nebenan', telefon });
});

test('one field in two versions is decided by the second to save', async () => {
  const { answers } = await openEinstellungen('', (given) => settings(given, { laden: { telefon } }));
  const form = await openGruppe('Laden');
  savesMeanwhile(answers, { telefon: '030 99', slogan: 'Von gegenüber', lucid: 'DE1111111111111' });
  await retype(field(form, 'Telefon'), '030 77');
  await retype(field(form, 'Slogan'), 'Von hier');
  await retype(field(form, 'Verantwortliche Person (Kosmetik)'), 'Ada');
  await speichern(form);
  const konflikt = dialog('Inzwischen wurde gespeichert');
  await expect.element(konflikt).toMatchTextContent('von Jonas Lindner geändert');
  expect(konflikt.getByRole('listitem').elements()).toHaveLength(2);
  await expect
    .element(konflikt.getByRole('listitem').nth(1))
    .toMatchTextContent(/Telefon.*Vorher030 123456.*Jetzt030 99.*Ihre Eingabe030 77/);
  await konflikt
    .getByRole('radiogroup', { name: 'Slogan: Was soll gelten?' })
    .getByRole('radio', { name: 'Der jetzt gespeicherte Wert' })
    .click();
  await konflikt.getByRole('button', { name: 'So speichern' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(answers.sent(gruppeCalls.laden.save)[1]?.body).toMatchObject({
    version: 2,
    telefon: '030 77',
    slogan: 'Von gegenüber',
    lucid: 'DE1111111111111',
    verantwortlich: 'Ada',
  });
});

test('a conflict with another window of the same person says so, and is left undecided', async () => {
  const { answers } = await openEinstellungen();
  const form = await openGruppe('Laden');
  savesMeanwhile(answers, { slogan: 'Von nebenan' }, { istEigene: true });
  await retype(field(form, 'Slogan'), 'Von hier');
  await speichern(form);
  const konflikt = dialog('Inzwischen wurde gespeichert');
  await expect.element(konflikt).toMatchTextContent('von Ihnen selbst, in einem anderen Fenster, geändert');
  await konflikt.getByRole('button', { name: 'Zurück zum Formular' }).click();
  await expect.element(konflikt).not.toBeInTheDocument();
  await expect.element(field(form, 'Slogan')).toHaveValue('Von hier');
});
