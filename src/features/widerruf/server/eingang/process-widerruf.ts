import { findAuftragsakten, recordWiderruf } from '#features/auftrag/server/index.ts';
import { emailKeyOf } from '#features/auth/email-key.ts';
import type { VerfolgenGrenze } from '#features/bestellung/server/index.ts';
import { readEinstellung } from '#features/einstellung/server/index.ts';
import { queueNachrichten } from '#features/post/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { limitAttempts } from '#server/limits/limit-attempts.ts';
import { AppError } from '#shared/wire/errors.ts';
import { belegPost } from '../../beleg/post-beleg.ts';
import { meldungPost } from '../../beleg/post-meldung.ts';
import { erklaerungOf, isSchreibbar } from '../erklaerung-of.ts';
import { ladenAnschriftOf } from '../laden-of.ts';
import {
  addEreignis,
  findWiderruf,
  listWiderrufEreignisse,
  lockRow,
  setBearbeitet,
  type WiderrufRow,
} from '../widerruf.repository.ts';
import { findTreffer } from './find-treffer.ts';
import type { WiderrufGrenze } from './widerruf-grenze.ts';

/** The author of what the shop does with a declaration. */
const laden = { id: null, name: 'Automatisch' };

/**
 * `adresse`: the shop's own address; `null`: no message is written, as for the past that the example workshop
 * is made with. `address`: where the declaration came from, as long as its request is there.
 */
export type Bearbeitung = {
  grenze: WiderrufGrenze;
  nummern: VerfolgenGrenze;
  adresse: string | null;
  now: Date;
  address?: string;
};

type BelegWeg = 'post' | 'ohneAdresse' | 'begrenzt';

/**
 * Works off a stored declaration: finds its order, and writes the receipt and the workshop's message, all or
 * nothing, once. It never decides about the withdrawal. What fails is repeated by the job.
 */
export async function processWiderruf(db: Db, id: string, bearbeitung: Bearbeitung): Promise<void> {
  const row = await findWiderruf(db, id);
  if (!row || row.bearbeitet === 1) return;
  const treffer = await findTreffer(db, row, bearbeitung);
  const [akte] = treffer ? await findAuftragsakten(db, [treffer.auftragId]) : [];
  const isEigene = akte !== undefined && akte.auftrag.emailKey === emailKeyOf(row.email);
  const { adresse, now } = bearbeitung;
  const at = now.toISOString();
  await inTransaction(db, async (db) => {
    const jetzt = await lockRow(db, id);
    if (!jetzt || jetzt.bearbeitet === 1) return;
    // Counted with the receipt that is written: of request and job one comes here, and what fails is not counted.
    const weg = await wegOf(db, row, { ...bearbeitung, auftragId: treffer?.auftragId, isEigene });
    // Somebody may have worked on it already: whose order it is has been said then.
    const isUnberuehrt = ((await listWiderrufEreignisse(db, [id])).get(id) ?? []).length === 0;
    if (treffer && isUnberuehrt) {
      await addEreignis(db, id, { von: laden, ereignis: { typ: 'zugeordnet', angaben: treffer, at } });
      const { auftragId } = treffer;
      await recordWiderruf(db, { id: auftragId, widerruf: id }, { von: laden, now, adresse });
    }
    await addEreignis(db, id, { von: laden, ereignis: { typ: 'beleg', angaben: { weg }, at } });
    if (adresse !== null) await writeBeide(db, row, { weg, nummer: akte?.auftrag.nummer, adresse, now });
    await setBearbeitet(db, id);
  });
}

type Wege = { weg: BelegWeg; nummer: string | undefined; adresse: string; now: Date };

async function writeBeide(db: Tx, row: WiderrufRow, { weg, nummer, adresse, now }: Wege): Promise<void> {
  const erklaerung = erklaerungOf(row, []);
  const { angaben } = await readEinstellung(db, 'laden');
  const nachrichten = [
    ...(weg === 'post'
      ? [belegPost(erklaerung, { name: angaben.name, anschrift: ladenAnschriftOf(angaben) })]
      : []),
    meldungPost(erklaerung, nummer),
  ];
  await queueNachrichten(db, nachrichten, { adresse, now });
}

/**
 * Whether the receipt is written. An address that nobody confirmed may be anybody's, that of an order too:
 * nobody's mailbox can be filled with this form, and the declaration counts all the same.
 */
async function wegOf(
  db: Db,
  { email }: WiderrufRow,
  {
    grenze,
    now,
    address,
    auftragId,
    isEigene,
  }: Bearbeitung & { auftragId: string | undefined; isEigene: boolean },
): Promise<BelegWeg> {
  if (!isSchreibbar(email)) return 'ohneAdresse';
  try {
    await limitAttempts(db, await grenze.countersOf(db, { email, auftragId, isEigene, address }), now);
    return 'post';
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY') return 'begrenzt';
    throw error;
  }
}
