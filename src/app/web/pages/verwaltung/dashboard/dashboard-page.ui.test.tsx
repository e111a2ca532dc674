import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { auftragCalls } from '#features/auftrag/calls.ts';
import type { Answers } from '#test/ui/answers.ts';
import { listet } from '#test/ui/areas/auftraege.ts';
import { answerSoaps } from '#test/ui/areas/cart.ts';
import { openPage } from '#test/ui/open-page.tsx';

const bereiche = [
  ['Portfolio-Verwaltung', '/admin/portfolio', /Bilder hochladen/],
  ['Rohstoffe', '/admin/rohstoffe', /Rohseifen, Duftöle und Verpackungen/],
  ['Bestellungen', '/admin/bestellungen', /Kundenbestellungen/],
  ['Lager', '/admin/lager', /Lagerbestand/],
  ['Benutzer', '/admin/benutzer', /Berechtigungen/],
  ['Warenberechnung', '/admin/warenberechnung', /Kostenberechnung für alle Portfolio-Produkte/],
] as const;
const plain = (text: string | null | undefined) => text?.replaceAll('\u00ad', '');

test('an employee opens the dashboard of an announced shop and finds its six areas', {
  tags: ['@A02', '@S02', '@R2'],
}, async () => {
  const { router } = await openPage('/admin', { as: 'werkstatt' });
  expect(router.state.location.pathname).toBe('/admin/dashboard');
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toBeVisible();
  expect(plain(heading.element().textContent)).toBe('Admin Dashboard');
  expect(plain(page.getByText(/^Willkommen/).element().textContent)).toBe(
    'Willkommen im Verwaltungsbereich - wählen Sie einen Bereich aus:',
  );
  const cards = page.getByRole('article');
  expect(cards.elements()).toHaveLength(bereiche.length);
  for (const [at, [name, path, text]] of bereiche.entries()) {
    const card = cards.nth(at);
    expect(plain(card.getByRole('heading', { level: 2 }).element().textContent)).toBe(name);
    await expect.element(card.getByText(text)).toBeVisible();
    const open = card.getByRole('link', { name: 'Öffnen' });
    await expect.element(open).toMatchTextContent(/^Öffnen/);
    await expect.element(open).toHaveAttribute('href', path);
  }
  await expect.element(page.getByRole('banner')).toBeVisible();
  await expect.element(page.getByRole('contentinfo')).not.toBeInTheDocument();
});

const orders = (answers: Answers) => listet(answers, []);

test.each([
  ['a desktop', false],
  ['a phone', true],
])(
  'on %s Öffnen leads to the area, from anywhere on its card',
  { tags: ['@A02'] },
  async (_screen, isPhone) => {
    const { router, answers } = await openPage('/admin/dashboard', {
      as: 'werkstatt',
      answers: orders,
      isPhone,
    });
    const card = page.getByRole('article').filter({ hasText: 'Kundenbestellungen' });
    await card.click({ position: { x: 20, y: 20 } });
    await expect.poll(() => router.state.location.pathname).toBe('/admin/bestellungen');
    // The address is new before the page is.
    await expect.element(page.getByRole('heading', { level: 1, name: 'Bestellverwaltung' })).toBeVisible();
    await router.navigate(-1);
    await expect.element(card).toBeVisible();
    const link = card.getByRole('link', { name: 'Öffnen' });
    // Going back has put the focus at the start of the page.
    await expect.element(page.getByRole('main')).toHaveFocus();
    link.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => router.state.location.pathname).toBe('/admin/bestellungen');
    await expect.poll(() => answers.sent(auftragCalls.list).length).toBeGreaterThan(0);
  },
);

test('an admin of an announced shop is sent on to the start page', { tags: ['@A02', '@R2'] }, async () => {
  const { router } = await openPage('/admin', {
    as: 'admin',
    answers: (answers) => answerSoaps(answers, []),
  });
  await expect.poll(() => router.state.location.pathname).toBe('/');
});
