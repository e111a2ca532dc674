import type { Block } from '#features/post/bloecke.ts';
import { formatLangesDatum } from '#shared/datum/datum.ts';
import { formatEuro } from '#shared/number/money.ts';
import type { BestellungInhalt } from '../kundensicht/bestellung-contract.ts';
import {
  type AuftragPost,
  ansehen,
  bestellAnrede,
  betreffOf,
  giroAnhang,
  postAbsaetze,
  stueckListe,
  ueberweisungBloecke,
  wegBlock,
} from './post-bausteine.ts';

/**
 * A parcel that left the house. `link` follows it at the carrier, and may be missing like its number; `von`
 * and `bis` are the days it should arrive.
 */
export type Sendung = {
  dienst: string;
  nummer: string;
  link: string | undefined;
  von: string;
  bis: string;
  inhalt: { menge: number; name: string }[];
};

/** What is missing of the order, and when it follows, stands in `bestellung.rest`. */
export function versandtPost(bestellung: BestellungInhalt, sendung: Sendung): AuftragPost {
  const { dienst, inhalt, von, bis } = sendung;
  const { was, ankommt } = worteOf(bestellung);
  const wann = `${ankommt} kommt voraussichtlich ${tageText({ von, bis })} an.`;
  const { ueberweisung } = bestellung;
  return {
    betreff: betreffOf(`Unterwegs: ${was.kurz}`, bestellung),
    bloecke: [
      { kind: 'titel', text: 'Ihr Paket ist unterwegs' },
      bestellAnrede(bestellung),
      { kind: 'text', stuecke: [`wir haben ${was.lang} mit ${dienst} verschickt. ${wann}`] },
      stueckListe(inhalt),
      ...verfolgenBloecke(sendung),
      ...restBloecke(bestellung.rest),
      wegBlock({ ...bestellung, termin: { von, bis } }),
      ...offenBloecke(ueberweisung),
      ansehen,
    ],
    anhaenge: ueberweisung ? [giroAnhang(ueberweisung)] : [],
  };
}

/** What is in the parcel: all, a part, one more part, or what was missing after those. */
function worteOf({ rest, sendungen }: BestellungInhalt): {
  was: { kurz: string; lang: string };
  ankommt: string;
} {
  const isErste = sendungen.length < 2;
  if (!rest && isErste) return { was: { kurz: 'Ihre Bestellung', lang: 'Ihre Bestellung' }, ankommt: 'Sie' };
  const [kurz, lang] = rest
    ? isErste
      ? ['ein Teil', 'einen Teil']
      : ['noch ein Teil', 'noch einen Teil']
    : ['der Rest', 'den Rest'];
  return { was: { kurz: `${kurz} Ihrer Bestellung`, lang: `${lang} Ihrer Bestellung` }, ankommt: 'Er' };
}

/** How to pay what left the house before its money came. */
function offenBloecke(ueberweisung: BestellungInhalt['ueberweisung']): Block[] {
  if (!ueberweisung) return [];
  const bitte = `Offen sind noch ${formatEuro(ueberweisung.betrag)}. Bitte überweisen Sie den Betrag auf dieses Konto.`;
  return [
    { kind: 'ueberschrift', text: 'So bezahlen Sie' },
    { kind: 'text', stuecke: [bitte] },
    ...ueberweisungBloecke(ueberweisung),
  ];
}

function verfolgenBloecke({ nummer, link }: Sendung): Block[] {
  return [
    ...(nummer === ''
      ? []
      : [{ kind: 'angaben' as const, paare: [{ name: 'Sendungsnummer', zeilen: [nummer] }] }]),
    ...(link === undefined ? [] : [{ kind: 'knopf' as const, text: 'Sendung verfolgen', href: link }]),
  ];
}

function restBloecke(rest: BestellungInhalt['rest']): Block[] {
  if (!rest) return [];
  const { posten, von, bis } = rest;
  const folgt = von && bis ? `Das schicken wir Ihnen nach, voraussichtlich ${tageText({ von, bis })}.` : '';
  return [{ kind: 'text', stuecke: ['Es fehlt noch:'] }, stueckListe(posten), ...postAbsaetze(folgt)];
}

function tageText({ von, bis }: { von: string; bis: string }): string {
  const [erster, letzter] = [formatLangesDatum(von), formatLangesDatum(bis)];
  return erster === letzter ? `am ${erster}` : `zwischen dem ${erster} und dem ${letzter}`;
}
