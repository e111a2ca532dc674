import { satzIm } from '#features/einstellung/gruppen/steuersatz-im-preis.ts';
import { hasPreis } from '#features/portfolio/preis/has-preis.ts';
import { texteOf } from '#features/portfolio/produkttypen/produkt-texte.ts';
import type { ProduktRezept } from '#features/portfolio/server/index.ts';
import { centToEuro } from '#shared/number/money.ts';
import { calculate } from '../berechnung.ts';
import type { Warenberechnung, WarenberechnungKurz } from '../contract.ts';
import { type Parameter, parameter, parameterDefaults } from '../parameter.ts';
import { comparePreis } from '../preisvergleich.ts';
import { benannteTeile, kostenPostenOf } from './posten-of.ts';
import type { Rechengrundlage } from './read-rechengrundlage.ts';
import type { WarenberechnungRow } from './warenberechnung.repository.ts';

/** Stored parameters; one that is newer than the row has its default. */
export function readParameter(stored: string | undefined): Parameter {
  return stored === undefined
    ? parameterDefaults
    : parameter.parse({ ...parameterDefaults, ...JSON.parse(stored) });
}

/** A calculation with current values. */
export function toWarenberechnung(
  row: WarenberechnungRow,
  produkt: ProduktRezept & { bild: string | null },
  { rohstoffe, modus, gebuehr }: Rechengrundlage,
): Warenberechnung {
  const { posten, fehlend } = kostenPostenOf(produkt, rohstoffe);
  const steuersatz = satzIm(modus, produkt.steuersatz);
  const parameter = readParameter(row.parameter);
  const berechnung = calculate(posten, parameter);
  const preis = preisOf(produkt);
  const { id: _id, name, typ, angaben, aktiv, bild } = produkt;
  const { verpackung = null } = angaben;
  return {
    _id: row.id,
    portfolioProdukt: { ...angaben, _id, name, typ, verpackung, preis, aktiv, bild },
    fehlend,
    posten,
    gewichtInGramm: texteOf(produkt).gramm(angaben) ?? 0,
    ...benannteTeile(posten),
    ...parameter,
    ...berechnung,
    steuersatz,
    ...(gebuehr.prozent > 0 ? { gebuehrProzent: gebuehr.prozent } : {}),
    ...(gebuehr.mitCent ? { gebuehrMitCent: true } : {}),
    ...comparePreis(berechnung, { preis, isUnvollstaendig: fehlend.length > 0, steuersatz }),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

/** A line of the product selector; `stored` contains the product's parameters, if it has any. */
export function toWarenberechnungKurz(
  produkt: ProduktRezept,
  stored: string | undefined,
  { rohstoffe, modus }: Rechengrundlage,
): WarenberechnungKurz {
  const { posten, fehlend } = kostenPostenOf(produkt, rohstoffe);
  const berechnung = calculate(posten, readParameter(stored));
  const preis = preisOf(produkt);
  const isUnvollstaendig = fehlend.length > 0;
  const angebot = { preis, isUnvollstaendig, steuersatz: satzIm(modus, produkt.steuersatz) };
  const { differenz, isUnterKosten, isAbweichend } = comparePreis(berechnung, angebot);
  const { id: _id, name, aktiv } = produkt;
  const { gramm } = produkt.angaben;
  const { vkPreis, vkPreisGerundet, kosten } = berechnung;
  return {
    ...{ _id, name, gramm, preis, aktiv, fehlend, vkPreis, vkPreisGerundet, kosten },
    ...{ differenz, isUnvollstaendig, isUnterKosten, isAbweichend },
  };
}

function preisOf({ preisCent }: ProduktRezept): number | null {
  return hasPreis(preisCent) ? centToEuro(preisCent) : null;
}
