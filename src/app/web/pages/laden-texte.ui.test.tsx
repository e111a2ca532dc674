import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ladenCalls } from '#features/einstellung/calls.ts';
import { leereTexte } from '#features/einstellung/gruppen/texte-angaben.ts';
import { ok } from '#shared/wire/envelope.ts';
import { answerPages } from '#test/ui/areas/layout.ts';
import { laden } from '#test/ui/laden.ts';
import { openPage } from '#test/ui/open-page.tsx';

test('what the owner writes about the workshop stands on its page, in paragraphs', async () => {
  const { ueberUns, bereiche } = leereTexte;
  const geschichte = 'Am Anfang war ein Topf.\n\nDann kam die Remise.';
  const werte = [{ titel: 'Ruhe bewahren', text: '' }];
  await openPage('/about', {
    answers: (answers) => {
      answerPages(answers);
      answers.on(ladenCalls.readTexte, ok({ team: [], ueberUns, geschichte, bereiche, werte, bild: null }));
    },
  });
  await expect.element(page.getByText('Dann kam die Remise.', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Ruhe bewahren' })).toBeVisible();
});

test('the owner’s card stands on the start page, and an empty one is not there', async () => {
  const card = { titel: 'Aus dem Hof', text: 'Was im Garten wächst, kommt in die Seife.' };
  await openPage('/', {
    answers: answerPages,
    laden: { ...laden, merkmale: leereTexte.merkmale.with(0, card) },
  });
  const hof = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Aus dem Hof' }) });
  await expect.element(hof).toMatchTextContent(card.text);
  expect(
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
      .elements(),
  ).toHaveLength(1);
});
