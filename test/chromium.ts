import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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
  process.env.FONTCONFIG_FILE ??= withItsFonts(join(tmpdir(), 'fonts'));
  return { executablePath, args: [...quiet, '--no-sandbox', '--no-zygote', '--disable-gpu'] };
}

/**
 * A configuration with the fonts unpacked into this folder; its path. The packaged one names `/tmp/fonts` wherever
 * it was unpacked, and without a font Chromium ends at the first text.
 */
function withItsFonts(folder: string): string {
  const path = join(folder, 'unpacked.conf');
  if (existsSync(path)) return path;
  const dirs = `<dir>${folder}</dir><cachedir>${folder}-cache</cachedir>`;
  // Other processes may start a browser meanwhile: the file is there whole or not at all.
  const begun = `${path}.${process.pid}`;
  writeFileSync(begun, `<?xml version="1.0"?>\n<fontconfig>${dirs}</fontconfig>\n`);
  renameSync(begun, path);
  return path;
}
