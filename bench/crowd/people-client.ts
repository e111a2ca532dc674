import sharp from 'sharp';
import { masterFile } from '../../demo/prepared-pictures.ts';
import { demoProdukte } from '../../demo/produkte.ts';
import { keepShop } from './people/admin.ts';
import { fillCart } from './people/customer.ts';
import { type Figures, Person } from './people/person.ts';
import { shop } from './people/shopper.ts';

export type PeopleOrder = {
  url: string;
  seconds: number;
  /** Number of simulated people of each kind; there is one admin. */
  shoppers: number;
  customers: number;
  admin: { email: string; password: string };
  /** Width in pixels of the photo that the admin uploads. */
  photoWidth: number;
};

/** All simulated people run in a separate process, so that the shop's figures contain only the shop. */
process.once('message', async (order: PeopleOrder) => {
  const { url, seconds, shoppers, customers, admin, photoWidth } = order;
  const figures: Figures = { times: {}, errors: [] };
  const photo = await makePhoto(photoWidth);
  const end = performance.now() + seconds * 1000;
  let seed = 0;
  // Behind a proxy every client has its own address, each with its own rate limit.
  const newPerson = () => {
    seed++;
    return new Person({ url, address: `10.${seed >> 8}.${seed & 255}.1`, figures, end }, seed);
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

/** A photo as a phone makes it. */
async function makePhoto(width: number): Promise<Buffer> {
  const master = masterFile(`${demoProdukte[0]?.slug}-1`);
  const size = { width, height: Math.round(width * 0.75), fit: 'cover' } as const;
  return sharp(master).resize(size).jpeg({ quality: 92 }).toBuffer();
}
