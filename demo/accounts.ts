import { isPasswordOf } from '#features/auth/server/index.ts';
import type { Buchender } from '#features/bestand/server/index.ts';
import { accountShopper, addToCart } from '#features/cart/server/index.ts';
import { leereAdresse } from '#features/kunde/adresse.ts';
import { createAccountWithKunde, type NeueAngaben } from '#features/kunde/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { tagOf } from '#shared/datum/datum.ts';
import type { Role } from '#shared/roles.ts';

/** Password of all demo accounts, used only while nobody else can reach the shop. */
export const demoPassword = 'Lindenblatt-Probe';

/** A demo account with its age in days; `cart` lists products by slug. */
type DemoAccount = {
  email: string;
  vorname: string;
  nachname: string;
  role: Role;
  tageAlt: number;
  angaben: NeueAngaben;
  cart: { slug: string; menge: number }[];
};

/** The first account, an administrator. */
export const demoAdmin = 'admin@lindenblatt.example';

export const demoAccounts: DemoAccount[] = [
  {
    email: demoAdmin,
    vorname: 'Maria',
    nachname: 'Lindner',
    role: 'admin',
    tageAlt: 900,
    angaben: { geschlecht: 'weiblich' },
    cart: [],
  },
  {
    email: 'werkstatt@lindenblatt.example',
    vorname: 'Jonas',
    nachname: 'Lindner',
    role: 'employee',
    tageAlt: 880,
    angaben: { geschlecht: 'männlich', telefon: '0171 3920008' },
    cart: [],
  },
  {
    email: 'anna@lindenblatt.example',
    vorname: 'Anna',
    nachname: 'Sommer',
    role: 'customer',
    tageAlt: 420,
    angaben: {
      geschlecht: 'weiblich',
      geburtsdatum: '1985-06-02',
      telefon: '0171 3920015',
      adresse: { ...leereAdresse, strasse: 'Gartenweg', hausnummer: '3a', plz: '04109', stadt: 'Leipzig' },
      kommunikation: { newsletter: true, sms: false, bevorzugterKanal: 'email' },
    },
    cart: [
      { slug: 'lavendeltraum', menge: 2 },
      { slug: 'honigwabe', menge: 1 },
    ],
  },
  {
    email: 'ben@lindenblatt.example',
    vorname: 'Ben',
    nachname: 'Winter',
    role: 'customer',
    tageAlt: 35,
    angaben: { geschlecht: 'männlich', telefon: '0171 3920019' },
    cart: [{ slug: 'minzmorgen', menge: 3 }],
  },
];

/**
 * Adds the accounts with their carts inside the caller's transaction. An existing e-mail stays as it is. Returns the
 * account that books the stock's history.
 */
export async function addDemoAccounts(
  db: Db,
  { produktIds, passwordHash }: { produktIds: Map<string, string>; passwordHash: string },
): Promise<Buchender | undefined> {
  let buchhalterin: Buchender | undefined;
  for (const { cart, tageAlt, ...demoAccount } of demoAccounts) {
    const created = new Date(Date.now() - tageAlt * 86_400_000);
    const account = await createAccountWithKunde(db, { ...demoAccount, passwordHash }, created);
    if (!account) continue;
    const { id, role, vorname, nachname } = account;
    if (role === 'admin') buchhalterin = { id, name: `${vorname} ${nachname}` };
    for (const { slug, menge } of cart) {
      const produktId = produktIds.get(slug);
      if (!produktId) throw new Error(`The demo has no product ${slug}.`);
      await addToCart(db, accountShopper(id, { now: created, tag: tagOf(created) }), { produktId, menge });
    }
  }
  return buchhalterin;
}

/** How to sign in to the example workshop, for the terminal; empty once the password was changed. */
export async function demoGreeting(db: Db, password: string): Promise<string> {
  if (!(await isPasswordOf(db, demoAdmin, password))) return '';
  const lines = demoAccounts.map(({ email, role }) => `    ${email.padEnd(32)}${role}`);
  return [`  Anmelden in der Beispielwerkstatt, Passwort für alle: ${password}`, ...lines].join('\n');
}

/** The demo accounts that still have the password from the source. */
export async function findOpenDemoAccounts(db: Db): Promise<string[]> {
  const open: string[] = [];
  for (const { email } of demoAccounts) if (await isPasswordOf(db, email, demoPassword)) open.push(email);
  return open;
}
