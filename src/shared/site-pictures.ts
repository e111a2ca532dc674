/** The two pictures of the site itself, by the sizes in pixels that their pages give them room for. */
export const sitePictures = {
  hero: { width: 1600, height: 900 },
  about: { width: 1600, height: 1200 },
} as const;

export type SitePictureName = keyof typeof sitePictures;

/**
 * In pixels. Browsers take the first that is wide enough: the hero on a phone is 134 % of 360 to 412 points,
 * twice as dense or a little less.
 */
export const sitePictureWidths = [680, 1000, 1280, 1600] as const;
export const sitePictureFormats = ['avif', 'webp'] as const;

/** The file's name in `src/web/public/pictures/`, which is also the end of its address. */
export function sitePictureFile(name: SitePictureName, width: number, format: string): string {
  return `${name}-${width}.${format}`;
}

/** The file to serve instead of one of a width that only another build has: the next wider, or the widest. */
export function sitePictureInstead(file: string): string | undefined {
  const [, name = '', width = '', format] = /^([a-z]+)-(\d{1,5})\.([a-z]+)$/.exec(file) ?? [];
  const isKnown = (sitePictureWidths as readonly number[]).includes(Number(width));
  const found = sitePictureFormats.find((one) => one === format);
  if (!isSitePicture(name) || !found || isKnown) return undefined;
  return sitePictureFile(name, sitePictureWidths.find((one) => one > Number(width)) ?? widest, found);
}

const widest = Math.max(...sitePictureWidths);

function isSitePicture(name: string): name is SitePictureName {
  return Object.hasOwn(sitePictures, name);
}
