import { hauptUrl } from '#features/bild/bild-adresse.ts';
import type { ProduktBildRow } from '#features/bild/server/index.ts';
import type { RohstoffKurz } from '#features/rohstoffe/server/index.ts';
import { centToEuro } from '#shared/number/money.ts';
import { promilleToSatz } from '#shared/number/steuer.ts';
import type { GalerieBild, Produkt, VerwaltetesProdukt } from '../contract.ts';
import { describeFehlend, type RezeptPosten } from '../rezept.ts';
import type { LieferAngaben } from '../verkauf/liefertage.ts';
import { liefertageOfProdukt } from '../verkauf/liefertage-of-produkt.ts';
import { sagbareVerfuegbarkeit } from '../verkauf/verfuegbarkeit.ts';
import type { ProduktRow } from './produkt.repository.ts';
import { readProduktAngaben } from './produkt-angaben.ts';

/** Pictures, main picture first; the lowest price before, of a product that is shown as reduced. */
export type Beiwerk = { bilder: ProduktBildRow[]; niedrigsterPreis: number | undefined };

/** `frei`: pieces that no order holds; `angaben`: the settings of the day on which the product is shown. */
export type Verkaufsstand = { frei: number; angaben: LieferAngaben; tag: string };

/**
 * A product row with its pictures as shoppers get it once the shop has opened: whether it can be bought, and
 * when one piece arrives that is ordered today. Unset fields are left out.
 */
export function toProdukt(
  row: ProduktRow,
  { frei, angaben, tag, ...neben }: Beiwerk & Verkaufsstand,
): Produkt {
  const verkaufbar = { frei, fertigungstage: produktFertigungstageOf(row) };
  const produkt = toGemeinsames(row, neben);
  return {
    ...produkt,
    verfuegbarkeit: sagbareVerfuegbarkeit(verkaufbar),
    ...liefertageOfProdukt({ ...produkt, packgewicht: row.packgewicht }, verkaufbar, { angaben, tag }),
  };
}

/** The working days in which a product is made to order; `null` where it is sold from stock only. */
export function produktFertigungstageOf({
  aufBestellung,
  fertigungstage,
}: Pick<ProduktRow, 'aufBestellung' | 'fertigungstage'>): number | null {
  return aufBestellung === 1 ? fertigungstage : null;
}

/** The fields that an open shop and the back office share. */
function toGemeinsames(row: ProduktRow, { bilder, niedrigsterPreis }: Beiwerk): Produkt {
  const { beschreibung, ...angekuendigt } = toAngekuendigtes(row, bilder);
  return {
    ...angekuendigt,
    typ: row.typ,
    niedrigsterPreis,
    ...(row.aufBestellung === 1
      ? { aufBestellung: true, fertigungstage: row.fertigungstage ?? undefined }
      : {}),
    artikelnummer: row.artikelnummer ?? undefined,
    beschreibung: { ...beschreibung, warnhinweise: row.warnhinweise ?? undefined },
  };
}

/**
 * A product row as an announced shop shows it: the keys of the specification (requirements.md, storefront
 * §3), nothing that selling needs. A product that is no soap, which the specification does not know, names
 * its type.
 */
export function toAngekuendigtes(row: ProduktRow, bilder: ProduktBildRow[]): Produkt {
  const haupt = bilder.find(({ position }) => position === 0);
  return {
    _id: row.id,
    name: row.name,
    ...(row.typ === 'seife' ? {} : { typ: row.typ }),
    ...readProduktAngaben(row),
    preis: row.preisCent === null ? undefined : centToEuro(row.preisCent),
    weblink: row.weblink ?? undefined,
    reihenfolge: row.reihenfolge,
    bilder: {
      ...(haupt ? toHauptbild(toGalerieBild(haupt)) : {}),
      galerie: bilder.filter(({ position }) => position > 0).map(toGalerieBild),
    },
    beschreibung: {
      kurz: row.kurz ?? undefined,
      lang: row.lang ?? undefined,
      inhaltsstoffe: row.inhaltsstoffe ?? undefined,
      anwendung: row.anwendung ?? undefined,
      besonderheiten: row.besonderheiten ?? undefined,
    },
  };
}

/** The same with the fields of the back office. */
export function toVerwaltetesProdukt(
  row: ProduktRow,
  neben: Beiwerk & { rezept: RezeptPosten[]; rohstoffe: Map<string, RohstoffKurz> },
): VerwaltetesProdukt {
  const { rohstoffe, rezept } = neben;
  const fehlend = rezept.flatMap(
    (posten) => describeFehlend(posten, rohstoffe.get(posten.rohstoffId ?? '')) ?? [],
  );
  return {
    ...toGemeinsames(row, neben),
    aktiv: row.aktiv === 1,
    ermaessigt: row.ermaessigt === 1,
    steuersatz: promilleToSatz(row.steuersatzPromille),
    aufBestellung: row.aufBestellung === 1,
    fertigungstage: row.fertigungstage ?? undefined,
    packgewicht: row.packgewicht ?? undefined,
    fehlend,
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    geaendertVon: row.geaendertVon ?? undefined,
  };
}

function toHauptbild({ url, ...rest }: GalerieBild) {
  return { hauptbild: url, ...rest };
}

function toGalerieBild({ hash, altText, breite, hoehe, platzhalter }: ProduktBildRow): GalerieBild {
  return { url: hauptUrl(hash, breite), alt_text: altText, breite, hoehe, platzhalter };
}
