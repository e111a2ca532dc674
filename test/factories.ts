import { type NewAccount, noPassword } from '#features/auth/server/index.ts';
import { addProdukt, type NewProdukt, type PreparedBild } from '#features/portfolio/server/index.ts';
import type { Db } from '#server/db/connect.ts';

let counter = 0;

/** A product with everything a test does not care about filled in; answers its id. */
export function insertProdukt(db: Db, produkt: Partial<NewProdukt> = {}): Promise<string> {
  counter += 1;
  return addProdukt(db, {
    name: `Testseife ${counter}`,
    seife: 'Sheabutter',
    gramm: 100,
    aroma: 'Lavendel',
    seifenform: 'quadratisch',
    zusatz: null,
    optional: null,
    verpackung: 'viereck',
    preis: 7.9,
    weblink: null,
    aktiv: true,
    reihenfolge: counter,
    kurz: 'Eine Seife für Tests.',
    lang: null,
    inhaltsstoffe: null,
    anwendung: null,
    besonderheiten: null,
    bilder: [],
    ...produkt,
  });
}

/** What the product form sends for a new product (admin.txt §7). */
export function produktBody(body: object = {}) {
  counter += 1;
  return {
    name: `Neue Seife ${counter}`,
    seife: 'Sheabutter',
    gramm: 100,
    aroma: 'Lavendel',
    seifenform: 'quadratisch',
    verpackung: 'viereck',
    ...body,
  };
}

/** A picture that is kept but never looked at: its bytes say which variant they are. */
export function fakeBild(hash = 'a'.repeat(32)): PreparedBild {
  const variante = (breite: number, format: 'avif' | 'webp') => ({
    breite,
    format,
    daten: new TextEncoder().encode(`${breite}.${format}`),
  });
  return {
    hash,
    breite: 1200,
    hoehe: 900,
    platzhalter: 'data:image/webp;base64,AAAA',
    varianten: [400, 800, 1200].flatMap((breite) => [variante(breite, 'avif'), variante(breite, 'webp')]),
  };
}

/** An account for `createAccountWithKunde`; without a `passwordHash` nobody can sign in to it. */
export function newAccount(account: Partial<NewAccount> = {}): NewAccount {
  counter += 1;
  return {
    email: `konto${counter}@lindenblatt.example`,
    vorname: 'Erika',
    nachname: `Muster ${counter}`,
    role: 'customer',
    passwordHash: noPassword,
    ...account,
  };
}
