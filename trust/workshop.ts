import { startSession } from '#features/auth/server/index.ts';
import { createAccountWithKunde } from '#features/kunde/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { Role } from '#shared/roles.ts';
import { newAccount, produktBody } from '#test/factories.ts';
import { type Ask, asker, type Call } from './ask.ts';

/** The tokens of the writers, and what they write to. */
export type Workshop = {
  admin: string;
  customers: { accountId: string; token: string }[];
  /** Products for carts, each with a price. */
  waren: string[];
  /** Products for orders, each with a price and nothing on the shelf yet. */
  knappe: string[];
  /** The product that is sold at markets. */
  markt: string;
  /** Products that are changed by one writer each. */
  eigene: string[];
  artikel: { typ: string; artikelId: string }[];
  /** Raw materials in one piece of a product. */
  rezepte: { produktId: string; rezept: [rohstoffId: string, menge: number][] }[];
};

const anfang = 50_000;

/** Fills an empty shop with everything the writers need. */
export async function openWorkshop(
  db: Db,
  url: string,
  { customers, eigene }: { customers: number; eigene: number },
): Promise<Workshop> {
  const admin = await signIn(db, 'admin');
  const add = adder(asker(url), admin.token);
  const seife = await add('/rohseife', { bezeichnung: 'Sheabutter', ekPreis: 9, aktuellVorrat: anfang });
  const oel = await add('/duftoele', { bezeichnung: 'Lavendel', ekPreis: 5, aktuellVorrat: anfang });
  const karton = await add('/verpackungen', {
    bezeichnung: 'viereck',
    kostenInEuro: 0.2,
    aktuellVorrat: anfang,
  });
  const produkt = () => add('/admin/portfolio', produktBody({ preis: 7.9 }));
  const [grosse, kleine] = [await produkt(), await produkt()];
  const times = <T>(n: number, make: () => Promise<T>) =>
    Array.from({ length: n }).reduce<Promise<T[]>>(
      async (list) => [...(await list), await make()],
      Promise.resolve([]),
    );
  const rezept: [string, number][] = [
    [seife, 100],
    [oel, 2],
    [karton, 1],
  ];
  return {
    admin: admin.token,
    customers: await times(customers, () => signIn(db, 'customer')),
    waren: await times(5, produkt),
    knappe: await times(5, produkt),
    markt: await produkt(),
    eigene: await times(eigene, produkt),
    artikel: [
      { typ: 'rohseife', artikelId: seife },
      { typ: 'duftoil', artikelId: oel },
      { typ: 'verpackung', artikelId: karton },
      { typ: 'produkt', artikelId: grosse },
      { typ: 'produkt', artikelId: kleine },
    ],
    rezepte: [grosse, kleine].map((produktId) => ({ produktId, rezept })),
  };
}

async function signIn(db: Db, role: Role): Promise<{ accountId: string; token: string }> {
  const account = await createAccountWithKunde(db, newAccount({ role }), new Date());
  if (!account) throw new Error('The shop was not empty.');
  return { accountId: account.id, token: await startSession(db, account, new Date()) };
}

function adder(ask: Ask, token: string): (path: string, body: Call['body']) => Promise<string> {
  return async (path, body) => {
    const outcome = await ask({ method: 'POST', path, token, body });
    if (outcome.isOpen || outcome.status !== 201) throw new Error(JSON.stringify(outcome));
    return outcome.body.data._id;
  };
}
