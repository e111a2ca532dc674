import type { Kommunikation } from '#features/kunde/kommunikation.ts';

const texte: Record<string, string> = {
  vorname: 'Vorname',
  nachname: 'Nachname',
  email: 'E-Mail',
  telefon: 'Telefon',
  geschlecht: 'Geschlecht',
  geburtsdatum: 'Geburtsdatum',
  notizen: 'Notizen',
  rolle: 'Rolle',
  status: 'Status',
  passwort: 'Passwort',
  passwortLink: 'Link für ein neues Passwort',
  einladung: 'Einladung',
  adresse: 'Rechnungsadresse',
  lieferadresse: 'Lieferadresse',
  kommunikation: 'Kommunikation',
  verwendet: 'wird verwendet',
  firmenname: 'Firma',
  strasse: 'Straße',
  hausnummer: 'Hausnummer',
  zusatz: 'Zusatz',
  plz: 'PLZ',
  stadt: 'Stadt',
  land: 'Land',
  newsletter: 'Newsletter',
  sms: 'SMS',
  bevorzugterKanal: 'bevorzugter Kanal',
};

/** The label of a field in the history: 'Telefon', 'Rechnungsadresse: PLZ'. */
export function feldText(feld: string): string {
  return feld
    .split('.')
    .map((part) => texte[part] ?? part)
    .join(': ');
}

export const kanalTexte: Record<Kommunikation['bevorzugterKanal'], string> = {
  email: 'E-Mail',
  telefon: 'Telefon',
  sms: 'SMS',
  post: 'Post',
  '': '–',
};
