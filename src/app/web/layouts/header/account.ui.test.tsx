import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { authCalls } from '#features/auth/calls.ts';
import { lagerCalls } from '#features/lager/calls.ts';
import { lagerBestand } from '#features/lager/contract.ts';
import { ok, okList } from '#shared/wire/envelope.ts';
import { annasKorb, cartLink, expectBadge, item, Korb, openWith, press } from '#test/ui/areas/cart.ts';
import { drawer, header, linkIn, openAccount, openAdminMenu } from '#test/ui/areas/layout.ts';
import { made } from '#test/ui/made.ts';
import { people, type Who } from '#test/ui/people.ts';

const greeting = () => header().getByText(/^Hallo, /);
const adminLinks = [
  ['Dashboard', '/admin/dashboard'],
  ['Portfolio-Verwaltung', '/admin/portfolio'],
  ['Rohstoffe', '/admin/rohstoffe'],
  ['Bestellungen', '/admin/bestellungen'],
  ['Lager', '/admin/lager'],
  ['Benutzer', '/admin/benutzer'],
  ['Warenberechnung', '/admin/warenberechnung'],
  ['Einstellungen', '/admin/einstellungen'],
] as const;

const inHeader = (role: 'button' | 'link', name: string) =>
  header().getByRole(role, { name, exact: true, includeHidden: true });

/** No link to the admin area, in open or closed menus. */
async function expectNoAdminMenu(): Promise<void> {
  await expect.element(inHeader('button', 'Admin')).not.toBeInTheDocument();
  for (const [name] of adminLinks) await expect.element(inHeader('link', name)).not.toBeInTheDocument();
}

async function expectAccount(who: Who, isPhone: boolean): Promise<void> {
  const account = await openAccount(isPhone);
  await expect.element(isPhone ? drawer() : header()).toMatchTextContent(`Hallo, ${people[who].name}`);
  await expect
    .element(account.getByRole('link', { name: 'Mein Profil' }))
    .toHaveAttribute('href', '/profile');
  await expect.element(account.getByRole('button', { name: 'Abmelden' })).toBeVisible();
  await expect.element(inHeader('link', 'Anmelden')).not.toBeInTheDocument();
}

for (const isPhone of [true, false]) {
  const where = isPhone ? 'on a phone' : 'on a desktop';

  test(`a customer finds her cart with the number of pieces, her greeting, profile and Abmelden ${where}`, {
    tags: ['@S08'],
  }, async () => {
    const { router } = await openWith(annasKorb(), '/', { as: 'anna', isPhone });
    await expectBadge(3);
    await expect.element(cartLink().getByText('3', { exact: true })).toBeVisible();
    await cartLink().click();
    await expect.poll(() => router.state.location.pathname).toBe('/cart');
    await expectAccount('anna', isPhone);
    await expectNoAdminMenu();
  });

  test(`an employee has a cart without a badge and no Admin menu ${where}`, {
    tags: ['@S08', '@S09'],
  }, async () => {
    await openWith(new Korb(), '/', { as: 'werkstatt', isPhone });
    await expectBadge(0);
    await expect.element(cartLink()).toHaveTextContent('');
    await expectAccount('werkstatt', isPhone);
    await expectNoAdminMenu();
  });

  test(`an admin has no cart in the header ${where}`, { tags: ['@S08'] }, async () => {
    await openWith(new Korb(), '/', { as: 'admin', isPhone });
    await expectAccount('admin', isPhone);
    await expect.element(cartLink()).not.toBeInTheDocument();
  });

  test(`the Admin menu holds its eight links ${where}`, { tags: ['@S09'] }, async () => {
    const { router } = await openWith(new Korb(), '/', { as: 'admin', isPhone });
    const menu = await openAdminMenu(isPhone);
    for (const [name, path] of adminLinks)
      await expect.element(linkIn(menu, name)).toHaveAttribute('href', path);
    // The dashboard is the employees' (R2).
    await linkIn(menu, 'Dashboard').click();
    await expect.element(linkIn(menu, 'Dashboard')).not.toBeInTheDocument();
    await expect.poll(() => router.state.location.pathname).toBe('/');
  });
}

test("an admin's drawer begins with the back office", { tags: ['@S09'] }, async () => {
  await openWith(new Korb(), '/', { as: 'admin', isPhone: true });
  await openAdminMenu(true);
  const names = () =>
    drawer()
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent);
  await expect
    .poll(names)
    .toEqual([
      ...adminLinks.map(([name]) => name),
      ...['Home', 'Produkte', 'Das sind wir', 'Kontakt', 'Impressum', 'Datenschutz', 'AGB', 'Mein Profil'],
    ]);
});

test('a role in the field rolle counts the same', { tags: ['@S09', '@S32'] }, async () => {
  const { role: _, ...rest } = people.admin;
  await openWith(new Korb(), '/', { as: 'anna' });
  localStorage.setItem('user', JSON.stringify(rest));
  dispatchEvent(new Event('userChanged'));

  const menu = await openAdminMenu();
  await expect.element(linkIn(menu, 'Warenberechnung')).toBeVisible();
  await expect.element(cartLink()).not.toBeInTheDocument();
});

test('the badge counts up to 99 and then reads 99+', { tags: ['@S08'] }, async () => {
  const korb = new Korb(item('Minzmorgen', 99));
  await openWith(korb, '/', { as: 'anna' });
  await expect.element(cartLink().getByText('99', { exact: true })).toBeVisible();
  korb.items.push(item('Honigwabe', 1));
  dispatchEvent(new Event('userLoggedIn'));
  await expect.element(cartLink().getByText('99+', { exact: true })).toBeVisible();
});

test('Mein Profil goes to the start page as long as there is none', { tags: ['@S08', '@S04'] }, async () => {
  const { router } = await openWith(annasKorb(), '/contact', { as: 'anna' });
  const account = await openAccount();
  await account.getByRole('link', { name: 'Mein Profil' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/');
});

for (const [who, path] of [
  ['anna', '/cart'],
  ['admin', '/admin/lager'],
] as const)
  test(`Abmelden on ${path} returns to the start page`, { tags: ['@S08', '@S32'] }, async () => {
    const { answers, router } = await openWith(annasKorb(), '/contact', { as: who });
    answers
      .on(authCalls.logout, { success: true, message: 'Abgemeldet' })
      .on(lagerCalls.bestand, ok(made(lagerBestand)))
      .on(lagerCalls.warnungen, okList([]))
      .on(lagerCalls.entfernte, okList([]));
    await router.navigate(path);
    const account = await openAccount();
    await account.getByRole('button', { name: 'Abmelden' }).click();

    await expect.element(page.getByRole('heading', { level: 1, name: /^Willkommen/ })).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
    await expect.element(linkIn(header(), 'Anmelden')).toBeVisible();
    await expect.element(greeting()).not.toBeInTheDocument();
    await expect.element(cartLink()).not.toBeInTheDocument();
    await expectNoAdminMenu();
  });

test('the menus open, navigate and close by keyboard', { tags: ['@S08', '@S09'] }, async () => {
  await openWith(new Korb(), '/', { as: 'admin' });
  for (const [button, inside] of [
    [header().getByRole('button', { name: 'Admin' }), 'Dashboard'],
    [header().getByRole('button', { name: /^Hallo, / }), 'Mein Profil'],
  ] as const) {
    const link = linkIn(header(), inside);
    await press(button, '{Enter}');
    await expect.element(link).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(link).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(link).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  }
});
