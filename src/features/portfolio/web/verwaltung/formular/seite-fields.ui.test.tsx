import { expect, test } from 'vitest';
import {
  answerPortfolio,
  bearbeiten,
  field,
  honigwabe,
  openBearbeiten,
  teil,
} from '#test/ui/areas/portfolio.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { retype } from '#test/ui/type-into.ts';

test('a general environmental claim in the texts of a product gets a hint', async () => {
  await openPage('/admin/portfolio', {
    as: 'admin',
    answers: (answers) => answerPortfolio(answers, honigwabe),
  });
  await openBearbeiten('Honigwabe');
  await teil('Produktseite im Shop').click();
  await retype(field('Kurzbeschreibung'), 'klimaneutral gerührt');
  await expect.element(bearbeiten.getByRole('status').filter({ hasText: '„klimaneutral“' })).toBeVisible();
});
