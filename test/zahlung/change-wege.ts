import { readEinstellung } from '#features/einstellung/server/index.ts';
import type { SchaltbarerWeg } from '#features/zahlarten/online-wege.ts';
import type { Db } from '#server/db/connect.ts';
import { changeEinstellung } from '../einstellung/einstellung.ts';

type Weg = { aktiv: boolean; prozent: number; cent: number };

/** Switches ways of the payment provider, or says what they cost, as the owner does in the settings. */
export async function changeWege(db: Db, wege: Partial<Record<SchaltbarerWeg, Partial<Weg>>>): Promise<void> {
  const { online } = (await readEinstellung(db, 'zahlung')).angaben;
  const jetzt: Record<string, Weg> = online.wege;
  const changed = Object.entries(wege).map(([weg, change]) => [weg, { ...jetzt[weg], ...change }]);
  await changeEinstellung(db, 'zahlung', {
    online: { ...online, wege: { ...online.wege, ...Object.fromEntries(changed) } },
  });
}
