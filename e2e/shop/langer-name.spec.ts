import { gruppeCallsOf } from '#features/einstellung/einstellung-calls.ts';
import { earlierTokenOf, signIn } from '../arrange/accounts.ts';
import { senderOf } from '../arrange/send.ts';
import { expect, expectNoSidewaysScroll, openAlive, test } from '../fixtures.ts';
import { enlargeText } from '../large-text.ts';
import { greeting, header, menuButton } from '../pages/page-language.ts';

const namen = [
  'Seifenhof Sonnenschein',
  'Seifenmanufaktur Müller & Töchter',
  'Naturseifenmanufaktur und Kräutergarten Schulze-Wiedenbrück!',
];

for (const name of namen)
  test(`a name of ${name.length} letters leaves room for menu and account, on two lines at most`, {
    tag: ['@S07', '@desktop'],
  }, async ({ page, request }) => {
    const send = senderOf(request, earlierTokenOf('admin'));
    const laden = gruppeCallsOf('laden');
    const { version, angaben } = (await send(laden.read)).data;
    await send(laden.save, { body: { ...angaben, name, version } });
    const brand = header(page).getByRole('link', { name });
    const expectRoom = async () => {
      await expectNoSidewaysScroll(page);
      const words = brand.getByText(name, { exact: true });
      const lines = await words.evaluate(
        (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
      );
      expect(Math.round(lines)).toBeLessThanOrEqual(2);
      for (const part of await header(page).locator('> div > *, nav a, nav button').all()) {
        const box = (await part.isVisible()) ? await part.boundingBox() : null;
        if (box) expect(box.x + box.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
      }
    };
    for (const who of [undefined, 'anna', 'admin'] as const) {
      if (who) await signIn(page, who);
      await page.setViewportSize({ width: 1440, height: 740 });
      await openAlive(page, '/agb');
      if (who) await expect(greeting(page)).toBeVisible();
      for (const width of [1440, 900, 360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        await expectRoom();
      }
      await page.setViewportSize({ width: 360, height: 740 });
      await enlargeText(page);
      await expect(menuButton(page)).toBeVisible();
      await expectRoom();
    }
  });
