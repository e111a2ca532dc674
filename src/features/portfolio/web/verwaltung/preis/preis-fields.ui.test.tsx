import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ok } from '#shared/wire/envelope.ts';
import { answerPortfolio, bearbeiten, openBearbeiten, produktVon } from '#test/ui/areas/portfolio.ts';
import { offenerLaden } from '#test/ui/laden.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { verwaltungCalls } from '../../../verwaltung-calls.ts';

const verlauf = [
  { at: '2026-05-01T10:00:00.000Z', preis: 6.9, aktiv: true, ermaessigt: true, von: 'Maria Lindner' },
  { at: '2026-03-01T10:00:00.000Z', preis: 8.5, aktiv: true, ermaessigt: false },
];

test('what stands below an offer stays where it is when its words come', async () => {
  let release = () => {};
  await openPage('/admin/portfolio', {
    as: 'admin',
    laden: offenerLaden,
    answers: (answers) => {
      answerPortfolio(answers, produktVon('Honigwabe', { preis: 6.9, ermaessigt: true }));
      release = answers.hold(verwaltungCalls.preise, ok(verlauf));
    },
  });
  await openBearbeiten('Honigwabe');
  const below = bearbeiten.getByText('Preisverlauf', { exact: true });
  await expect.element(below).toBeVisible();
  const topOf = () => below.element().getBoundingClientRect().top;
  const before = topOf();
  release();
  await expect.element(page.getByText(/^Wird als Angebot gezeigt\./)).toBeVisible();
  expect(topOf()).toBeCloseTo(before, 0);
});
