import { snackbar } from '#web/ui/verwaltung/snackbar.ts';
import { lueckenText } from '../../produkt-luecken.ts';
import { type GelesenesProdukt, readProdukt } from './read-produkte.ts';

/** Says after saving what a product still lacks and where that is added; nothing when the answer brought no product. */
export function showLuecken(gespeichert: GelesenesProdukt | null | undefined): void {
  const text = gespeichert?._id && lueckenText(readProdukt(gespeichert));
  if (text) snackbar.info(text);
}
