import { readEinstellung } from '#features/einstellung/server/index.ts';
import type { Umgebung } from '#features/einstellung/umgebung.ts';
import type { Db } from '#server/db/connect.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { BereitFakten } from '../bereitschaft/bereit-fakten.ts';
import { bereitschaft, hinderndePruefungen, neueHindernisse } from '../bereitschaft/bereitschaft.ts';
import { type LiesBereitQuellen, readBereitFakten, readQuellen } from './read-bereitschaft.ts';

/** What is otherwise once an access is saved or taken away. */
type Zugangslage = Partial<Pick<Umgebung, 'smtp' | 'zahlung'> & Pick<BereitFakten, 'onlineWege'>>;

/**
 * Refuses (409, without `data`) an access to the mail server or the provider, or its removal, by which an open shop
 * would lack what it needed to open: as the settings do, and for the same reasons.
 */
export async function refuseZugangLuecke(
  db: Db,
  { onlineWege, ...neu }: Zugangslage,
  quellen: LiesBereitQuellen,
): Promise<void> {
  const { phase } = (await readEinstellung(db, 'phase')).angaben;
  if (phase !== 'geoeffnet') return;
  const welche = hinderndePruefungen('umgebung', 'onlineWege');
  const fakten = await readBereitFakten(db, welche, await readQuellen(quellen));
  const umgebung = { ...fakten.umgebung, ...neu };
  const nachher = { ...fakten, umgebung, onlineWege: onlineWege ?? fakten.onlineWege };
  const neue = neueHindernisse(bereitschaft(fakten, welche), bereitschaft(nachher, welche));
  if (neue.length === 0) return;
  const texte = neue.map(({ text }) => text).join(' ');
  throw new AppError(
    'CONFLICT',
    `Der Laden ist geöffnet, und dafür würde etwas fehlen. ${texte} Oder machen Sie zuerst oben unter „Ihr Laden“ eine Pause.`,
  );
}
