import { type NewAccount, noPassword } from '#features/auth/server/index.ts';
import type { PreparedBild } from '#features/bild/prepared-bild.ts';
import { addProdukt, type NewProdukt } from '#features/portfolio/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';

let counter = 0;

/** Inserts a soap with defaults for all other fields; returns its id. */
export function insertProdukt(db: Db, produkt: Partial<NewProdukt<'seife'>> = {}): Promise<string> {
  counter += 1;
  const neu = {
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
  };
  return inTransaction(db, (db) => addProdukt(db, neu));
}

/** The body of the product form for a new product (requirements.md, admin §7). */
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

/** A picture whose bytes are no image: each variant's bytes name the variant. */
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

/** An account for `createAccountWithKunde`; without a `passwordHash` no password opens it. */
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
