import { useSearchParams } from 'react-router';
import { artikelGruppenNamen, gruppeOf, type LagerGruppe, type LagerTyp } from '../../artikel.ts';

/** The state of the stock screen; all of it is in the URL, so that a reload and a link keep it. */
export type LagerAnsicht = {
  gruppe: LagerGruppe;
  suche: string;
  /** Whether the shelf is being counted. */
  isZaehlung: boolean;
};

/** The URL of the list that shows an article of this kind. */
export function lagerPath({ typ, suche }: { typ: LagerTyp; suche: string }): string {
  return `/admin/lager?${new URLSearchParams({ tab: gruppeOf(typ)?.gruppe ?? '', suche })}`;
}

/**
 * Reads the state from the URL, with a function that changes it; parts that are left out stay unchanged.
 * `erste`: the group of an URL that names none.
 */
export function useLagerAnsicht(
  erste: LagerGruppe = 'rohseifen',
): [LagerAnsicht, (change: Partial<LagerAnsicht>) => void] {
  const [params, setParams] = useSearchParams();
  const ansicht: LagerAnsicht = {
    gruppe: artikelGruppenNamen.find((name) => name === params.get('tab')) ?? erste,
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
