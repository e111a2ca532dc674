import { toast } from 'react-hot-toast/headless';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { stopTime } from '#test/ui/stop-time.ts';
import { showError, showSuccess } from './toast.ts';
import { ToastStack } from './toast-stack.tsx';

const text = 'Lavendeltraum liegt im Warenkorb';
const shown = page.getByText(text);

beforeEach(() => toast.remove());

async function openStack(isBrief: boolean) {
  await render(<ToastStack isBrief={isBrief} />);
  stopTime({ now: Date.now() });
}

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await new Promise(requestAnimationFrame);
}

test.each([
  ['announced', true, 3000],
  ['open', false, 6000],
])('in an %s shop a success stays %s', { tags: ['@S38'] }, async (_, isBrief, ms) => {
  await openStack(isBrief);
  showSuccess(text);
  await expect.element(shown).toBeVisible();
  await pass(ms - 300);
  await expect.element(shown).toBeVisible();
  await pass(300);
  // It leaves for a second.
  await pass(1000);
  await expect.element(shown).not.toBeInTheDocument();
});

test('messages come into regions that were there before, errors into one that interrupts', async () => {
  await openStack(false);
  const [status, alert] = [page.getByRole('status'), page.getByRole('alert')];
  await expect.element(status).toBeEmptyDOMElement();
  await expect.element(alert).toBeEmptyDOMElement();
  showSuccess(text);
  showError('Keine Verbindung');
  await expect.element(status).toMatchTextContent(text);
  // A second message is read without the first.
  for (const region of [status, alert]) {
    await expect.element(region).toHaveAttribute('aria-atomic', 'false');
  }
  await expect.element(alert).toMatchTextContent('Keine Verbindung');
  expect(document.querySelectorAll('[role="status"] [role], [role="alert"] [role="alert"]')).toHaveLength(0);
});

test('a message waits while its button has the focus', async () => {
  await openStack(false);
  showSuccess(text);
  const close = page.getByRole('button', { name: 'Meldung schließen' });
  await expect.element(close).toBeVisible();
  close.element().focus();
  await pass(10_000);
  await expect.element(shown).toBeVisible();
  close.element().blur();
  await pass(6100);
  await pass(1100);
  await expect.element(shown).not.toBeInTheDocument();
});

test('a message that was closed by key holds no other', async () => {
  await openStack(false);
  showSuccess(text);
  showSuccess('Minzmorgen liegt im Warenkorb');
  const close = page.getByRole('button', { name: 'Meldung schließen' });
  await expect.poll(() => close.elements()).toHaveLength(2);
  close.first().element().focus();
  await userEvent.keyboard('{Enter}');
  await pass(1100);
  await expect.poll(() => close.elements()).toHaveLength(1);
  await pass(6100);
  await pass(1100);
  await expect.element(close).not.toBeInTheDocument();
});

test('a message keeps its place in the layout when a bar above it comes or goes, so that it glides', async () => {
  const [width, height] = [innerWidth, innerHeight];
  await page.viewport(390, 844);
  const { style } = document.documentElement;
  onTestFinished(async () => {
    style.removeProperty('--bar-height');
    await page.viewport(width, height);
  });
  await render(
    <>
      <div data-sticky="both" />
      <ToastStack isBrief={false} />
    </>,
  );
  showSuccess(text);
  await expect.element(shown).toBeVisible();
  const stack = page.getByRole('status').element().parentElement as HTMLElement;
  const [offset, top] = [stack.offsetTop, stack.getBoundingClientRect().top];
  style.setProperty('--bar-height', '140px');
  await expect.poll(() => stack.getBoundingClientRect().top - top).toBe(140);
  expect(stack.offsetTop).toBe(offset);
});
