import { anschriftFelder } from '#features/auftrag/anschrift/anschrift.ts';
import { anschriftProblem, postfachProblem } from '#features/auftrag/anschrift/anschrift-problem.ts';
import { anschriftZeilen } from '#features/auftrag/anschrift/anschrift-zeilen.ts';
import { tidyAnschrift } from '#features/auftrag/anschrift/tidy-anschrift.ts';
import { isPackstation } from '#shared/packstation.ts';
import { emailProblem } from './email-feld.ts';
import type { KasseEntwurf, KasseSchrittNr } from './kasse-entwurf.ts';

/**
 * The problems of the fields by name (`email`, `rechnung.plz`), in their order on the page; what is tidied
 * when it is left is none.
 */
export function entwurfFehler(entwurf: KasseEntwurf): [name: string, text: string][] {
  // The parcel goes to the address of the invoice.
  const kommtAn = entwurf.wahl?.versandart !== 'abholung' && !entwurf.hatLieferung;
  const zwecke = entwurf.hatLieferung ? (['rechnung', 'lieferung'] as const) : (['rechnung'] as const);
  const found: [string, string | undefined][] = [
    ['email', emailProblem(entwurf.email)],
    ...zwecke.flatMap((zweck) => {
      const anschrift = tidyAnschrift(entwurf[zweck]);
      return anschriftFelder.map((feld): [string, string | undefined] => [
        `${zweck}.${feld}`,
        anschriftProblem(feld, anschrift, zweck) ??
          (feld === 'strasse' && kommtAn ? postfachProblem(anschrift) : undefined),
      ]);
    }),
  ];
  return found.flatMap(([name, text]) => (text === undefined ? [] : [[name, text]]));
}

/** How far one may go: without an address no further than that, without a choice not to the review. */
export function erlaubterKasseSchritt(entwurf: KasseEntwurf): KasseSchrittNr {
  if (entwurfFehler(entwurf).length > 0) return 1;
  return entwurf.wahl ? 3 : 2;
}

/** What the checkout knows of addresses. It is loaded behind the form, which can be typed into without it. */
export const adressRegeln = {
  anschriftZeilen,
  entwurfFehler,
  erlaubterSchritt: erlaubterKasseSchritt,
  isPackstation,
  tidyAnschrift,
};
export type AdressRegeln = typeof adressRegeln;
