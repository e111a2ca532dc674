import { useSearchParams } from 'react-router';
import { gruppenNamen, gruppeOf, type LagerGruppe, type LagerTyp } from '../../artikel.ts';

/** What of the stock is on the screen; all of it stands in the address, so that a reload and a link keep it. */
export type LagerAnsicht = {
  gruppe: LagerGruppe;
  suche: string;
  /** Whether the shelf is being counted. */
  isZaehlung: boolean;
};

/** The address at which an article of this kind is found. */
export function lagerPath({ typ, suche }: { typ: LagerTyp; suche: string }): string {
  return `/admin/lager?${new URLSearchParams({ tab: gruppeOf(typ)?.gruppe ?? '', suche })}`;
}

/** What the address says, and how to change it; a part that is left out stays as it is. */
export function useLagerAnsicht(): [LagerAnsicht, (change: Partial<LagerAnsicht>) => void] {
  const [params, setParams] = useSearchParams();
  const ansicht: LagerAnsicht = {
    gruppe: gruppenNamen.find((name) => name === params.get('tab')) ?? 'rohseifen',
    suche: params.get('suche') ?? '',
    isZaehlung: params.get('ansicht') === 'zaehlung',
  };
  const change = (part: Partial<LagerAnsicht>) => {
    const { gruppe, suche, isZaehlung } = { ...ansicht, ...part };
    const next = {
      tab: gruppe,
      ...(suche ? { suche } : {}),
      ...(isZaehlung ? { ansicht: 'zaehlung' } : {}),
    };
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return [ansicht, change];
}
