import { formatLangesDatum } from '#shared/datum.ts';
import { type AuftragPost, anrede, ansehen, betreffOf, type PostBestellung, wegBlock } from './post-teile.ts';

/** A parcel that left the house. `link` follows it at the carrier; `von` and `bis` are the days it should arrive. */
export type Sendung = {
  dienst: string;
  nummer: string;
  link: string;
  von: string;
  bis: string;
  inhalt: { menge: number; name: string }[];
};

export function versandtPost({ bestellung, token }: PostBestellung, sendung: Sendung): AuftragPost {
  const { dienst, nummer, link, inhalt } = sendung;
  const [von, bis] = [formatLangesDatum(sendung.von), formatLangesDatum(sendung.bis)];
  const tage = von === bis ? von : `zwischen ${von} und ${bis}`;
  const adressen = wegBlock({ ...bestellung, termin: { von: sendung.von, bis: sendung.bis } });
  return {
    betreff: betreffOf('Unterwegs: Ihre Bestellung', bestellung),
    bloecke: [
      { kind: 'titel', text: 'Ihr Paket ist unterwegs' },
      anrede(bestellung),
      {
        kind: 'text',
        stuecke: [
          `wir haben Ihre Bestellung mit ${dienst} verschickt. Sie kommt voraussichtlich ${tage} an.`,
        ],
      },
      { kind: 'liste', punkte: inhalt.map(({ menge, name }) => [`${menge}\u00a0×\u00a0${name}`]) },
      { kind: 'angaben', paare: [{ name: 'Sendungsnummer', zeilen: [nummer] }] },
      { kind: 'knopf', text: 'Sendung verfolgen', href: link },
      adressen,
      ansehen(token),
    ],
    anhaenge: [],
  };
}
