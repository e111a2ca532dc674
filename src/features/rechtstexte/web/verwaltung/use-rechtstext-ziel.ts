import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { isRechtstextArt, type RechtstextArt } from '../../rechtstext-art.ts';
import type { RechtstextSchritt } from './rechtstext-schritt.ts';

type Offen = { art: RechtstextArt; schritt: RechtstextSchritt };

/**
 * The open dialog of a legal text: one that was opened on the screen, or the one that the address names, to
 * which the list of what is missing links: the editor (`?feld=rechtstexte.agb`) or the day of the check
 * (`?feld=rechtstexte.agb.geprueftAm`).
 */
export function useRechtstextZiel() {
  const { key, pathname } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [offen, setOffen] = useState<Offen>();
  const [closed, setClosed] = useState<string>();
  const [, art = '', feld] = /^rechtstexte\.(\w+)(\.geprueftAm)?$/.exec(params.get('feld') ?? '') ?? [];
  const schritt = feld ? 'pruefung' : 'bearbeiten';
  const ziel: Offen | undefined = isRechtstextArt(art) && closed !== key ? { art, schritt } : undefined;
  const isLeft = isRechtstextArt(art) && closed === key;

  // After the dialog has gone: it would ask about its input before any change of the address.
  useEffect(() => {
    if (isLeft) void navigate(pathname, { replace: true });
  }, [isLeft, pathname, navigate]);

  return {
    offen: offen ?? ziel,
    open: setOffen,
    close: () => {
      setOffen(undefined);
      setClosed(key);
    },
  };
}
