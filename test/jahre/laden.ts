import type { Selectable } from 'kysely';
import { buildApp } from '#app/server/app.ts';
import { recordZahlung, sendAuftrag } from '#features/auftrag/server/index.ts';
import { hashPassword } from '#features/auth/server/index.ts';
import { prepareBild } from '#features/bild/server/index.ts';
import { type EinstellungName, einstellungen, gruppenNamen } from '#features/einstellung/gruppen/gruppen.ts';
import { saveEinstellung } from '#features/einstellung/server/index.ts';
import { createAccountWithKunde } from '#features/kunde/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { AuftragTable, NachrichtTable } from '#server/db/schema.ts';
import { readyGuest } from '../auftrag/ready-guest.ts';
import { insertProdukte, insertRohstoffe } from '../big-shop.ts';
import { vollstaendig } from '../einstellung/bereit-fakten.ts';
import { newAccount } from '../factories.ts';
import { phoneJpeg } from '../ware/bild-files.ts';
import { insertRows } from './insert-rows.ts';

/** Who may do everything in the shop. */
export const inhaberin = { email: 'inhaberin@seifenhof.de', password: 'Lavendel-im-Regal-7' };

const adresse = 'https://seifenhof.de';
const von = { id: null, name: 'Ada Lovelace' };

/** Opens the shop: its settings lack nothing, it takes orders, and `inhaberin` can sign in. */
export async function openLaden(db: Db, now: Date): Promise<void> {
  const { email, password } = inhaberin;
  const account = newAccount({ email, role: 'admin', passwordHash: await hashPassword(password) });
  await createAccountWithKunde(db, account, now);
  for (const name of Object.keys(einstellungen) as EinstellungName[])
    await saveEinstellung(db, { name, angaben: angabenOf(name) as never, version: 0, von, now });
}

function angabenOf(name: EinstellungName): object {
  const { versand, ...rest } = vollstaendig;
  if (name === 'phase') return { ...rest.phase.angaben, phase: 'geoeffnet' };
  if (name === 'versand') return { ...versand.angaben, dhl: { ...versand.angaben.dhl, aktiv: true } };
  return rest[name].angaben;
}

/** Raw materials and products, each of which shows the same picture. Returns the products' ids. */
export async function fillSortiment(db: Db, produkte: number): Promise<string[]> {
  const bild = await prepareBild(await phoneJpeg(1600, 1200));
  return inTransaction(db, async (db) => {
    await insertRohstoffe(db);
    return insertProdukte(db, produkte, (nr) => [{ bild, altText: `Seife ${nr} auf Holz` }]);
  });
}

/** An order with its mails to the customer, which others are copied from. */
export type Vorlagen = { auftrag: Selectable<AuftragTable>; nachrichten: Selectable<NachrichtTable>[] };

/** Places the shop's first order, and pays and sends it; its mails are taken out of the outbox. */
export async function takeFirstOrder(db: Db, produktId: string, at: Date): Promise<Vorlagen> {
  const app = await buildApp(
    { logLevel: 'silent', trustProxy: false, publicUrl: adresse, now: () => at },
    db,
  );
  try {
    const { order } = await readyGuest({ app, db, produktIds: [produktId] });
    const reply = await order();
    if (reply.statusCode !== 201) throw new Error(reply.body);
  } finally {
    await app.close();
  }
  const auftrag = await db.selectFrom('auftrag').selectAll().executeTakeFirstOrThrow();
  const { id, gesamtCent } = auftrag;
  const [bearbeitung, tag] = [{ von, now: at, adresse }, at.toISOString().slice(0, 10)];
  await recordZahlung(db, { id, betragCent: gesamtCent, tag }, bearbeitung);
  await sendAuftrag(db, { id, gesehen: 2, dienst: 'DHL', nummer: '00340434161094042557' }, bearbeitung);
  const nachrichten = await db.selectFrom('nachricht').selectAll().orderBy('id').execute();
  await db.deleteFrom('nachricht').execute();
  return { auftrag, nachrichten: nachrichten.filter(({ art }) => art !== 'neueBestellung') };
}

/** Versions of the settings, spread evenly over this time: the owner's telephone number changes again and again. */
export async function insertVersionen(
  db: Db,
  { anzahl, seit, now }: { anzahl: number; seit: Date; now: Date },
): Promise<void> {
  const rows = Array.from({ length: anzahl }, (_, i) => {
    const gruppe = gruppenNamen[i % gruppenNamen.length] ?? 'laden';
    const at = new Date(seit.getTime() + ((i + 0.5) / anzahl) * (now.getTime() - seit.getTime()));
    const angaben = gruppe === 'laden' ? { telefon: `0341 555 ${10 + (i % 90)}` } : {};
    return {
      ...{ gruppe, version: 2 + Math.floor(i / gruppenNamen.length), createdAt: at.toISOString() },
      ...{ angaben: JSON.stringify({ ...angabenOf(gruppe), ...angaben }), von: von.name, vonId: von.id },
    };
  });
  await inTransaction(db, (db) => insertRows(db, 'einstellung', rows));
}
