import { spawnSync } from 'node:child_process';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import sharp from 'sharp';
import { sourceStamp } from './source-stamp.ts';

const root = join(import.meta.dirname, '..');
const client = join(root, 'dist/client');
const stamp = join(root, 'dist/stamp');

/** Builds everything `dist/` holds: browser chunks, the page renderer, the site's pictures, compressed copies. */
async function build(): Promise<void> {
  // A build that breaks off must not look like a finished one.
  await rm(stamp, { force: true });
  vite([]);
  vite(['--ssr']);
  await makePictures();
  await compressFiles();
  await writeFile(stamp, await sourceStamp());
}

function vite(args: string[]): void {
  const bin = join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [bin, 'build', '--logLevel', 'warn', ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** The two pictures of the site itself, in the widths and formats their pages ask for, and one for shared links. */
async function makePictures(): Promise<void> {
  const out = join(client, 'pictures');
  await mkdir(out, { recursive: true });
  for (const name of ['hero', 'about']) {
    const source = join(root, `demo/pictures/${name}.webp`);
    for (const width of [800, 1600]) {
      const resized = sharp(source).resize(width);
      await resized
        .clone()
        .webp({ quality: 78 })
        .toFile(join(out, `${name}-${width}.webp`));
      await resized
        .clone()
        .avif({ quality: 55, effort: 2 })
        .toFile(join(out, `${name}-${width}.avif`));
    }
  }
  await sharp(join(root, 'demo/pictures/hero.webp'))
    .resize(1200, 630)
    .jpeg({ quality: 80 })
    .toFile(join(client, 'og.jpg'));
}

/** Text files get compressed copies beside them, which the server sends as they are. */
async function compressFiles(): Promise<void> {
  for await (const file of glob('**/*.{js,css,svg,webmanifest}', { cwd: client })) {
    const path = join(client, file);
    const bytes = await readFile(path);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, quality));
    await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
}

await build();
