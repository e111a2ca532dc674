import { formatEuro } from '#shared/number/money.ts';
import type { BestellungInhalt } from '../kundensicht/bestellung-contract.ts';
import { type AuftragPost, ansehen, bestellAnrede, betreffOf, ortPaare } from './post-bausteine.ts';

/** The goods can be fetched. `offen`: what is paid then, in euros; 0 when all is paid. */
export function abholbereitPost(
  bestellung: BestellungInhalt,
  { abholung, offen }: { abholung: { ort: string; zeiten: string }; offen: number },
): AuftragPost {
  const nummer = { name: 'Bestellnummer', zeilen: [bestellung.nummer] };
  const mit = 'Bitte bringen Sie die Bestellnummer mit';
  return {
    betreff: betreffOf('Zum Abholen bereit: Ihre Bestellung', bestellung),
    bloecke: [
      { kind: 'titel', text: 'Ihre Bestellung liegt bereit' },
      bestellAnrede(bestellung),
      { kind: 'text', stuecke: ['Sie können Ihre Bestellung jetzt abholen.'] },
      { kind: 'angaben', paare: [...ortPaare(abholung), nummer] },
      {
        kind: 'text',
        stuecke: [offen > 0 ? `${mit}. Sie bezahlen ${formatEuro(offen)} beim Abholen.` : `${mit}.`],
      },
      ansehen,
    ],
    anhaenge: [],
  };
}
