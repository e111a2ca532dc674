import type { Steuermodus } from '#features/einstellung/gruppen/steuer-angaben.ts';
import { warenNachlass } from './aktionen/nachlass-teile.ts';
import { ohnePostenTeile, wegfallende } from './aktionen/posten-teile.ts';
import { restPortoOf } from './aktionen/widerruf-teile.ts';
import { type Ereignis, geltende } from './ereignisse/ereignis.ts';
import { type SteuerAnteil, steuerAnteileOf, steuerAufPorto, steuerNachNachlass } from './steuer-anteile.ts';
import { type Auftrag, auftragslageOf } from './zustand/auftragslage.ts';

type Besteuert = Omit<Auftrag, 'posten'> & {
  versandCent: number;
  steuermodus: Steuermodus;
  posten: (Auftrag['posten'][number] & { steuersatzPromille: number })[];
};

/**
 * The tax in what an order costs after a part was cancelled or withdrawn, or the workshop let go of it; `undefined`
 * while it is the one that was kept.
 */
export function steuerJetztOf(auftrag: Besteuert, ereignisse: Ereignis[]): SteuerAnteil[] | undefined {
  const { posten, steuermodus } = auftrag;
  const gilt = geltende(ereignisse);
  const gekuerzt = wegfallende(gilt);
  const hatNachlass = gilt.some(({ typ }) => typ === 'nachlass');
  if ((gekuerzt.length === 0 && !hatNachlass) || gilt.some(({ typ }) => typ === 'storniert'))
    return undefined;
  const versandCent = restPortoOf(auftrag.versandCent, ereignisse);
  const zeilen = ohnePostenTeile(posten, gekuerzt);
  // Postage that is kept although all goods are withdrawn is taxed as they were.
  const rest =
    zeilen.length > 0
      ? steuerAnteileOf(zeilen, versandCent, steuermodus)
      : steuerAufPorto(posten, versandCent, steuermodus);
  if (!hatNachlass) return rest;
  const { zuZahlenCent } = auftragslageOf(auftrag, ereignisse);
  return steuerNachNachlass(rest, warenNachlass(gilt, posten).jeSatz, zuZahlenCent);
}
