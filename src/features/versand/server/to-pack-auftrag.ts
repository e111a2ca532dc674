import { anschrift } from '#features/auftrag/anschrift/anschrift-body.ts';
import { geltende, nurVon } from '#features/auftrag/ereignisse/ereignis.ts';
import { type Auftragsakte, dhlDateiOf, lieferungOf, nameOf } from '#features/auftrag/server/index.ts';
import { isNoch } from '#features/auftrag/zustand/auftragslage.ts';
import { merkmale } from '#shared/merkmale/merkmal.ts';
import { centToEuro } from '#shared/number/money.ts';
import type { PackAuftrag, PackPosten, WartenderAuftrag } from '../contract.ts';
import { paketGewicht } from '../paket-gewicht.ts';

/** `fehlende`: what the shelf does not hold, by order and product. */
type Regal = { levels: Map<string, number>; fehlende: Map<string, Map<string, number>> };

/** An order as it is packed. */
export function toPackAuftrag(
  akte: Auftragsakte,
  { verpackungGramm, ...regal }: Regal & { verpackungGramm: number },
): PackAuftrag {
  const { auftrag, posten, ereignisse, lage } = akte;
  const gilt = geltende(ereignisse);
  const waren = posten.map((one) => ({ ...one, menge: lage.rest.get(one.nr) ?? 0 }));
  const gepackt = isGepackt(akte) ? nurVon(gilt, packschrittOf(auftrag)).at(-1) : undefined;
  const datei = dhlDateiOf(ereignisse);
  const gepacktVon = gepackt && ereignisse[gepackt.nr - 1]?.von;
  return {
    ...kopfOf(akte, regal),
    letzteNr: ereignisse.length,
    zahlart: auftrag.zahlart,
    offen: centToEuro(lage.offenCent),
    anschrift: zielOf(akte),
    notizen: nurVon(gilt, 'notiz').map(({ angaben }) => angaben.text),
    ...paketGewicht(
      waren.filter(({ menge }) => menge > 0),
      verpackungGramm,
    ),
    isRest: lage.geliefert.size > 0,
    ...(datei ? { dhlDatei: datei.at } : {}),
    isGepackt: gepackt !== undefined,
    ...(gepacktVon === undefined ? {} : { gepacktVon }),
  };
}

/** Whether it lies there packed. Of a pick-up that is `abholbereit`: only then its customer has heard of it. */
export function isGepackt({ auftrag, ereignisse }: Auftragsakte): boolean {
  return isNoch(ereignisse, packschrittOf(auftrag));
}

function packschrittOf({ versandart }: Auftragsakte['auftrag']): 'gepackt' | 'abholbereit' {
  return versandart === 'abholung' ? 'abholbereit' : 'gepackt';
}

export function toWartender(
  akte: Auftragsakte,
  { grund, ...regal }: Regal & Pick<WartenderAuftrag, 'grund'>,
): WartenderAuftrag {
  return { ...kopfOf(akte, regal), grund };
}

/** Where an order goes; of a pick-up, who comes. */
export function zielOf({ auftrag, ereignisse }: Auftragsakte): PackAuftrag['anschrift'] {
  const rechnung = anschrift.parse(JSON.parse(auftrag.rechnung));
  return auftrag.versandart === 'dhl' ? (lieferungOf(auftrag, ereignisse) ?? rechnung) : rechnung;
}

/** Pieces of each line that are on the shelf for this order. */
export function gedecktOf(
  { auftrag, posten, lage }: Auftragsakte,
  { levels, fehlende }: Regal,
): Map<number, number> {
  return new Map(
    posten.map(({ nr, produktId }) => {
      const fehlend = fehlende.get(auftrag.id)?.get(produktId) ?? 0;
      const gedeckt = Math.min((lage.rest.get(nr) ?? 0) - fehlend, levels.get(produktId) ?? 0);
      return [nr, Math.max(0, gedeckt)];
    }),
  );
}

function kopfOf(akte: Auftragsakte, regal: Regal) {
  const { auftrag, posten, lage } = akte;
  const gedeckt = gedecktOf(akte, regal);
  const { id: _id, nummer, versandart, zusageVon: von, zusageBis: bis } = auftrag;
  return {
    ...{ _id, nummer, versandart, name: nameOf(auftrag), termin: { von, bis } },
    posten: posten.flatMap(({ nr, produktId, name, bild, ...rest }): PackPosten[] => {
      const menge = lage.rest.get(nr);
      if (menge === undefined) return [];
      return [
        {
          ...{ nr, produktId, name, menge, imLager: regal.levels.get(produktId) ?? 0 },
          gedeckt: gedeckt.get(nr) ?? 0,
          merkmale: merkmale.parse(JSON.parse(rest.merkmale)),
          ...(bild === null ? {} : { bild }),
        },
      ];
    }),
  };
}
