import { useLoaderData, useParams } from 'react-router';
import { isRechtstextArt } from '#features/einstellung/rechtstext-art.ts';
import { KeineFassung } from '#features/einstellung/web/shop/keine-fassung.tsx';
import { RechtstextSeite } from '#features/einstellung/web/shop/rechtstext-seite.tsx';

/** One version of a legal text, at the address that orders refer to. */
export function RechtstextPage() {
  const { art = '', nr = '' } = useParams();
  // Loaded by the server; the browser has no loader, so that there is no answer for an address opened later.
  const answer = useLoaderData() as { fehlt?: true } | null | undefined;
  if (answer?.fehlt || !isRechtstextArt(art)) return <KeineFassung />;
  return <RechtstextSeite key={`${art} ${nr}`} art={art} nr={nr} />;
}
