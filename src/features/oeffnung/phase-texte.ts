import type { Phase, PhaseAngaben } from '#features/einstellung/gruppen/phase-angaben.ts';
import { formatDatum } from '#shared/datum/datum.ts';

/** What the phase means for shoppers, in one sentence. */
export const phaseBedeutung: Record<Phase, string> = {
  angekuendigt:
    'Besucher sehen Ihre Produkte und Preise und können den Warenkorb füllen. Bestellen können sie noch nicht.',
  geoeffnet: 'Der Laden ist geöffnet: Besucher können bestellen, auch ohne Konto.',
  pausiert:
    'Besucher sehen Ihren Hinweis zur Pause und können nicht bestellen. Vorhandene Bestellungen laufen weiter. Die Pause endet nicht von selbst: Sie öffnen wieder, wenn Sie zurück sind.',
};

/** Text and day of a pause; the reminder from the day of return on (`tag`: today). */
export function pauseSaetze({ phase, pauseText, pauseBis }: PhaseAngaben, tag: string): string[] {
  if (phase !== 'pausiert') return [];
  return [
    ...(pauseText === '' ? [] : [`„${pauseText}“`]),
    ...(pauseBis === '' ? [] : [`Zurück am ${formatDatum(pauseBis)}.`]),
    ...(pauseBis !== '' && pauseBis <= tag ? ['Der Tag ist da: Möchten Sie wieder öffnen?'] : []),
  ];
}

/** What opening changes. */
const oeffnenFolge =
  'Ab jetzt kann jeder bestellen, auch ohne Konto. Jede Bestellung ist sofort angenommen; Sie finden sie unter „Bestellungen“. Im Fuß jeder Seite stehen dann auch „Versand und Zahlung“ und die Widerrufsbelehrung, und auf den Produktseiten der Hinweis zur Gewährleistung, wenn er hochgeladen ist. Sie können den Laden jederzeit wieder schließen.';

/** The question before the switch to `geoeffnet`: after a pause only its notice goes. */
export function oeffnenFrage(vorher: Phase) {
  return vorher === 'pausiert'
    ? {
        question: 'Laden wieder öffnen?',
        consequence:
          'Danach kann wieder bestellt werden. Ihr Hinweis zur Pause verschwindet von allen Seiten des Ladens.',
        yes: 'Wieder öffnen',
      }
    : { question: 'Laden jetzt öffnen?', consequence: oeffnenFolge, yes: 'Öffnen' };
}

export const ankuendigenFolge =
  'Dann ist der Laden wieder angekündigt wie vor der Öffnung: Niemand kann mehr bestellen, und nur Angemeldete haben einen Warenkorb. Vorhandene Bestellungen laufen weiter. Im Fuß jeder Seite fehlen wieder „Versand und Zahlung“ und die Widerrufsbelehrung, und auf den Produktseiten der Hinweis zur Gewährleistung. Ihre Angaben bleiben gespeichert, und Sie können jederzeit wieder öffnen.';

/** 'Noch 3 Punkte fehlen.': how far it is to the opening. */
export function fehltSatz(hindernisse: number, hinweise: number): string {
  if (hindernisse === 1) return 'Ein Punkt fehlt noch, bevor der Laden öffnen kann.';
  if (hindernisse > 1) return `${hindernisse} Punkte fehlen noch, bevor der Laden öffnen kann.`;
  if (hinweise === 0) return 'Alles ist da.';
  return `Der Laden kann öffnen. ${hinweise === 1 ? 'Ein Hinweis ist' : `${hinweise} Hinweise sind`} noch offen.`;
}

/** The warning above the settings of an open shop that lacks something. */
export function offenAberSatz(hindernisse: number): string {
  return `Der Laden ist geöffnet, aber ${fehlen(hindernisse)}:`;
}

function fehlen(hindernisse: number): string {
  return hindernisse === 1 ? 'ein Punkt fehlt' : `${hindernisse} Punkte fehlen`;
}

/** The same points in the head of the list: '13 Punkte fehlen, 2 Hinweise'. */
export function phaseSatz(hindernisse: number, hinweise: number): string {
  const teile = [
    ...(hindernisse > 0 ? [hindernisse === 1 ? 'Ein Punkt fehlt' : `${hindernisse} Punkte fehlen`] : []),
    ...(hinweise > 0 ? [hinweise === 1 ? 'ein Hinweis' : `${hinweise} Hinweise`] : []),
  ].join(', ');
  return teile === '' ? 'Alles ist da.' : teile.charAt(0).toUpperCase() + teile.slice(1);
}

/** The line at the start of the program: the phase, and how many things prevent the opening. */
export function startZeile(phase: Phase, hindernisse: number): string {
  if (phase === 'geoeffnet')
    return hindernisse > 0 ? `geöffnet, aber ${fehlen(hindernisse)} (unter „Einstellungen“)` : 'geöffnet';
  const name = phase === 'pausiert' ? 'Pause' : 'angekündigt';
  if (hindernisse === 0) return `${name}; unter „Einstellungen“ kann der Laden öffnen`;
  const was = hindernisse === 1 ? 'fehlt noch ein Punkt' : `fehlen noch ${hindernisse} Punkte`;
  return `${name}; zum Öffnen ${was} (unter „Einstellungen“)`;
}
