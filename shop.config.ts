/**
 * The shop's own data, the one file that an owner edits: all pages, the legal texts, the e-mail links and the structured
 * data read it. All values are those of an example workshop; phone numbers and domains are reserved for examples.
 */
export const shop = {
  name: 'Lindenblatt',
  slogan: 'Naturseifen und Schmuck aus unserer Familienwerkstatt',
  /** Owner, as the imprint must name her. */
  inhaberin: 'Maria Lindner',
  /** People behind the counter, shown on the about page. */
  team: [
    { name: 'Maria Lindner', aufgabe: 'Seifenmacherin und Gründerin' },
    { name: 'Jonas Lindner', aufgabe: 'Versand, Einkauf und Zahlen' },
    { name: 'Clara Lindner', aufgabe: 'Schmuck und Gestaltung' },
  ],
  adresse: {
    strasse: 'Am Lindenhof',
    hausnummer: '7',
    plz: '12345',
    stadt: 'Musterstadt',
    land: 'Deutschland',
  },
  email: 'hallo@lindenblatt.example',
  telefon: '+49 30 23125 014',
  /** Profile on a photo-sharing site; the footer opens it in a new tab. */
  fotoProfil: { name: 'Instagram', url: 'https://www.instagram.com/lindenblatt.example' },
  /** Tax note of the imprint (§ 5 DDG) and how prices are meant. */
  umsatzsteuerId: 'DE123456789',
  preisHinweis: 'inkl. MwSt.',
} as const;
