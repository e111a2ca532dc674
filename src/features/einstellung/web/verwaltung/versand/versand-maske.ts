import { formatDatum, tagOf } from '#shared/datum/datum.ts';
import { formatZahl } from '#shared/number/format-zahl.ts';
import { formatEuro } from '#shared/number/money.ts';
import type { VersandAngaben } from '../../../gruppen/versand-angaben.ts';
import type { Maske } from '../maske.ts';
import { VersandFelder } from './versand-felder.tsx';

/** Group 'Versand' in the back office. */
export const versandMaske: Maske<'versand'> = {
  wofuer: 'Auf welchen Wegen die Ware zu den Leuten kommt, was das kostet und wann Sie packen.',
  feldNamen: {
    'dhl.aktiv': 'Versand mit DHL',
    'dhl.tabelle.*.bisGramm': 'Preistabelle: bis',
    'dhl.tabelle.*.preis': 'Preistabelle: Preis',
    'dhl.freiAb': 'Versandkostenfrei ab',
    'abholung.aktiv': 'Abholung in der Werkstatt',
    'abholung.ort': 'Abholort',
    'abholung.zeiten': 'Abholzeiten',
    verpackungGramm: 'Gewicht der Verpackung',
    packtage: 'Werktage bis zum Packen',
    'geschlossen.*.von': 'Geschlossen: von',
    'geschlossen.*.bis': 'Geschlossen: bis',
    'geschlossen.*.grund': 'Geschlossen: Grund',
  },
  feldArten: {
    'dhl.tabelle.*.bisGramm': 'gramm',
    'dhl.tabelle.*.preis': 'geld',
    'dhl.freiAb': 'geld',
    verpackungGramm: 'gramm',
    'geschlossen.*.von': 'tag',
    'geschlossen.*.bis': 'tag',
  },
  zeilen: ({ dhl, abholung, verpackungGramm, packtage, geschlossen }) => [
    { name: 'DHL', wert: dhl.aktiv ? tabelleText(dhl) : 'aus' },
    { name: 'Abholung', wert: abholung.aktiv ? abholung.zeiten || 'an' : 'aus' },
    { name: 'Verpackung', wert: `${formatZahl(verpackungGramm)} g` },
    { name: 'Gepackt wird', wert: packtage === 0 ? 'am selben Tag' : `in ${packtage} Werktagen` },
    { name: 'Geschlossen', wert: geschlossen.map(zeitraumText).join('\n') || 'keine Tage eingetragen' },
  ],
  Felder: VersandFelder,
  frage: (neu, vorher) => {
    const vorbei = neuVorbei(neu, vorher);
    if (vorbei.length === 0) return undefined;
    return {
      question: 'Tage in der Vergangenheit eintragen?',
      what: vorbei.map(zeitraumText).join('\n'),
      consequence: 'Diese Tage sind schon vorbei und ändern nichts mehr.',
      yes: 'Trotzdem speichern',
      no: 'Noch einmal ansehen',
      isDestructive: false,
    };
  },
};

type Zeitraum = VersandAngaben['geschlossen'][number];

function tabelleText({ tabelle, freiAb }: VersandAngaben['dhl']): string {
  const zeilen = tabelle.map(
    ({ bisGramm, preis }) => `bis ${formatZahl(bisGramm)}\u00a0g: ${formatEuro(preis)}`,
  );
  return [...zeilen, ...(freiAb === null ? [] : [`kostenlos ab ${formatEuro(freiAb)}`])].join('\n');
}

function zeitraumText({ von, bis, grund }: Zeitraum): string {
  const [erster, letzter] = [von, bis].map((tag) => formatDatum(`${tag}T12:00:00Z`));
  const tage = von === bis ? erster : `${erster} bis ${letzter}`;
  return grund ? `${tage} (${grund})` : `${tage}`;
}

/** The periods that are over already and were not saved before. */
function neuVorbei(neu: VersandAngaben, vorher: VersandAngaben): Zeitraum[] {
  const heute = tagOf(new Date());
  const known = new Set(vorher.geschlossen.map(({ von, bis }) => `${von} ${bis}`));
  return neu.geschlossen.filter(({ von, bis }) => bis < heute && !known.has(`${von} ${bis}`));
}
