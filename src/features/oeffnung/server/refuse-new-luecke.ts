import type { AngabenOf, Gruppe } from '#features/einstellung/gruppen/gruppen.ts';
import { readEinstellung } from '#features/einstellung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { Punkt } from '../bereitschaft/bereit-punkt.ts';
import { bereitschaft, hinderndePruefungen, neueHindernisse } from '../bereitschaft/bereitschaft.ts';
import { type BereitQuellen, readBereitFakten } from './read-bereitschaft.ts';

/**
 * Refuses (409, without `data`: it is no conflict of versions) to save values by which an open shop would
 * lack what it needed to open. What was missing before prevents no save; during a pause all is possible,
 * because the way back to `geoeffnet` asks everything again. What is missing in the group itself is named by its field.
 * Only lines that ask the group are computed, from what they ask: with all products and texts a save would take long.
 */
export async function refuseNewLuecke(
  db: Db,
  { name, angaben }: { name: Gruppe; angaben: AngabenOf<Gruppe> },
  quellen: BereitQuellen,
): Promise<void> {
  const { phase } = (await readEinstellung(db, 'phase')).angaben;
  if (phase !== 'geoeffnet') return;
  const welche = hinderndePruefungen(name);
  if (welche.length === 0) return;
  const fakten = await readBereitFakten(db, welche, quellen);
  const nachher = { ...fakten, [name]: { ...fakten[name], angaben, version: fakten[name].version + 1 } };
  const neue = neueHindernisse(bereitschaft(fakten, welche), bereitschaft(nachher, welche));
  if (neue.length === 0) return;
  throw new AppError(
    'CONFLICT',
    'Der Laden ist geöffnet, und dafür würde etwas fehlen. Bitte ergänzen Sie es, oder machen Sie zuerst oben unter „Ihr Laden“ eine Pause.',
    { fehler: neue.map((punkt) => zeileOf(punkt, name)) },
  );
}

function zeileOf({ ziel, text }: Punkt, name: Gruppe): string {
  const [, gruppe, feld] = /\?feld=(\w+)\.(.+)$/.exec(ziel ?? '') ?? [];
  return gruppe === name ? `${feld}: ${text}` : text;
}
