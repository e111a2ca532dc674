import { seiten } from '#test/seiten.ts';
import { failedCall } from '../arrange/portfolio-calls.ts';
import { expect, test } from '../fixtures.ts';
import { footer } from '../pages/page-language.ts';

test.describe('the link to the withdrawal form', () => {
  test.use({ expectedErrors: [failedCall], javaScriptEnabled: false });

  test('stands in the footer of every page, seen at 320 and 360 px without opening anything', {
    tag: '@phone',
  }, async ({ page }) => {
    test.slow();
    const secret = 'x'.repeat(43);
    const paths = [
      ...seiten.map(({ path }) => path),
      ...['/admin/portfolio', '/konto/link', `/bestellung/${secret}`],
      ...['/products/gibt-es-nicht', '/rechtstexte/agb/99', `/widerruf/${secret}`],
    ];
    for (const path of paths) {
      await page.goto(path);
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 640 });
        const link = footer(page).getByRole('link', { name: 'Vertrag widerrufen', exact: true });
        await expect(link, path).toHaveAttribute('href', '/widerruf');
        const { x, width: wide, height } = (await link.boundingBox()) ?? { x: -1, width: 0, height: 0 };
        expect(height, path).toBeGreaterThanOrEqual(44);
        expect(x >= 0 && x + wide <= width, path).toBe(true);
        // Outside the columns of the specification.
        await expect(footer(page).getByRole('navigation').getByRole('link', { name: 'Vertrag' })).toHaveCount(
          0,
        );
      }
    }
  });
});
