import { useEffect, useState } from 'react';
import type { AdressRegeln } from '../../../formular/adress-regeln.ts';

/** Where they are not there nothing is found wrong and nothing moved: the server does both with every order. */
export const ohneRegeln: AdressRegeln = {
  anschriftZeilen: (anschrift) => Object.values(anschrift).filter(Boolean),
  entwurfFehler: () => [],
  erlaubterSchritt: ({ wahl }) => (wahl ? 3 : 2),
  isPackstation: () => false,
  tidyAnschrift: (anschrift) => anschrift,
};

let geladen: Promise<AdressRegeln> | undefined;

/** The rules of addresses, loaded once; without a connection those that find nothing. */
export function loadAdressRegeln(): Promise<AdressRegeln> {
  geladen ??= import('../../../formular/adress-regeln.ts').then(
    ({ adressRegeln }) => adressRegeln,
    () => ohneRegeln,
  );
  return geladen;
}

/** `undefined` on the server and until they are loaded, which the form does not wait for. */
export function useAdressRegeln(): AdressRegeln | undefined {
  const [regeln, setRegeln] = useState<AdressRegeln>();
  useEffect(() => {
    void loadAdressRegeln().then(setRegeln);
  }, []);
  return regeln;
}
