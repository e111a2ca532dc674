import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { KasseSchritt } from './kasse-schritt.tsx';

test('the open step stands first in the title of the page, until another one opens', async () => {
  const before = document.title;
  document.title = 'Kasse | Seifenhof';
  const schritte = (offen: 1 | 2) => (
    <>
      <KasseSchritt nummer={1} titel="Adresse" offen={offen}>
        <p>Name</p>
      </KasseSchritt>
      <KasseSchritt nummer={2} titel="Versand" offen={offen}>
        <p>Weg</p>
      </KasseSchritt>
    </>
  );
  const { rerender, unmount } = await render(schritte(1));
  await expect.poll(() => document.title).toBe('Adresse – Kasse | Seifenhof');
  await rerender(schritte(2));
  await expect.element(page.getByText('Weg')).toBeVisible();
  await expect.poll(() => document.title).toBe('Versand – Kasse | Seifenhof');
  await unmount();
  await expect.poll(() => document.title).toBe('Kasse | Seifenhof');
  document.title = before;
});
