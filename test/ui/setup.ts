import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import '#web/styles/global.css';
import { closeSnackbars } from '#web/ui/verwaltung/message/snackbar.ts';
import { closePages } from './open-page.tsx';

document.documentElement.lang = 'de';
const errors: string[] = [];
addEventListener('error', ({ message }) => errors.push(message));
let isMouseMoved = false;
addEventListener('mousemove', ({ isTrusted }) => (isMouseMoved ||= isTrusted), true);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...args) => errors.push(args.map(String).join(' ')));
});

// All files share one page: nothing of a test is left for the next one.
afterEach(async () => {
  // First, so that the page sees it leave, which lets toasts go again. Otherwise the next page would be
  // hovered where it lies.
  if (isMouseMoved) await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 });
  isMouseMoved = false;
  await cleanup();
  // Charts measure their texts in it.
  document.getElementById('recharts_measurement_span')?.remove();
  toast.remove();
  closeSnackbars();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  const unexpected = [...closePages().map((call) => `no answer to ${call}`), ...errors.splice(0)];
  expect(unexpected, 'errors in the browser').toEqual([]);
});
