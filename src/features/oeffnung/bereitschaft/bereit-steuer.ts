import { type SteuerAngaben, steuermodusAm } from '#features/einstellung/gruppen/steuer-angaben.ts';
import { frage, type Pruefung, type Punkt, punkt, wenn } from './bereit-punkt.ts';

/** The tax mode was chosen, and one of the numbers that its invoices need is there (§ 14 (4) UStG, § 34a UStDV). */
export const steuer: Pruefung = {
  id: 'steuer',
  titel: 'Steuer',
  fragen: [
    frage(['steuer', 'tag'], ({ steuer: { version, angaben }, tag }) => {
      if (version === 0)
        return [
          punkt(
            'rot',
            modusFeld(angaben.modi, tag),
            'Wählen, wie der Laden besteuert wird, und einmal speichern.',
          ),
        ];
      return nummer(angaben, tag);
    }),
  ],
};

/** The mode of the row that is valid on a day, or of the first one while none has begun. */
function modusFeld(modi: SteuerAngaben['modi'], tag: string): string {
  return `steuer.modi.${Math.max(
    modi.findLastIndex(({ ab }) => ab <= tag),
    0,
  )}.modus`;
}

function nummer({ modi, steuernummer, ustIdNr }: SteuerAngaben, tag: string): Punkt[] {
  const text =
    steuermodusAm(modi, tag) === 'kleinunternehmer'
      ? 'Die Steuernummer oder die USt-IdNr. eintragen: Auch Rechnungen nach § 19 UStG brauchen eine davon.'
      : 'Die Steuernummer oder die USt-IdNr. eintragen.';
  return wenn(steuernummer === '' && ustIdNr === '', punkt('rot', 'steuer.steuernummer', text));
}
