import type { Bearbeitung } from '#features/auftrag/server/index.ts';
import { readEinstellung } from '#features/einstellung/server/index.ts';
import { queueNachrichten } from '#features/post/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { AppError } from '#shared/wire/errors.ts';
import { belegWegOf } from '../../bearbeitung/ereignis.ts';
import { belegPost } from '../../beleg/post-beleg.ts';
import { erklaerungOf, isSchreibbar } from '../erklaerung-of.ts';
import { ladenAnschriftOf } from '../laden-of.ts';
import { changeWiderruf } from './change-widerruf.ts';

/** Writes the receipt that was held back because several had gone to its address. */
export function writeBeleg(db: Db, { id }: { id: string }, bearbeitung: Bearbeitung & { adresse: string }) {
  return changeWiderruf(db, { id, bearbeitung }, async ({ row, ereignisse }, db) => {
    // The shop is about to write it, or will with its next run.
    if (row.bearbeitet === 0)
      throw new AppError('CONFLICT', 'Der Laden schreibt die Eingangsbestätigung gleich selbst.');
    if (belegWegOf(ereignisse) === 'post')
      throw new AppError(
        'CONFLICT',
        'Die Eingangsbestätigung ist schon geschrieben. Sie steht unter „Post“.',
      );
    if (!isSchreibbar(row.email))
      throw new AppError(
        'CONFLICT',
        'Zu diesem Widerruf gibt es keine E-Mail-Adresse, an die sich schreiben lässt.',
      );
    const { angaben } = await readEinstellung(db, 'laden');
    const laden = { name: angaben.name, anschrift: ladenAnschriftOf(angaben) };
    await queueNachrichten(db, [belegPost(erklaerungOf(row, ereignisse), laden)], bearbeitung);
    return {
      message: 'Die Eingangsbestätigung ist geschrieben.',
      neue: [{ typ: 'beleg', angaben: { weg: 'post' }, at: bearbeitung.now.toISOString() }],
    };
  });
}
