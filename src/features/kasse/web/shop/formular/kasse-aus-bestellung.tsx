import type { MouseEvent } from 'react';
import { anschriftZeilen } from '#features/auftrag/anschrift/anschrift-zeilen.ts';
import type { EntwurfState } from '#web/entwurf/use-entwurf.ts';
import { Button } from '#web/ui/shop/button.tsx';
import { type AusBestellung, hasAnschriften, withAnschriften } from '../../../formular/aus-bestellung.ts';
import type { KasseEntwurf } from '../../../formular/kasse-entwurf.ts';
import { focusFeld } from './use-kasse-felder.ts';

export type KasseAusBestellungProps = Pick<EntwurfState<KasseEntwurf>, 'entwurf' | 'change'> & {
  ausBestellung: AusBestellung;
};

/**
 * Offers the addresses of an order that another person may have made: they are shown, and never put in by
 * themselves.
 */
export function KasseAusBestellung({ ausBestellung, entwurf, change }: KasseAusBestellungProps) {
  if (hasAnschriften(entwurf, ausBestellung)) return null;
  const { nummer, rechnung, lieferung } = ausBestellung;
  const handleClick = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    focusFeld(form, 'rechnung.vorname');
    change((before) => withAnschriften(before, ausBestellung));
  };
  return (
    <div>
      <Button look="quiet" onClick={handleClick}>
        {`Adresse aus Bestellung ${nummer} übernehmen`}
      </Button>
      <p className="quiet">{anschriftZeilen(rechnung).join(', ')}</p>
      {lieferung && <p className="quiet">{`Lieferung an: ${anschriftZeilen(lieferung).join(', ')}`}</p>}
    </div>
  );
}
