import { useLocation, useNavigate } from 'react-router';
import type { RohstoffScreen } from './rohstoff-screen.ts';
import { rohstoffScreens } from './rohstoff-screens.ts';

/** The open tab; it stands in the address, so that a reload and a link keep it. */
export function useRohstoffTab(): [RohstoffScreen, (screen: RohstoffScreen) => void] {
  // `useSearchParams` would come along to every shopper: the router is one chunk.
  const tab = new URLSearchParams(useLocation().search).get('tab');
  const navigate = useNavigate();
  const active = Object.values(rohstoffScreens).find(({ kind }) => kind.path === tab);
  return [
    active ?? rohstoffScreens.rohseife,
    ({ kind }) => void navigate(`?tab=${kind.path}`, { replace: true, preventScrollReset: true }),
  ];
}
