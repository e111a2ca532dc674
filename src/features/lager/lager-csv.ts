import { einheitText } from '#features/rohstoffe/einheit-text.ts';
import { formatZeitpunkt } from '#shared/datum/datum.ts';
import { artikelGruppenNamen, lagerGruppen } from './artikel.ts';
import type { LagerBestand } from './contract.ts';
import { type CsvCell, csvFile, csvLines } from './csv.ts';
import type { Bewegung, BewegungTyp } from './historie/historie-contract.ts';

/** The labels on screen and in exports. */
export const bewegungTypNamen: Record<BewegungTyp, string> = {
  eingang: 'Eingang',
  ausgang: 'Ausgang',
  inventur: 'Inventur',
  storno: 'Storno',
};

/** The whole stock, one line per article; of a shop that sells also what is sold and free (`isVerkauf`). */
export function bestandCsv(bestand: LagerBestand, { isVerkauf = false } = {}): string {
  const kopf = [
    'Gruppe',
    'Artikel',
    ...(isVerkauf ? ['Auf dem Regal', 'Reserviert', 'Frei'] : ['Bestand']),
    'Einheit',
    'Mindestbestand',
    'Unter Mindestbestand',
    'Letzte Änderung',
    'Grund',
  ];
  const zeilen = artikelGruppenNamen.flatMap((gruppe) =>
    bestand[gruppe].map((artikel): CsvCell[] => [
      lagerGruppen[gruppe].titel,
      artikel.name,
      artikel.menge,
      ...(isVerkauf ? [artikel.reserviert ?? '', artikel.frei ?? artikel.menge] : []),
      einheitText(artikel.einheit),
      artikel.mindestbestand,
      artikel.unterMindestbestand ? 'ja' : 'nein',
      artikel.letzteAenderung ? csvZeitpunkt(artikel.letzteAenderung.datum) : '',
      artikel.letzteAenderung?.grund ?? '',
    ]),
  );
  return csvFile([kopf, ...zeilen]);
}

/** The header line of one article's movements. */
export const historieCsvKopf = csvFile([
  ['Nr.', 'Datum', 'Typ', 'Menge', 'Einheit', 'Vorher', 'Nachher', 'Grund', 'Notizen', 'Gebucht von'],
]);

export function historieCsvLines(bewegungen: Bewegung[]): string {
  return csvLines(
    bewegungen.map((bewegung) => [
      bewegung.nr,
      csvZeitpunkt(bewegung.createdAt),
      bewegungTypNamen[bewegung.typ],
      bewegung.menge,
      einheitText(bewegung.einheit),
      bewegung.bestandVorher,
      bewegung.bestandNachher,
      bewegung.grund,
      bewegung.notizen ?? '',
      bewegung.von ?? '',
    ]),
  );
}

/** `21.11.2026 14:03`: with the comma of running text a spreadsheet would not recognise a date. */
function csvZeitpunkt(iso: string): string {
  return formatZeitpunkt(iso).replace(',', '');
}
