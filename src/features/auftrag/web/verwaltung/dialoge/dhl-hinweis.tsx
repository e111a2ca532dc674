import { Alert } from '#web/ui/shop/message/alert.tsx';
import { dhlMarkeText } from '../../../aktionen/dhl-datei-text.ts';
import type { GelesenerAuftrag } from '../../../read-auftrag.ts';

type DhlHinweisProps = { auftrag: Pick<GelesenerAuftrag, 'isInDhlDatei'>; wie: keyof typeof dhlMarkeText };

/** Says before a parcel is changed or cancelled that its postage may be bought. */
export function DhlHinweis({ auftrag, wie }: DhlHinweisProps) {
  return auftrag.isInDhlDatei ? <Alert kind="warning">{dhlMarkeText[wie]}</Alert> : null;
}
