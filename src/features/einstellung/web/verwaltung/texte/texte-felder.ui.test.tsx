import { expect, test } from 'vitest';
import {
  field,
  gruppeCalls,
  openEinstellungen,
  openGruppe,
  speichern,
} from '#test/ui/areas/einstellungen.ts';
import { meldung } from '#test/ui/meldung.ts';
import { retype, typeInto } from '#test/ui/type-into.ts';

test('texts are typed with their look beside them', async () => {
  const { answers, router } = await openEinstellungen();
  const form = await openGruppe('Texte');
  await retype(field(form, 'Wie es anfing'), 'Ein Topf.\n\nDie Remise.');
  const vorschau = form.getByRole('group').filter({ hasText: 'Die Remise.' });
  await vorschau.getByText('So sieht es im Laden aus').click();
  await expect.element(form.getByRole('paragraph').filter({ hasText: /^Die Remise\.$/ })).toBeVisible();

  const werte = form.getByRole('group', { name: 'Was uns wichtig ist' });
  const count = werte.getByRole('listitem').elements().length;
  const neu = field(werte, 'Überschrift').nth(count);
  await werte.getByRole('button', { name: 'Wert hinzufügen' }).click();
  await expect.element(neu).toHaveFocus();
  await speichern(form);
  await expect.element(neu).toHaveAccessibleDescription('Bitte eine Überschrift eingeben.');
  await typeInto(neu, 'Ruhe');
  await werte.getByRole('button', { name: `Wert ${count + 1} nach oben` }).click();
  await werte.getByRole('button', { name: 'Wert 1 entfernen' }).click();
  await speichern(form);
  await expect.element(meldung('Texte gespeichert.')).toBeVisible();
  await expect.poll(() => router.state.location.search).toBe('');
  expect(answers.sent(gruppeCalls.texte.save)).toMatchObject([
    {
      body: {
        geschichte: 'Ein Topf.\n\nDie Remise.',
        werte: [{ titel: 'Klein bleiben' }, { titel: 'Wenig wegwerfen' }, { titel: 'Ruhe' }, {}],
      },
    },
  ]);
});

test('a general environmental claim gets a hint and can be saved', async () => {
  await openEinstellungen();
  const form = await openGruppe('Texte');
  await retype(field(form, 'Satz am Ende jeder Seite'), 'Unsere nachhaltige Seife');
  await expect
    .element(form.getByRole('status').filter({ hasText: '„nachhaltige“' }))
    .toMatchTextContent('27. September 2026');
  await speichern(form);
  await expect.element(meldung('Texte gespeichert.')).toBeVisible();
});

test('the owner writes the three cards of the home page', async () => {
  const { answers } = await openEinstellungen();
  const form = await openGruppe('Texte');
  await retype(field(form, 'Karte 1: Überschrift'), 'Hof');
  await retype(field(form, 'Karte 1: Text'), 'Aus dem Garten.');
  await speichern(form);
  await expect.element(meldung('Texte gespeichert.')).toBeVisible();
  await expect.element(form).not.toBeInTheDocument();
  const [sent] = answers.sent(gruppeCalls.texte.save);
  expect(sent?.body).toHaveProperty('merkmale.0', { titel: 'Hof', text: 'Aus dem Garten.' });
  expect(sent?.body).toHaveProperty('merkmale.2.titel', 'Schneller Versand');
});
