import { beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { stopTime } from '#test/ui/stop-time.ts';
import { AdminProvider } from '../admin-provider.tsx';
import { snackbar } from './snackbar.ts';

const text = 'Produkt gelöscht';
const meldung = page.getByRole('status', { name: 'Meldungen' }).getByText(text, { exact: true });

let waiting: () => number[];

beforeEach(async () => {
  await render(
    <AdminProvider>
      <main style={{ height: '100vh' }}>
        <h1>Portfolio-Verwaltung</h1>
      </main>
    </AdminProvider>,
  );
  waiting = stopTime();
});

async function show(): Promise<void> {
  snackbar.success(text);
  await expect.element(meldung).toBeVisible();
  await expect.poll(waiting).toEqual([6000]);
}

async function pass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await new Promise(requestAnimationFrame);
}

/** The pointer comes over it, as this kind of pointer. */
function enterBy(pointerType: 'mouse' | 'touch', place: Locator): void {
  place.element().dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
}

test.each([
  ['pressed', (close: Locator) => close.click()],
  ['reached by keyboard', () => userEvent.keyboard('{Tab}{Enter}')],
] as const)(
  'a message at the lower right stays 6 s, or until its button is %s, which does not affect later ones',
  {
    tags: ['@A08'],
  },
  async (_, press) => {
    await show();
    const { right, bottom } = meldung.element().getBoundingClientRect();
    expect(right).toBeGreaterThan(innerWidth - 100);
    expect(bottom).toBeGreaterThan(innerHeight - 80);
    await press(page.getByRole('button', { name: 'Meldung schließen' }));
    await expect.element(meldung).not.toBeInTheDocument();

    await show();
    await pass(5900);
    expect(meldung.elements()).toHaveLength(1);
    await pass(100);
    await expect.element(meldung).not.toBeInTheDocument();
  },
);

test('a message stays while a pointer is over it', { tags: ['@A08'] }, async () => {
  await show();
  await meldung.hover();
  await expect.poll(waiting).toEqual([]);
  await pass(6000);
  expect(meldung.elements()).toHaveLength(1);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.poll(waiting).toEqual([6000]);
  await pass(6000);
  await expect.element(meldung).not.toBeInTheDocument();
});

test('a message does not stay after a touch, nor where nothing hovers', { tags: ['@A08'] }, async () => {
  await show();
  enterBy('touch', meldung);
  await pass(6000);
  await expect.element(meldung).not.toBeInTheDocument();

  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  await show();
  enterBy('mouse', meldung);
  await pass(6000);
  await expect.element(meldung).not.toBeInTheDocument();
});
