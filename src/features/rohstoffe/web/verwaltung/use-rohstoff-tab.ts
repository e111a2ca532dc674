import { useSearchParams } from 'react-router';
import type { RohstoffScreen } from './arten/rohstoff-screen.ts';
import { rohstoffScreens } from './arten/rohstoff-screens.ts';

/** The open tab; it is in the URL, so that a reload and a link keep it. */
export function useRohstoffTab(): [RohstoffScreen, (screen: RohstoffScreen) => void] {
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab');
  const active = Object.values(rohstoffScreens).find(({ kind }) => kind.path === tab);
  return [
    active ?? rohstoffScreens.rohseife,
    ({ kind }) => setParams({ tab: kind.path }, { replace: true, preventScrollReset: true }),
  ];
}
