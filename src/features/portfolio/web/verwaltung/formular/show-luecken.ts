import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import { lueckenText } from '../../../produkt-luecken.ts';
import { type GelesenesProdukt, readProdukt } from '../read-produkte.ts';

/** Shows after saving what a product still lacks and where to add it; nothing when the answer has no product. */
export function showLuecken(gespeichert: GelesenesProdukt | null | undefined): void {
  const text = gespeichert?._id && lueckenText(readProdukt(gespeichert));
  if (text) snackbar.info(text);
}
