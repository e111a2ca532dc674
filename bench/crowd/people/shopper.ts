import type { Person } from './person.ts';

type Produkt = { _id: string; bilder: { hauptbild?: string; galerie: { url: string }[] } };

/** Starts with an empty browser cache, opens the catalogue, some products and one more page, and leaves. */
export async function shop(person: Person): Promise<void> {
  const files = new Set<string>();
  await open(person, person.random() < 0.5 ? '/products' : '/', files);
  const produkte = await person.askFor<Produkt[]>({
    kind: 'catalogue',
    path: '/api/portfolio/with-prices',
  });
  const looks = 2 + Math.floor(person.random() * 3);
  for (let i = 0; i < looks && person.isThere; i++) {
    await person.think(1000, 5000);
    await look(person, person.oneOf(produkte), files);
  }
  await person.think(1000, 5000);
  if (person.isThere) await open(person, person.oneOf(['/', '/about', '/contact', '/products']), files);
  await person.think(1000, 5000);
}

/** Opens a product, from the catalogue or by a direct link. */
async function look(person: Person, { _id }: Produkt, files: Set<string>): Promise<void> {
  if (person.random() < 0.5) return open(person, `/products/${_id}`, files);
  const { bilder } = await person.askFor<Produkt>({ kind: 'product', path: `/api/portfolio/${_id}` });
  const pictures = [bilder.hauptbild ?? [], bilder.galerie.map(({ url }) => url)].flat(2);
  await load(person, pictures, files);
}

/** Requests a page with the files and pictures that are not in the browser cache yet. */
async function open(person: Person, path: string, files: Set<string>): Promise<void> {
  const html = String(await person.ask({ kind: 'page', path }));
  const found = html.matchAll(/(?:src|href)="(\/(?:assets|pictures|api\/uploads)\/[^"]+)"/g);
  await load(
    person,
    [...found].map(([, file = '']) => file),
    files,
  );
}

async function load(person: Person, paths: string[], files: Set<string>): Promise<void> {
  const fresh = [...new Set(paths)].filter((path) => !files.has(path));
  for (const path of fresh) files.add(path);
  await Promise.all(
    fresh.map((path) => person.ask({ kind: path.startsWith('/assets/') ? 'file' : 'picture', path })),
  );
}
