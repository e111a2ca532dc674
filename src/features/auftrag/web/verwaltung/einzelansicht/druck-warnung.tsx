import { Alert } from '#web/ui/shop/message/alert.tsx';
import type { Anschrift } from '../../../anschrift/anschrift.ts';
import { druckHinweis } from '../../../anschrift/druck-hinweis.ts';

type DruckWarnungProps = { anschrift: Anschrift; wo: Parameters<typeof druckHinweis>[1] };

/** Says of an address what its papers cannot show. */
export function DruckWarnung({ anschrift, wo }: DruckWarnungProps) {
  const text = druckHinweis(anschrift, wo);
  return text === undefined ? null : <Alert kind="warning">{text}</Alert>;
}
