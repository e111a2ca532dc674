import { afterEach, vi } from 'vitest';

// Files of one floor share their process (ADR 049): what one test replaced must not reach the next file.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
