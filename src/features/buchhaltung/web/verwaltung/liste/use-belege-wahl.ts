import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { tagOf } from '#shared/datum/datum.ts';
import { useTyped } from '#web/ui/verwaltung/search/use-typed.ts';
import { monatForm } from '../../../monat-form.ts';

/** The present month in Germany, `2026-11`. */
export const laufenderMonat = () => tagOf(new Date()).slice(0, 7);

/** The address of a month's documents. */
export const monatPath = (monat: string) => `/admin/belege?monat=${monat}`;

/** Month and search of the list, from the address: so Back, a reload and a bookmark show the same list. */
export function useBelegeWahl() {
  const [address, setAddress] = useSearchParams();
  const gewaehlt = address.get('monat') ?? '';
  const monat = monatForm.test(gewaehlt) ? gewaehlt : undefined;
  const suche = (address.get('suche') ?? '').trim().slice(0, 100);
  const setSuche = useCallback(
    (text: string) => {
      const next = new URLSearchParams(monat ? { monat } : {});
      if (text.trim()) next.set('suche', text.trim());
      setAddress(next, { replace: true, preventScrollReset: true });
    },
    [monat, setAddress],
  );
  return { monat: monat ?? laufenderMonat(), suche, ...useTyped(suche, setSuche) };
}
