import type { VersandAngaben } from '#features/einstellung/gruppen/versand-angaben.ts';
import type { ZahlungAngaben } from '#features/einstellung/gruppen/zahlung-angaben.ts';
import { zahlarten } from '#features/zahlarten/zahlart.ts';
import { isNurAbholung, zahlartenFor } from '#features/zahlarten/zahlwege.ts';
import { frage, type Pruefung, type Punkt, punkt, wenn } from './bereit-punkt.ts';

/** Whoever can order can also pay: at least one way, each one complete, and one for each kind of delivery. */
export const zahlung: Pruefung = {
  id: 'zahlung',
  titel: 'Zahlung',
  fragen: [
    frage(['zahlung', 'versand'], ({ zahlung: { angaben: zahlung }, versand }) => {
      const { vorkasse } = zahlung;
      if (zahlarten.every((zahlart) => !zahlung[zahlart].aktiv))
        return [punkt('rot', 'zahlung.vorkasse.aktiv', 'Mindestens eine Zahlungsart einschalten.')];
      return [...(vorkasse.aktiv ? konto(vorkasse) : []), ...passend(zahlung, versand.angaben)];
    }),
  ],
};

function konto({ kontoinhaber, iban }: ZahlungAngaben['vorkasse']): Punkt[] {
  return [
    ...wenn(
      kontoinhaber === '',
      punkt('rot', 'zahlung.vorkasse.kontoinhaber', 'Den Kontoinhaber eintragen, genau wie bei der Bank.'),
    ),
    ...wenn(iban === '', punkt('rot', 'zahlung.vorkasse.iban', 'Die IBAN eintragen.')),
  ];
}

/** Each kind of delivery has a way to pay, and payment on pick-up needs pick-up. */
function passend(zahlung: ZahlungAngaben, versand: VersandAngaben): Punkt[] {
  return [
    ...wenn(
      zahlarten.some((one) => zahlung[one].aktiv && isNurAbholung(one)) && !versand.abholung.aktiv,
      punkt(
        'rot',
        'versand.abholung.aktiv',
        'Bezahlt werden kann bei Abholung, aber abholen kann niemand: die Abholung einschalten.',
      ),
    ),
    ...wenn(
      versand.dhl.aktiv && zahlartenFor('dhl', (zahlart) => zahlung[zahlart].aktiv).length === 0,
      punkt(
        'rot',
        'zahlung.vorkasse.aktiv',
        'Für Pakete gibt es keine Zahlungsart: die Vorkasse einschalten.',
      ),
    ),
  ];
}
