import type { Einstellungen } from '#features/einstellung/gruppen/gruppen.ts';
import type { Steuermodus } from '#features/einstellung/gruppen/steuer-angaben.ts';
import { ladenOf } from '#features/einstellung/laden/laden.ts';
import { pauseHinweis } from '#features/einstellung/laden/pause-satz.ts';
import type { Fristen } from './zahlungsfristen.ts';

/** A version of a legal text as shoppers read it now. */
export type Textfassung = { art: string; nr: number; hash: string };

/** All that an order takes from the settings on a day (`2026-11-23`). */
export type Konditionen = {
  tag: string;
  laden: { name: string; inhaberin: string; email: string; telefon: string };
  steuermodus: Steuermodus;
  /** Under § 19 UStG: an order of more cents ends it and is taxed as a whole; missing where none does. */
  ohneSteuerBisCent?: number;
  versand: Einstellungen['versand']['angaben'];
  zahlung: Einstellungen['zahlung']['angaben'];
  /** Where and when goods are picked up; missing where they are not. */
  abholung: { ort: string; zeiten: string } | undefined;
  fristen: Fristen;
  praefix: string;
  /** Why nobody can order now, in German. */
  geschlossen: string | undefined;
  texte: Textfassung[];
  /** Version of the guarantee notice, if there is one. */
  gewaehrleistung: number | undefined;
};

type Rechtliches = Pick<Konditionen, 'texte' | 'gewaehrleistung'>;

export function konditionenOf(
  einstellungen: Einstellungen,
  tag: string,
  rechtliches: Rechtliches,
): Konditionen {
  const { versand, zahlung, nummern } = einstellungen;
  const laden = ladenOf(einstellungen, tag);
  const { name, inhaberin, email, telefon, adresse, steuermodus } = laden;
  const { aktiv, ort, zeiten } = versand.angaben.abholung;
  const werkstatt = `${adresse.strasse} ${adresse.hausnummer}, ${adresse.plz} ${adresse.stadt}`;
  return {
    tag,
    laden: { name, inhaberin, email, telefon },
    steuermodus,
    versand: versand.angaben,
    zahlung: zahlung.angaben,
    abholung: aktiv ? { ort: ort || werkstatt, zeiten } : undefined,
    fristen: zahlung.angaben.vorkasse,
    praefix: nummern.angaben.bestellPraefix,
    geschlossen: geschlossenText(laden),
    ...rechtliches,
  };
}

/** R36: only an open shop takes orders. */
function geschlossenText({ phase, pause }: ReturnType<typeof ladenOf>): string | undefined {
  if (phase === 'geoeffnet') return undefined;
  if (phase === 'angekuendigt') return 'Wir öffnen bald. Bis dahin bleibt Ihr Warenkorb für Sie gepackt.';
  return pauseHinweis(pause ?? { text: '', bis: '' }).join(' ');
}
