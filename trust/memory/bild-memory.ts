import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Db } from '#server/db/connect.ts';
import { uploadForm } from '#test/ware/bild-files.ts';
import type { Ask, Outcome } from '../ask.ts';
import type { Random } from '../seeded-random.ts';
import { type Change, type Memory, OwnedThing, type Tally } from './memory.ts';

/** The pictures of a product by content and text; every change of them raises the product's version. */
type Bilder = { version: number; haupt: string | null; galerie: string[] };

/** Above this number pictures are deleted again, so that the gallery does not grow without limit. */
const maxGalerie = 3;

/** An owner who uploads and deletes the pictures of one product. */
export async function bildMemory(
  db: Db,
  { id, token }: { id: string; token: string },
  { random, tally }: { random: Random; tally: Tally },
): Promise<Memory & { version: () => number }> {
  const bilder = new OwnedThing(`the pictures of ${id}`, await readBilder(db, id), tally);
  const jpeg = await smallJpeg(random);
  let number = 0;

  function upload(): Change<Bilder> {
    const { version, haupt, galerie } = bilder.state;
    number += 1;
    // Bytes after the end of a JPEG change the file's hash, not the picture.
    const image = Buffer.concat([jpeg, Buffer.from(`${id} ${number}`)]);
    const alt = `Bild ${number}`;
    const entry = `${createHash('sha256').update(image).digest('hex').slice(0, 32)} ${alt}`;
    const isHaupt = random.chance(0.3);
    const body = uploadForm(image, { isHauptbild: String(isHaupt), alt_text: alt });
    const after = { version: version + 1, haupt: isHaupt ? entry : haupt, galerie };
    return {
      after: isHaupt ? after : { ...after, galerie: [...galerie, entry] },
      send: (ask) => ask({ method: 'POST', path: `/admin/portfolio/${id}/upload-image`, token, body }),
    };
  }

  function takeAway(): Change<Bilder> {
    const { version, haupt, galerie } = bilder.state;
    return {
      after: { version: version + 1, haupt, galerie: galerie.slice(1) },
      send: (ask) => ask({ method: 'DELETE', path: `/admin/portfolio/${id}/image/galerie/0`, token }),
    };
  }

  return {
    write: (ask: Ask): Promise<Outcome> =>
      bilder.change(ask, bilder.state.galerie.length >= maxGalerie ? takeAway() : upload()),
    compare: async (db) => bilder.compare(await readBilder(db, id)),
    version: () => bilder.state.version,
  };
}

async function readBilder(db: Db, id: string): Promise<Bilder> {
  const { version } = await db
    .selectFrom('produkt')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('produktBild')
    .select(['position', 'hash', 'altText'])
    .where('produktId', '=', id)
    .orderBy('position')
    .execute();
  const entry = ({ hash, altText }: { hash: string; altText: string }) => `${hash} ${altText}`;
  const [first] = rows;
  return {
    version,
    haupt: first?.position === 0 ? entry(first) : null,
    galerie: rows.filter(({ position }) => position > 0).map(entry),
  };
}

function smallJpeg(random: Random): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const background = { r: random.below(256), g: random.below(256), b: random.below(256) };
  return sharp({ create: { width: 480, height: 320, channels: 3, background, noise } })
    .jpeg()
    .toBuffer();
}
