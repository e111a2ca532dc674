import { findAccountByEmail, hashPassword, hashToken, startSession } from '#features/auth/server/index.ts';
import { createAccountWithKunde } from '#features/kunde/server/index.ts';
import { rohstoffKinds } from '#features/rohstoffe/rohstoff-kinds.ts';
import type { Db } from '#server/db/connect.ts';
import type { ServedCall } from '#server/http/calls/calls.ts';
import { pdfFile, protectedPdf, svgHinweis } from '../einstellung/hinweis-files.ts';
import { fakeBild, insertProdukt, newAccount } from '../factories.ts';
import { bombPng, heicStart, imageFile, phoneJpeg, svgFile, truncated } from '../ware/bild-files.ts';
import { collectAuftraege, guestCookie, restockAuftraege } from './auftrag-material.ts';
import { collectEinstellungen, restockEntwuerfe } from './einstellung-material.ts';
import type { FuzzCaller, Material } from './request.ts';
import { collectWiderrufe } from './widerruf-material.ts';

const password = 'Seife-im-Regal-7';

/** The address of the fuzzed admin. */
export const adminEmail = 'fuzz-admin@lindenblatt.example';

/** An account with a token for every role; no fuzzed call gets their ids. */
export async function insertCallers(db: Db): Promise<(caller: FuzzCaller) => Promise<string | undefined>> {
  const roles = ['admin', 'employee', 'customer'] as const;
  const passwordHash = await hashPassword(password);
  const emailOf = (role: string) => `fuzz-${role}@lindenblatt.example`;
  /** Requests may block, delete or rename the caller. */
  const findOrAdd = async (role: (typeof roles)[number]) => {
    const found = await findAccountByEmail(db, emailOf(role));
    if (found?.status === 'active' && found.role === role) return found;
    if (found)
      await db.updateTable('account').set({ status: 'active', role }).where('id', '=', found.id).execute();
    return (
      found ??
      createAccountWithKunde(db, newAccount({ role, email: emailOf(role), passwordHash }), new Date())
    );
  };
  for (const role of roles) await findOrAdd(role);
  const tokens = new Map<FuzzCaller, string>();
  return async (caller) => {
    const role = roles.find((one) => one === caller);
    if (!role) return caller === 'nobody' ? 'x'.repeat(43) : undefined;
    const known = tokens.get(caller);
    const session =
      known && db.selectFrom('session').select('accountId').where('tokenHash', '=', hashToken(known));
    if (known && session && (await session.executeTakeFirst())) return known;
    const account = await findOrAdd(role);
    if (!account) return undefined;
    const token = await startSession(db, { id: account.id, role }, new Date());
    tokens.set(caller, token);
    return token;
  };
}

/** Replaces what earlier requests deleted, so that there is always something to change. */
export async function restock(
  db: Db,
  call: (method: 'POST' | 'PUT', path: string, body: object) => Promise<unknown>,
) {
  const produkte = await db.selectFrom('produkt').select('id').execute();
  for (let n = produkte.length; n < 12; n++)
    await insertProdukt(db, {
      name: `Fuzzseife ${crypto.randomUUID()}`,
      bilder: [0, 1, 2].map(() => newBild()),
    });
  const names: Record<string, string> = {
    rohseife: 'Sheabutter',
    duftoele: 'Lavendel',
    verpackungen: 'viereck',
  };
  // Each kind uses the price field that it has.
  const price = { kostenInEuro: 0.2, ekPreis: 9 };
  for (const { path, name } of Object.values(rohstoffKinds)) {
    const bezeichnung = names[path] ?? name;
    for (const one of [bezeichnung, `${bezeichnung} ${crypto.randomUUID().slice(0, 8)}`])
      await call('POST', `/${path}`, { bezeichnung: one, aktuellVorrat: 5000, ...price });
  }
  const { length: accounts } = await db
    .selectFrom('account')
    .select('id')
    .where('email', 'like', 'kunde-%')
    .execute();
  for (let n = accounts; n < 5; n++)
    await createAccountWithKunde(
      db,
      newAccount({ email: `kunde-${crypto.randomUUID()}@lindenblatt.example` }),
      new Date(),
    );
  const first = await db
    .selectFrom('produkt')
    .select('id')
    .innerJoin('rezept', 'rezept.produktId', 'produkt.id')
    .where('teil', '=', 'verpackung')
    .executeTakeFirst();
  await call('POST', '/lager/produktion', { produktId: first?.id, anzahl: 1 });
  await restockEntwuerfe(db, call);
  const admin = db.selectFrom('account').select('id').where('email', '=', adminEmail);
  await restockAuftraege(db, (await admin.executeTakeFirstOrThrow()).id);
}

const newBild = () => ({ bild: fakeBild(crypto.randomUUID().replaceAll('-', '')), altText: 'Seife' });

/** The ids and names in the shop, as the calls use them. */
export async function collectMaterial(db: Db, images: Material['images']): Promise<Material> {
  const produkte = await db.selectFrom('produkt').select('id').execute();
  const berechnungen = await db.selectFrom('warenberechnung').select('id').limit(40).execute();
  const mitBild = await db.selectFrom('produktBild').select('produktId as id').distinct().limit(40).execute();
  const rohstoffe = await db.selectFrom('rohstoff').select(['id', 'typ', 'bezeichnung']).limit(60).execute();
  const bestand = await db
    .selectFrom('bestand')
    .select('id')
    .where('entferntAls', 'is', null)
    .limit(40)
    .execute();
  const buchungen = await db.selectFrom('produktion').select('buchungId as id').limit(20).execute();
  const accounts = await db
    .selectFrom('account')
    .select('id')
    .where('email', 'not like', 'fuzz-%')
    .limit(40)
    .execute();
  const bilder = await db.selectFrom('bildVariante').select(['hash', 'breite', 'format']).limit(10).execute();
  const idsFor = ({ url }: ServedCall) => {
    if (url.startsWith('/api/kunden')) return accounts;
    if (url.startsWith('/api/warenberechnung')) return berechnungen;
    if (url.includes('/image/')) return mitBild;
    const kind = Object.values(rohstoffKinds).find(({ path }) => url.startsWith(`/api/${path}`));
    return kind ? rohstoffe.filter(({ typ }) => typ === kind.typ) : produkte;
  };
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
  const byKey: Record<string, string[]> = {
    ...texts,
    produktId: idsOf(produkte),
    productId: idsOf(produkte),
    ids: idsOf(produkte),
    portfolioId: idsOf(produkte),
    artikelId: idsOf([...produkte, ...rohstoffe]),
    itemId: idsOf([...produkte, ...rohstoffe, ...bestand]),
    _id: idsOf(bestand),
    buchungId: idsOf(buchungen),
    bezeichnung: rohstoffe.map(({ bezeichnung }) => bezeichnung),
    datei: bilder.map(({ hash, breite, format }) => `${hash}-${breite}.${format}`),
  };
  const einstellungen = await collectEinstellungen(db);
  const auftraege = await collectAuftraege(db);
  const ofWiderrufe = await collectWiderrufe(db);
  const knownOf = (call: ServedCall, key: string) => {
    const ofAuftraege = auftraege.known(call, key) ?? ofWiderrufe(call.url, key);
    if (ofAuftraege) return ofAuftraege;
    if (key === 'id') return idsOf(idsFor(call));
    return einstellungen.known(call, key) ?? byKey[key] ?? [];
  };
  return {
    known: (call) => (key) => knownOf(call, key),
    storedBody: (call) => auftraege.storedBody(call) ?? einstellungen.storedBody(call),
    images,
    cartCookie: guestCookie,
  };
}

/** Valid texts for fields whose schema alone does not describe them. */
const texts = {
  seife: ['Sheabutter'],
  aroma: ['Lavendel'],
  verpackung: ['viereck'],
  email: ['fuzz-customer@lindenblatt.example', 'fuzz-admin@lindenblatt.example'],
  password: [password, 'falsch-geraten'],
  plz: ['04109'],
  telefon: ['0341 1234567'],
  weblink: ['https://lindenblatt.example/x'],
  index: ['0', '1', '2'],
};

/** Files that are pictures, almost pictures, and no pictures. */
export async function makeImages(): Promise<Material['images']> {
  const [jpeg, png, webp, ...broken] = await Promise.all([
    phoneJpeg(40, 30),
    imageFile('png'),
    imageFile('webp'),
    truncated('jpeg'),
    truncated('png'),
    truncated('webp'),
    truncated('avif'),
  ]);
  return {
    whole: [jpeg, png, webp],
    broken: [
      ...broken,
      ...[bombPng(), heicStart(), svgFile, Buffer.alloc(0), jpeg.subarray(0, 30)],
      ...[pdfFile(), pdfFile().subarray(0, 400), protectedPdf(), svgHinweis({ inside: '<script/>' })],
    ],
  };
}
