import { expect, test } from 'vitest';
import { sitePictureInstead } from './site-pictures.ts';

test.each([
  ['about-640.avif', 'about-680.avif'],
  ['hero-960.webp', 'hero-1000.webp'],
  ['hero-2000.webp', 'hero-1600.webp'],
  // What this build has itself is on its disk; what is missing there is missing.
  ['about-680.avif', undefined],
  ['about-640.png', undefined],
  ['constructor-640.avif', undefined],
  ['seife-640.avif', undefined],
  ['about-.avif', undefined],
])('instead of %s there is %s', (file, instead) => {
  expect(sitePictureInstead(file)).toBe(instead);
});
