type Markt = { ort: string; tag: string };

/** `5.12.`, of a day as it is stored. */
function kurzerTag(tag: string): string {
  const [, monat, day] = tag.split('-').map(Number);
  return `${day}.${monat}.`;
}

/** `Markt 5.12. Leipzig`: what holds the pieces meanwhile, where an order has its number. */
export function marktName({ ort, tag }: Markt): string {
  return `Markt ${kurzerTag(tag)} ${ort}`.trim();
}

/** `Markt Leipzig, 5.12.2026`: the ledger's reason. */
export function marktGrund({ ort, tag }: Markt): string {
  return `${ort === '' ? 'Markt' : `Markt ${ort}`}, ${kurzerTag(tag)}${tag.slice(0, 4)}`;
}

export function marktStornoGrund(markt: Markt): string {
  return `Storno: ${marktGrund(markt)}`;
}

/** The entry of `fehler` by which a client distinguishes a day that is over already from other refusals. */
export const vorbeiFeld = 'stand';

/** The entry of `fehler` by which a client distinguishes a day that has to be confirmed from other refusals. */
export const wechselFeld = 'steuerwechsel';

/** What is said before a market day is booked that crosses the limit of § 19 UStG, and what follows from it. */
export function wechselTexte(tag: string, isDiesesJahr: boolean): { text: string; folge: string } {
  if (!isDiesesJahr)
    return {
      text: 'In den Einnahmen dieses Markttags ist Mehrwertsteuer.',
      folge: `Mit ihm überschreitet der Umsatz des Jahres ${tag.slice(0, 4)} 100.000 € (§ 19 UStG). An der Besteuerung von heute ändert sich nichts.`,
    };
  return {
    text: 'Mit diesem Markttag endet die Kleinunternehmerregelung.',
    folge:
      'Mit ihm überschreitet der Umsatz dieses Jahres 100.000 € (§ 19 UStG). Der ganze Tag wird mit Mehrwertsteuer gebucht, und ab diesem Tag enthalten auch neue Bestellungen Mehrwertsteuer.',
  };
}

/** Why a soap is not on the sheet, and is not booked. */
export function ohnePreisText(name: string): string {
  return `${name} hat noch keinen Preis.`;
}

/** Words between people and market: `1 Stück`, `12 Stück`. */
export function marktStueckText(stueck: number): string {
  return `${stueck} Stück`;
}

/**
 * What a new day answers until the shop has opened. One that is away, from before the shop was announced
 * again, is settled in every phase (R36).
 */
export const erstOffenText = 'Einen Markttag können Sie eintragen, sobald der Laden geöffnet hat.';
