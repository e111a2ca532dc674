import { Alert } from '#web/ui/shop/message/alert.tsx';
import { umweltAussagen, umweltHinweis } from '../../../umweltaussagen/umwelt-aussagen.ts';

/** General environmental claims in a typed text, and what to write instead. It never keeps a text from being saved. */
export function UmweltHinweis({ text }: { text: string }) {
  const words = [...new Set(umweltAussagen(text).map(({ wort }) => wort))];
  if (words.length === 0) return null;
  return (
    <Alert kind="warning">
      <strong>{words.map((wort) => `„${wort}“`).join(', ')}</strong>
      <span>{`: ${umweltHinweis}`}</span>
    </Alert>
  );
}
