import type { Ereignis } from '#features/auftrag/ereignisse/ereignis.ts';
import type { Db } from '#server/db/connect.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { testAnschrift } from '#test/auftrag/auftraege.ts';
import { insertAuftrag } from './auftraege.ts';
import { openLaden, setVorrat } from './offener-laden.ts';
import { inTagen, vorTagen } from './tage.ts';

export async function produktIdOf(db: Db, name: string): Promise<string> {
  const { id } = await db
    .selectFrom('produkt')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return id;
}

const bezahlt = (betragCent: number, at: Date): Ereignis => ({
  typ: 'zahlung',
  angaben: { betragCent, tag: tagOf(at) },
  at: at.toISOString(),
});

type Bestellung = {
  produkt?: string;
  menge?: number;
  vor?: number;
  inTagen?: number;
  isBezahlt?: boolean;
  dazu?: Ereignis[];
  /** Of its customer; empty for one without. */
  email?: string;
  nachname?: string;
};

/** An order of so many days ago, promised in so many days, paid or not. */
export async function bestelle(db: Db, wahl: Bestellung = {}) {
  const { produkt = 'Lavendeltraum', menge = 1, vor = 0, isBezahlt = true, dazu = [] } = wahl;
  const produktId = await produktIdOf(db, produkt);
  const at = vorTagen(vor);
  const { preisCent } = await db
    .selectFrom('produkt')
    .select('preisCent')
    .where('id', '=', produktId)
    .executeTakeFirstOrThrow();
  const termin = inTagen(wahl.inTagen ?? 5);
  const { email, nachname } = wahl;
  return insertAuftrag(db, {
    posten: [{ produktId, menge }],
    at,
    terminVon: termin,
    terminBis: termin,
    ...(email === undefined ? {} : { email, emailKey: email }),
    ...(nachname === undefined ? {} : { rechnung: JSON.stringify({ ...testAnschrift, nachname }) }),
    ereignisse: [...(isBezahlt ? [bezahlt((preisCent ?? 0) * menge + 490, at)] : []), ...dazu],
  });
}

/**
 * An open shop with orders of all kinds: two to pack, one of them late, one unpaid, one with a problem; three
 * pieces have to be made.
 */
export async function openWerkstatt(db: Db) {
  await openLaden(db);
  await setVorrat(db, 'Lavendeltraum', 2);
  const at = vorTagen(0).toISOString();
  const spaet = await bestelle(db, { menge: 2, vor: 9, inTagen: -1 });
  const fehlt = await bestelle(db, { menge: 3, vor: 1, inTagen: 12 });
  const offen = await bestelle(db, { produkt: 'Schwarzer Sandel', isBezahlt: false });
  const storno: Ereignis = { typ: 'storniert', angaben: { grund: 'laden' }, at };
  const problem = await bestelle(db, { produkt: 'Schwarzer Sandel', dazu: [storno] });
  return { spaet, fehlt, offen, problem };
}
