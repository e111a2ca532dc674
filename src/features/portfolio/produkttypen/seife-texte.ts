import { readNumber, readText } from '#shared/wire/read-value.ts';
import { produktTitel } from '../produkt-titel.ts';
import { isOhneDuft } from './ohne-rohstoff.ts';
import type { Fakt, ProduktTexte } from './typ-texte.ts';

/** Soap in the shop (requirements.md, storefront §2). */
export const seifeTexte: ProduktTexte = {
  read: ({ seife, aroma, seifenform, gramm, zusatz, optional, verpackung }) => ({
    seife: readText(seife) ?? '',
    aroma: readText(aroma) ?? '',
    seifenform: readText(seifenform) ?? '',
    gramm: Math.max(readNumber(gramm) ?? 0, 0),
    zusatz: readText(zusatz),
    optional: readText(optional),
    verpackung: readText(verpackung),
  }),
  chip: ({ seife }) => seife || undefined,
  gramm: grammOf,
  fakten: (angaben) => [
    ...seifeTexte.kartenFakten(angaben),
    ...fakt('Form', angaben.seifenform),
    ...fakt('Verpackung', angaben.verpackung),
  ],
  kartenFakten(angaben) {
    const gramm = grammOf(angaben);
    return [
      ...fakt('Gewicht', gramm === undefined ? undefined : `${gramm} g`),
      ...fakt('Duft', isOhneDuft(angaben.aroma ?? '') ? 'keiner' : angaben.aroma),
    ];
  },
  titel: ({ name, seife = '', aroma = '', gramm = 0 }) => produktTitel({ name, seife, aroma, gramm }),
  beschreibung: ({ name, seife, aroma = '', gramm }) =>
    `${name}: ${seife}, ${isOhneDuft(aroma) ? 'ohne Duft' : `Duft ${aroma}`}, ${gramm} g, von Hand gemacht.`,
  isKosmetik: true,
  jsonLd: ({ seife, aroma }) => ({
    category: seife,
    additionalProperty: { '@type': 'PropertyValue', name: 'Duft', value: aroma },
  }),
};

function grammOf({ gramm = 0 }: { gramm?: number | undefined }): number | undefined {
  return gramm > 0 ? gramm : undefined;
}

function fakt(name: string, wert: string | undefined): Fakt[] {
  return wert ? [{ name, wert }] : [];
}
