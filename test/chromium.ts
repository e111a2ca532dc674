import { existsSync } from 'node:fs';

/** Places where an installed Chromium or Chrome usually is. */
const installed = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** No network access of its own: no look-ups, no updates, no first-run pages. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/** An installed Chromium, else the one in the dev dependencies, so that nothing has to be downloaded. */
export async function findChromium(): Promise<{ executablePath: string; args: string[] }> {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const found = installed.find((path) => path && existsSync(path));
  if (found) return { executablePath: found, args: [...quiet, ...sandbox] };
  // The packaged one contains the libraries it needs, but unpacks them only in this environment.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs24.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  return { executablePath, args: [...quiet, '--no-sandbox', '--no-zygote', '--disable-gpu'] };
}
