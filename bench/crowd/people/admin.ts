import type { Person } from './person.ts';

type Produkt = { _id: string; aktiv: boolean; preis?: number; version: number };
type Bestand = { rohseifen: { _id: string; menge: number; typ: string; artikelId: string }[] };

export type AdminWork = { email: string; password: string; photo: Buffer };

/** Rounds between two pictures: one takes one to two seconds. */
const roundsPerBild = 5;

/** One round of an admin's work: reads, a price, a stock booking, sometimes a picture. */
export async function keepShop(person: Person, work: AdminWork, round: number): Promise<void> {
  if (!person.token) await signIn(person, work);
  const read = <T>(path: string) => person.askFor<T>({ kind: 'admin read', path });
  const produkte = await read<Produkt[]>('/api/admin/portfolio');
  const produkt = person.oneOf(produkte.filter(({ aktiv }) => aktiv));
  await person.think(500, 1500);
  await changePreis(person, produkt);
  await person.think(500, 1500);
  await read('/api/kunden?page=1&limit=20');
  const { rohseifen } = await read<Bestand>('/api/lager/bestand');
  await book(person, person.oneOf(rohseifen));
  await person.think(500, 1500);
  if (round % roundsPerBild === 0) await addBild(person, produkt, work.photo);
}

async function signIn(person: Person, { email, password }: AdminWork): Promise<void> {
  const json = { email, password };
  const path = '/api/auth/login';
  const { token } = await person.askFor<{ token: string }>({ kind: 'sign-in', path, method: 'POST', json });
  person.token = token;
}

async function changePreis(person: Person, { _id, version }: Produkt): Promise<void> {
  const preis = Math.round(400 + person.random() * 600) / 100;
  const path = `/api/admin/portfolio/${_id}`;
  const changed = await person.askFor<Produkt>({
    kind: 'price change',
    path,
    method: 'PUT',
    json: { preis, version },
  });
  const shown = await person.askFor<Produkt>({ kind: 'product', path: `/api/portfolio/${_id}` });
  if (changed.preis !== preis || shown.preis !== preis)
    throw new Error(`the price of ${_id} is ${shown.preis} instead of ${preis}`);
}

async function book(person: Person, { typ, artikelId, menge }: Bestand['rohseifen'][number]): Promise<void> {
  const aenderung = 1 + Math.floor(person.random() * 50);
  const { vorher, nachher } = await person.askFor<{ vorher: number; nachher: number }>({
    kind: 'stock booking',
    path: '/api/lager/korrektur',
    method: 'POST',
    json: { typ, artikelId, aenderung, grund: 'Lieferung' },
  });
  if (vorher !== menge || nachher !== menge + aenderung)
    throw new Error(`the stock of ${artikelId} went from ${vorher} to ${nachher}, not by ${aenderung}`);
}

/** The picture stays: after a deletion, a 404 for a page that still shows it would be correct. */
async function addBild(person: Person, { _id }: Produkt, photo: Buffer): Promise<void> {
  const form = new FormData();
  // Bytes after the end of a JPEG change the file's hash, not the picture.
  form.append('image', new Blob([new Uint8Array(photo), String(person.random())]), 'foto.jpg');
  form.append('isHauptbild', 'false');
  const path = `/api/admin/portfolio/${_id}/upload-image`;
  await person.ask({ kind: 'picture upload', path, method: 'POST', form });
}
