import type { BelegBetrag, BelegEntwurf, BelegPosten } from '#features/beleg/beleg-inhalt.ts';
import type { Steuermodus } from '#features/einstellung/gruppen/steuer-angaben.ts';
import { verteile } from '#shared/number/verteile.ts';
import { verkaufteMenge, warenNachlass } from '../aktionen/nachlass-teile.ts';
import { ohnePostenTeile, wegfallende } from '../aktionen/posten-teile.ts';
import { restPortoOf } from '../aktionen/widerruf-teile.ts';
import { type Ereignis, geltende } from '../ereignisse/ereignis.ts';
import { type SteuerAnteil, steuerAnteileOf, steuerAufPorto, steuerNachNachlass } from '../steuer-anteile.ts';
import { type Auftrag, auftragslageOf } from '../zustand/auftragslage.ts';

/** Goods and sums of a document, or of several together. */
export type BelegZeilen = Pick<BelegEntwurf, 'posten' | 'betraege'>;

type Posten = Auftrag['posten'][number] &
  Pick<BelegPosten, 'name' | 'angaben'> & { steuersatzPromille: number };

/** What decides about what is billed of an order. */
export type Abrechenbar = Omit<Auftrag, 'posten'> & {
  versandCent: number;
  steuermodus: Steuermodus;
  posten: Posten[];
};

/**
 * What the documents of an order have to say together: the goods that left the house and were not withdrawn, its
 * postage in full once anything did, and what the workshop let go of, by rate. Of a partial delivery no more is let go
 * of than it is worth: the rest counts with the next. Nothing of an order of which nothing was delivered.
 */
export function belegZielOf(auftrag: Abrechenbar, ereignisse: Ereignis[]): BelegZeilen {
  const lage = auftragslageOf(auftrag, ereignisse);
  if (lage.stand === 'storniert' || lage.geliefert.size === 0) return { posten: [], betraege: [] };
  const zeilen = besteuerte(auftrag);
  const posten = fortOf(zeilen, ereignisse);
  const { porto, nachlass, erlassen } = betraegeOf({ ...auftrag, posten: zeilen }, ereignisse);
  const jeSatz = new Map(porto);
  for (const { satzPromille, preisCent, menge } of posten)
    jeSatz.set(satzPromille, (jeSatz.get(satzPromille) ?? 0) + preisCent * menge);
  const saetze = [...jeSatz].toSorted(([a], [b]) => b - a);
  const betraege = saetze.flatMap(([satzPromille, berechnetCent]): BelegBetrag[] => {
    const nachlassCent = Math.min(nachlass.get(satzPromille) ?? 0, berechnetCent);
    const erlassenCent = Math.min(erlassen.get(satzPromille) ?? 0, berechnetCent - nachlassCent);
    return [
      { art: 'porto', satzPromille, betragCent: porto.get(satzPromille) ?? 0 },
      { art: 'nachlass', satzPromille, betragCent: -nachlassCent },
      { art: 'erlassen', satzPromille, betragCent: -erlassenCent },
    ];
  });
  return { posten, betraege: betraege.filter(({ betragCent }) => betragCent !== 0) };
}

/** The lines with the rates that a document states: none under § 19 UStG. */
function besteuerte({ posten, steuermodus }: Abrechenbar): Posten[] {
  return steuermodus === 'kleinunternehmer'
    ? posten.map((one) => ({ ...one, steuersatzPromille: 0 }))
    : posten;
}

/** Pieces of each line that left the house and were not withdrawn then. */
function fortOf(posten: Posten[], ereignisse: Ereignis[]): BelegZeilen['posten'] {
  const mengen = verkaufteMenge(posten, geltende(ereignisse));
  return posten
    .map(({ nr, name, angaben, preisCent, steuersatzPromille: satzPromille }) => {
      return { nr, name, angaben, menge: mengen.get(nr) ?? 0, preisCent, satzPromille };
    })
    .filter(({ menge }) => menge > 0);
}

/**
 * Postage, and what was let go of, of all that is neither cancelled nor withdrawn, by rate: shared as the order shares
 * its tax (`steuerJetztOf`), whether or not its goods have left.
 */
function betraegeOf(auftrag: Abrechenbar, ereignisse: Ereignis[]) {
  const { posten, versandCent } = auftrag;
  const gilt = geltende(ereignisse);
  const { zuZahlenCent, bezahltCent, erlassenCent } = auftragslageOf(auftrag, ereignisse);
  const portoCent = restPortoOf(versandCent, ereignisse);
  const uebrig = ohnePostenTeile(posten, wegfallende(gilt));
  // Postage that is kept although all goods are withdrawn is taxed as they were.
  const porto = steuerAufPorto(uebrig.length > 0 ? uebrig : posten, portoCent, 'regelbesteuerung');
  const voll = uebrig.length > 0 ? steuerAnteileOf(uebrig, portoCent, 'regelbesteuerung') : porto;
  const jetzt = steuerNachNachlass(voll, warenNachlass(gilt, posten).jeSatz, zuZahlenCent);
  const bleibt = bruttoJeSatz(jetzt);
  const erlassen = verteile(
    // What comes all the same stays (ADR 095): only what is missing was let go of.
    Math.min(erlassenCent, Math.max(0, zuZahlenCent - bezahltCent)),
    jetzt.map(({ bruttoCent }) => bruttoCent),
  );
  return {
    porto: bruttoJeSatz(porto),
    nachlass: new Map(
      voll.map(({ satzPromille, bruttoCent }) => [
        satzPromille,
        bruttoCent - (bleibt.get(satzPromille) ?? 0),
      ]),
    ),
    erlassen: new Map(jetzt.map(({ satzPromille }, i) => [satzPromille, erlassen[i] ?? 0])),
  };
}

function bruttoJeSatz(anteile: SteuerAnteil[]): Map<number, number> {
  return new Map(anteile.map(({ satzPromille, bruttoCent }) => [satzPromille, bruttoCent]));
}
