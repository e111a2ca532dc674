import { useLoaderData, useLocation, useParams } from 'react-router';
import { isRechtstextArt, rechtstextArten, rechtstextSeiten } from '#features/rechtstexte/rechtstext-art.ts';
import { KeineFassung } from '#features/rechtstexte/web/shop/keine-fassung.tsx';
import { RechtstextSeite } from '#features/rechtstexte/web/shop/rechtstext-seite.tsx';

/** A legal text: as it is valid today at its own address, one version of it at the one that orders refer to. */
export function RechtstextPage() {
  const { pathname } = useLocation();
  const { art = '', nr = '' } = useParams();
  // Loaded by the server; the browser has no loader, so that there is no answer for an address opened later.
  const answer = useLoaderData() as { fehlt?: true } | null | undefined;
  const heutige = rechtstextArten.find((one) => pathname.startsWith(rechtstextSeiten[one].path));
  if (heutige) return <RechtstextSeite key={heutige} art={heutige} />;
  if (answer?.fehlt || !isRechtstextArt(art)) return <KeineFassung />;
  return <RechtstextSeite key={`${art} ${nr}`} art={art} nr={nr} />;
}
