import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { stopTime } from '#test/ui/stop-time.ts';
import { AdminProvider } from './admin-provider.tsx';
import { IconButton } from './icon-button.tsx';

const name = 'Galerie-Bild hinzufügen';
const button = page.getByRole('button', { name });
const hint = page.getByRole('tooltip', { name });

test.each([
  ['100 ms after the pointer', 100, () => button.hover()],
  ['700 ms after a long press', 700, () => press('touchstart')],
] as const)('a tooltip appears %s', { tags: ['@A05'] }, async (_, delayMs, act) => {
  await render(
    <AdminProvider>
      <main style={{ padding: '8rem' }}>
        <IconButton icon="add" label={name} />
      </main>
    </AdminProvider>,
  );
  await expect.element(button).toBeVisible();
  const waiting = stopTime();
  await act();
  await expect.poll(waiting).toContain(delayMs);
  vi.advanceTimersByTime(delayMs - 1);
  await new Promise(requestAnimationFrame);
  expect(hint.elements()).toEqual([]);
  vi.advanceTimersByTime(1);
  await expect.element(hint).toBeVisible();
});

async function press(type: 'touchstart'): Promise<void> {
  button.element().dispatchEvent(new TouchEvent(type, { bubbles: true }));
}
