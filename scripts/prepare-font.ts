import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Face, facesOf } from './font-faces.ts';

/** Installed on demand: a tool for one file is no dependency of the project. */
const tool = 'subset-font@2.9.0';
const styles = join(import.meta.dirname, '../src/web/styles');

type SubsetFont = (
  font: Buffer,
  text: string,
  options: { targetFormat: 'woff2'; variationAxes: { wght: Face['weights'] } },
) => Promise<Buffer>;

/** Makes the subset of the heading font again, with the code points and weights of its face in fonts.css. */
async function prepareFont(): Promise<void> {
  const [whole, small] = facesOf(readFileSync(join(styles, 'fonts.css'), 'utf8'));
  if (!whole || !small) throw new Error('fonts.css has lost one of its two faces');
  const subsetFont = await loadTool();
  const font = readFileSync(createRequire(import.meta.url).resolve(whole.file));
  const made = await subsetFont(font, String.fromCodePoint(...small.letters), {
    targetFormat: 'woff2',
    variationAxes: { wght: small.weights },
  });
  writeFileSync(join(styles, small.file), made);
  console.log(`${small.file}: ${made.length} bytes of ${font.length}`);
}

async function loadTool(): Promise<SubsetFont> {
  const folder = mkdtempSync(join(tmpdir(), 'laden-font-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  execFileSync('npm', ['install', '--silent', '--no-save', '--prefix', folder, tool], { stdio: 'inherit' });
  const entry = createRequire(join(folder, 'package.json')).resolve('subset-font');
  return (await import(pathToFileURL(entry).href)).default;
}

await prepareFont();
