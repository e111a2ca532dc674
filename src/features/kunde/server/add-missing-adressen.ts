import type { Tx } from '#server/db/connect.ts';
import type { Adresse, Lieferadresse } from '../adresse.ts';
import { type Author, insertAenderung } from './aenderung.repository.ts';
import { listKundeRows, updateAdressen } from './kunde.repository.ts';
import { fromKundeColumns } from './kunde-columns.ts';

type Neu = { adresse: Adresse; lieferadresse?: Lieferadresse; von: Author; now: Date };

/** Gives the person of an account these addresses where she has none; what is known of her stays as it is. */
export async function addMissingAdressen(db: Tx, accountId: string, neu: Neu): Promise<void> {
  const [row] = await listKundeRows(db, [accountId]);
  if (!row) return;
  const { adresse, lieferadresse } = fromKundeColumns(row);
  const changes = {
    ...(isLeer(adresse) ? { adresse: JSON.stringify(neu.adresse) } : {}),
    ...(neu.lieferadresse && isLeer(lieferadresse)
      ? { lieferadresse: JSON.stringify(neu.lieferadresse) }
      : {}),
  };
  const felder = Object.keys(changes);
  // Of another change at the same time this one gives way.
  if (felder.length === 0 || !(await updateAdressen(db, row, changes))) return;
  await insertAenderung(db, accountId, { von: neu.von, felder, now: neu.now });
}

function isLeer({ strasse, plz, stadt }: Pick<Adresse, 'strasse' | 'plz' | 'stadt'>): boolean {
  return strasse === '' && plz === '' && stadt === '';
}
