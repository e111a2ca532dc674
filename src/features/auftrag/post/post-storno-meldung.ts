import type { Block } from '#features/post/bloecke.ts';
import { formatEuro } from '#shared/number/money.ts';
import { readableLine } from '#shared/text/single-line.ts';
import type { BestellungInhalt } from '../kundensicht/bestellung-contract.ts';
import { type AuftragPost, postenBlock } from './post-bausteine.ts';

/**
 * What the workshop reads when a customer cancels, so that nothing is packed any more. `bezahlt` in euros is
 * to be returned; `marke`: what is to be done about postage that may be bought.
 */
export function stornoMeldungPost(
  bestellung: BestellungInhalt,
  { bezahlt, marke }: { bezahlt: number; marke: string },
): AuftragPost {
  const { nummer, rechnung } = bestellung;
  const name = readableLine(`${rechnung.vorname} ${rechnung.nachname}`);
  const geld: Block[] =
    bezahlt > 0
      ? [
          {
            kind: 'text',
            stuecke: [{ text: `Bitte zahlen Sie ${formatEuro(bezahlt)} zurück.`, isBold: true }],
          },
        ]
      : [];
  return {
    betreff: `Storniert: Bestellung ${nummer} von ${name}`,
    bloecke: [
      { kind: 'titel', text: 'Bestellung storniert' },
      {
        kind: 'text',
        stuecke: [`${name} hat die Bestellung ${nummer} storniert. Bitte nicht mehr packen.${marke}`],
      },
      ...geld,
      postenBlock(bestellung),
      { kind: 'knopf', text: 'Bestellungen ansehen', href: '/admin/bestellungen' },
    ],
    anhaenge: [],
  };
}
