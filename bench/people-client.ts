import sharp from 'sharp';
import { masterFile } from '../demo/prepared-pictures.ts';
import { demoProdukte } from '../demo/produkte.ts';
import { keepShop } from './people/admin.ts';
import { fillCart } from './people/customer.ts';
import { type Figures, Person } from './people/person.ts';
import { shop } from './people/shopper.ts';

export type PeopleOrder = {
  url: string;
  seconds: number;
  /** People of each sort; there is one admin. */
  shoppers: number;
  customers: number;
  admin: { email: string; password: string };
  /** Width in pixels of the photo that the admin uploads. */
  photoWidth: number;
};

/** Everybody in one process of its own, so that the shop’s figures are the shop’s. */
process.once('message', async (order: PeopleOrder) => {
  const { url, seconds, shoppers, customers, admin, photoWidth } = order;
  const figures: Figures = { times: {}, errors: [] };
  const photo = await makePhoto(photoWidth);
  const end = performance.now() + seconds * 1000;
  let seed = 0;
  // Behind a proxy everybody has an address of his own, and each may make only so many calls.
  const newPerson = () => {
    seed++;
    return new Person({ url, address: `10.0.${seed >> 8}.${seed & 255}`, figures, end }, seed);
  };
  const live = async (what: (person: Person, round: number) => Promise<void>) => {
    const person = newPerson();
    await person.think(0, Math.min(5000, seconds * 200));
    for (let round = 0; person.isThere; round++)
      await what(person, round).catch((error: Error) => figures.errors.push(error.message));
    person.leave();
  };
  await Promise.all([
    ...Array.from({ length: shoppers }, () => live(shop)),
    ...Array.from({ length: customers }, (_, number) => live((person) => fillCart(person, number))),
    live((person, round) => keepShop(person, { ...admin, photo }, round)),
  ]);
  process.send?.(figures, () => process.exit());
});

/** A real picture as a phone would make it. */
async function makePhoto(width: number): Promise<Buffer> {
  const master = masterFile(`${demoProdukte[0]?.slug}-1`);
  const size = { width, height: Math.round(width * 0.75), fit: 'cover' } as const;
  return sharp(master).resize(size).jpeg({ quality: 92 }).toBuffer();
}
