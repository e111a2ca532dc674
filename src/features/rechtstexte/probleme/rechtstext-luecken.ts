import type { RechtstextProblem } from './rechtstext-probleme.ts';

/** Something that a legal text lacks, as the owner calls it, and the address of its field; null where there is none. */
export type RechtstextLuecke = { text: string; ziel: string | null };

/** The setting that fills a placeholder: what people call it, and its field. */
const angaben: Record<string, { text: string; feld: string }> = {
  laden: { text: 'Der Name des Ladens', feld: 'laden.name' },
  inhaberin: { text: 'Wem der Laden gehört', feld: 'laden.inhaberin' },
  anschrift: { text: 'Die Anschrift', feld: 'laden.adresse.strasse' },
  email: { text: 'Die E-Mail-Adresse', feld: 'laden.email' },
  verantwortlich: { text: 'Wer für die Seifen verantwortlich ist', feld: 'laden.verantwortlich' },
  zahlungsarten: { text: 'Wie man bezahlen kann', feld: 'zahlung.vorkasse.aktiv' },
  versandkosten: { text: 'Was der Versand kostet', feld: 'versand.dhl.aktiv' },
  versandkostenAbsatz: { text: 'Was der Versand kostet', feld: 'versand.dhl.aktiv' },
  versandarten: { text: 'Wie die Ware zu den Leuten kommt', feld: 'versand.dhl.aktiv' },
  lieferung: { text: 'Wie die Ware zu den Leuten kommt', feld: 'versand.dhl.aktiv' },
};

/** The settings that are missing for a text, each once. */
export function textLueckenOf(probleme: RechtstextProblem[]): RechtstextLuecke[] {
  const luecken = probleme
    .filter(({ kind }) => kind === 'leer')
    .map(({ name = '', text }) => {
      const angabe = Object.hasOwn(angaben, name) ? angaben[name] : undefined;
      return angabe
        ? { text: angabe.text, ziel: `/admin/einstellungen?feld=${angabe.feld}` }
        : { text, ziel: null };
    });
  return [...new Map(luecken.map((luecke) => [luecke.text, luecke])).values()];
}

/** 'Noch 4 Angaben fehlen'. */
export function lueckenSatz(anzahl: number): string {
  return anzahl === 1 ? 'Noch eine Angabe fehlt' : `Noch ${anzahl} Angaben fehlen`;
}
