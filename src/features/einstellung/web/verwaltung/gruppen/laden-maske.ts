import type { Maske } from '../maske.ts';
import { LadenFelder } from './laden-felder.tsx';

/** Group 'Laden' in the back office. */
export const ladenMaske: Maske<'laden'> = {
  wofuer: 'Wer den Laden führt und wie man Sie erreicht: im Kopf jeder Seite, im Impressum, in Rechnungen.',
  feldNamen: {
    name: 'Name des Ladens',
    slogan: 'Slogan',
    inhaberin: 'Inhaberin oder Inhaber',
    'adresse.strasse': 'Straße',
    'adresse.hausnummer': 'Hausnummer',
    'adresse.plz': 'PLZ',
    'adresse.stadt': 'Ort',
    'adresse.land': 'Land',
    email: 'E-Mail',
    telefon: 'Telefon',
    'fotoProfil.name': 'Foto-Profil: Name',
    'fotoProfil.url': 'Foto-Profil: Adresse',
    'team.*.name': 'Team: Name',
    'team.*.aufgabe': 'Team: Aufgabe',
    verantwortlich: 'Verantwortliche Person (Kosmetik)',
    lucid: 'LUCID-Nummer',
  },
  zeilen: ({ name, inhaberin, adresse, email, telefon, team }) => [
    { name: 'Name', wert: name },
    { name: 'Inhaberin oder Inhaber', wert: inhaberin },
    { name: 'Anschrift', wert: anschriftText(adresse) },
    { name: 'E-Mail', wert: email },
    { name: 'Telefon', wert: telefon },
    { name: 'Team', wert: team.map((person) => person.name).join(', ') },
  ],
  Felder: LadenFelder,
};

/** In two lines; empty while street and town are not known. */
function anschriftText({ strasse, hausnummer, plz, stadt }: Record<string, string>): string {
  const lines = [
    [strasse, hausnummer],
    [plz, stadt],
  ].map((words) => words.filter(Boolean).join(' '));
  return lines.filter(Boolean).join('\n');
}
