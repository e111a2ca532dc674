import { prepareBildApart } from '#features/bild/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { UploadBody } from '../../bild-body.ts';
import type { UploadedBild } from '../../contract.ts';
import { readVerwaltetesProdukt } from '../read-verwaltetes-produkt.ts';
import { addProduktBild } from './add-produkt-bild.ts';

/**
 * Prepares a picture and adds it to a product. Preparing takes a second and stays outside the transaction; `ending`
 * aborts it.
 */
export async function uploadProduktBild(
  db: Db,
  { image, isHauptbild, alt_text: altText }: UploadBody,
  { ending, ...wer }: { id: string; von: string; ending: AbortSignal },
): Promise<UploadedBild> {
  // Checked before the work, not after it.
  await readVerwaltetesProdukt(db, wer.id);
  const bild = await prepareBildApart(image, { ending });
  return addProduktBild(db, { bild, isHauptbild: isHauptbild === 'true', altText }, wer);
}
