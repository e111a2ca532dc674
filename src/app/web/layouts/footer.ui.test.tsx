import { expect, test } from 'vitest';
import { answerPages, footer } from '#test/ui/areas/layout.ts';
import { laden } from '#test/ui/laden.ts';
import { openPage } from '#test/ui/open-page.tsx';

const columns = {
  Shop: [
    ['Alle Produkte', '/products'],
    ['Warenkorb', '/cart'],
    ['Bestellung verfolgen', '/order-tracking'],
  ],
  Unternehmen: [
    ['Das sind wir', '/about'],
    ['Kontakt', '/contact'],
  ],
  Rechtliches: [
    ['Impressum', '/impressum'],
    ['Datenschutz', '/datenschutz'],
    ['AGB', '/agb'],
  ],
} as const;

test.for([true, false])(
  'the footer has the columns Shop, Unternehmen and Rechtliches (phone: %s)',
  {
    tags: ['@S10'],
  },
  async (isPhone) => {
    await openPage('/', { answers: answerPages, isPhone });
    for (const [title, links] of Object.entries(columns)) {
      const column = footer().getByRole('navigation', { name: title });
      await expect.element(column.getByRole('heading', { name: title })).toBeVisible();
      const found = column.getByRole('link').elements();
      expect(found.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(links);
    }
  },
);

test('every footer link leads to its page', { tags: ['@S10'] }, async () => {
  const { router } = await openPage('/', { answers: answerPages });
  for (const [title, links] of Object.entries(columns))
    for (const [name, path] of links) {
      await footer().getByRole('navigation', { name: title }).getByRole('link', { name }).click();
      await expect.poll(() => router.state.location.pathname).toBe(path);
    }
});

test('the footer shows the contact data', { tags: ['@S10'] }, async () => {
  const fussSatz = 'Handgefertigte Unikate für besondere Momente.';
  await openPage('/agb', {
    answers: answerPages,
    laden: { ...laden, phase: 'angekuendigt', telefon: '+49 30 23125 014', fussSatz, fussJahr: '2025' },
  });
  const email = footer().getByRole('link', { name: laden.email });
  await expect.element(email).toHaveAttribute('href', `mailto:${laden.email}`);
  const telefon = footer().getByRole('link', { name: '+49 30 23125 014' });
  await expect.element(telefon).toHaveAttribute('href', 'tel:+493023125014');
  await expect.element(footer().getByText('Deutschland', { exact: true })).toBeVisible();
  await expect.element(footer()).toMatchTextContent(`© 2025 ${laden.name}`);
  await expect.element(footer()).toMatchTextContent(fussSatz);
});

test('from the opening on the footer names no country, which is no way to reach the shop', async () => {
  await openPage('/agb', { answers: answerPages, laden: { ...laden, phase: 'geoeffnet' } });
  await expect.element(footer().getByRole('link', { name: laden.email })).toBeVisible();
  await expect.element(footer().getByText('Deutschland', { exact: true })).not.toBeInTheDocument();
});

test('the photo profile opens in a new tab without access to the shop', { tags: ['@S10'] }, async () => {
  const fotoProfil = { name: 'Instagram', url: 'https://www.instagram.com/lindenblatt.example' };
  await openPage('/', { answers: answerPages, laden: { ...laden, fotoProfil } });
  const profile = footer().getByRole('link', { name: fotoProfil.name });
  await expect.element(profile).toHaveAttribute('href', fotoProfil.url);
  await expect.element(profile).toHaveAttribute('target', '_blank');
  await expect.element(profile).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('without a year and a sentence the footer has neither', async () => {
  await openPage('/agb', { answers: answerPages, laden: { ...laden, fussSatz: '' } });
  await expect.element(footer().getByText(`© ${laden.name}. Alle Rechte vorbehalten.`)).toBeVisible();
});
