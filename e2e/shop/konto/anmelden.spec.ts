import { demoPassword, emailOf } from '../../arrange/accounts.ts';
import { expect, openAlive, test } from '../../fixtures.ts';
import { typeInto } from '../../type-into.ts';

test('the device that signed in is remembered by a cookie that only signing in and out sends', {
  tag: ['@S31', '@phone'],
}, async ({ page, context }) => {
  const calls: { path: string; cookie: string | undefined }[] = [];
  page.on('request', async (request) => {
    const path = new URL(request.url()).pathname;
    calls.push({ path, cookie: (await request.allHeaders()).cookie });
  });
  const main = page.getByRole('main');
  const signInByForm = async () => {
    await openAlive(page, '/login');
    await typeInto(main.getByRole('textbox', { name: 'E-Mail' }), emailOf('anna'));
    await typeInto(main.getByLabel('Passwort', { exact: true }), demoPassword);
    await main.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(page).toHaveURL('/');
  };
  await signInByForm();
  const [device, ...others] = await context.cookies();
  expect(others).toEqual([]);
  expect(device).toMatchObject({ name: 'device', path: '/api/auth', httpOnly: true, sameSite: 'Strict' });

  await page.evaluate(() => localStorage.clear());
  await signInByForm();
  const carrying = () => calls.filter(({ cookie }) => cookie !== undefined).map(({ path }) => path);
  await expect.poll(carrying).toEqual(['/api/auth/login']);
});
