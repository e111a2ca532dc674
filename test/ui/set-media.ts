import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

type Feature = 'prefers-reduced-motion' | 'forced-colors';

/** The browser has this preference of its user until the test ends; otherwise motion is reduced, as for all tests. */
export async function setMedia(name: Feature, value: string): Promise<void> {
  const usual = { name: 'prefers-reduced-motion', value: 'reduce' };
  const send = async (features: { name: string; value: string }[]) => {
    await cdp().send('Emulation.setEmulatedMedia', { features });
  };
  await send([usual, { name, value }]);
  onTestFinished(() => send([usual, { name: 'forced-colors', value: '' }]));
}
