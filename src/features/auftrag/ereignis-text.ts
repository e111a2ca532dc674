import { centToEuro, formatEuro } from '#shared/money.ts';
import type { Ereignis } from './ereignis.ts';
import type { Zahlart } from './versand-zahlung.ts';

type Storno = Extract<Ereignis, { typ: 'storniert' }>['angaben']['grund'];

const stornoText: Record<Storno, string> = {
  kunde: 'Storniert, auf Ihren Wunsch',
  frist: 'Storniert: Die Zahlung kam nicht rechtzeitig',
  laden: 'Von der Werkstatt storniert',
};

/** An event as the order's customer reads it. Money on pick-up is never called cash (R44). */
export function ereignisText(ereignis: Ereignis, zahlart: Zahlart): string {
  switch (ereignis.typ) {
    case 'bestellt':
      return 'Bestellung eingegangen';
    case 'erinnert':
      return 'Zahlung noch offen';
    case 'zahlung': {
      const betrag = formatEuro(centToEuro(ereignis.angaben.betragCent));
      return zahlart === 'abholung' ? `Bei Abholung bezahlt: ${betrag}` : `Zahlung eingegangen: ${betrag}`;
    }
    case 'storniert':
      return stornoText[ereignis.angaben.grund];
  }
}
