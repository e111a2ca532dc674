import { hasPreis } from '#features/portfolio/preis/has-preis.ts';
import { texteOf } from '#features/portfolio/produkttypen/produkt-texte.ts';
import { describeLuecke, tropfenOf } from '#features/portfolio/rezept.ts';
import { rohstoffKinds } from '#features/rohstoffe/rohstoff-kinds.ts';
import type { PortfolioProdukt, RohstoffPosten, Warenberechnung, WarenberechnungKurz } from './contract.ts';
import { parameterDefaults } from './parameter.ts';
import { comparePreis } from './preisvergleich.ts';

/** A line of the selector; `vkPreisGerundet` is `null` without a calculation or while something is missing (R10). */
export type AuswahlProdukt = PortfolioProdukt &
  Pick<WarenberechnungKurz, 'fehlend' | 'isUnvollstaendig' | 'isUnterKosten' | 'isAbweichend'> & {
    vkPreisGerundet: number | null;
  };

/** A product in an answer: our own line, or only the fields of the shop's list (requirements.md, storefront §3). */
export type WireProdukt = Partial<PortfolioProdukt> &
  Partial<WarenberechnungKurz> & { bilder?: { hauptbild?: string } | null };

/** The products in `data` or as a bare list (requirements.md, admin §7, Cost calculation). */
export type WireAuswahl = WireProdukt[] | { data?: WireProdukt[] | null };

export function readAuswahl(answer: WireAuswahl): AuswahlProdukt[] {
  const rows = (Array.isArray(answer) ? answer : answer.data) ?? [];
  return rows.map((row) => {
    const fehlend = row.fehlend ?? lueckenOf(row);
    const isUnvollstaendig = row.isUnvollstaendig ?? fehlend.length > 0;
    return {
      ...readProdukt(row),
      fehlend,
      isUnvollstaendig,
      isUnterKosten: row.isUnterKosten ?? false,
      isAbweichend: row.isAbweichend ?? false,
      vkPreisGerundet: isUnvollstaendig ? null : (row.vkPreisGerundet ?? null),
    };
  });
}

/**
 * The gaps visible from the soap alone (requirements.md, admin §2: products lacking a base soap or a
 * packaging are marked).
 */
function lueckenOf({ typ = 'seife', seife, verpackung }: WireProdukt): string[] {
  if (typ !== 'seife') return [];
  const teile = [
    ['rohseife', seife],
    ['verpackung', verpackung],
  ] as const;
  return teile
    .filter(([, bezeichnung]) => !bezeichnung)
    .map(([typ]) => describeLuecke({ typ, bezeichnung: null }));
}

function readProdukt(row: WireProdukt): PortfolioProdukt {
  return {
    ...texteOf(row).read(row),
    _id: row._id ?? '',
    name: row.name ?? '',
    typ: row.typ,
    verpackung: row.verpackung ?? null,
    preis: hasPreis(row.preis) ? row.preis : null,
    aktiv: row.aktiv ?? true,
    bild: row.bild ?? row.bilder?.hauptbild ?? null,
  };
}

/** A calculation with the fields of requirements.md, admin §3, or with all of ours. */
export type WireBerechnung = Partial<Warenberechnung>;

/** A calculation with all fields of the screen; missing ones are derived from the others and the product. */
export function readBerechnung(wire: WireBerechnung, produkt: PortfolioProdukt): Warenberechnung {
  const named = readNamed(wire);
  const portfolioProdukt = wire.portfolioProdukt ? readProdukt(wire.portfolioProdukt) : produkt;
  const gewichtInGramm = wire.gewichtInGramm ?? produkt.gramm ?? 0;
  const tropfen = wire.tropfen ?? tropfenOf(gewichtInGramm);
  const kosten = wire.kosten ?? named.zwischensummeEK + named.zusatzKosten;
  const fehlend = wire.fehlend ?? [];
  const vergleich = comparePreis(
    { vkPreisGerundet: named.vkPreisGerundet, kosten },
    { preis: portfolioProdukt.preis, isUnvollstaendig: fehlend.length > 0, steuersatz: named.steuersatz },
  );
  const preise = {
    preisProGramm: wire.preisProGramm ?? per(named.rohseifeKosten, gewichtInGramm),
    kostenProTropfen: wire.kostenProTropfen ?? per(named.duftoelKosten, tropfen),
    kostenProStueck: wire.kostenProStueck ?? named.verpackungKosten,
  };
  return {
    posten: seifePosten({ ...named, ...preise, gewichtInGramm, tropfen }),
    createdAt: '',
    updatedAt: '',
    ...vergleich,
    ...withoutNothing(wire),
    ...named,
    ...preise,
    ...{ portfolioProdukt, fehlend, gewichtInGramm, tropfen, kosten },
  };
}

type SeifeFelder = ReturnType<typeof readNamed> &
  Pick<
    Warenberechnung,
    'preisProGramm' | 'kostenProTropfen' | 'kostenProStueck' | 'gewichtInGramm' | 'tropfen'
  >;

/** The raw materials of a soap, for answers that contain only the specification's fields. */
function seifePosten(of: SeifeFelder): RohstoffPosten[] {
  const { rohseife, duftoel, verpackung } = rohstoffKinds;
  const posten = ({ typ, name, einheit }: typeof rohseife | typeof duftoel | typeof verpackung) => ({
    typ,
    art: name,
    einheit,
  });
  return [
    {
      ...posten(rohseife),
      name: of.rohseifeName,
      menge: of.gewichtInGramm,
      preisProEinheit: of.preisProGramm,
      kosten: of.rohseifeKosten,
    },
    {
      ...posten(duftoel),
      name: of.duftoelName,
      menge: of.tropfen,
      preisProEinheit: of.kostenProTropfen,
      kosten: of.duftoelKosten,
    },
    {
      ...posten(verpackung),
      name: of.verpackungName,
      menge: 1,
      preisProEinheit: of.kostenProStueck,
      kosten: of.verpackungKosten,
    },
  ];
}

function readNamed(wire: WireBerechnung) {
  return {
    _id: wire._id ?? '',
    rohseifeName: wire.rohseifeName ?? null,
    rohseifeKosten: wire.rohseifeKosten ?? null,
    duftoelName: wire.duftoelName ?? null,
    duftoelKosten: wire.duftoelKosten ?? null,
    verpackungName: wire.verpackungName ?? null,
    verpackungKosten: wire.verpackungKosten ?? null,
    energieKosten: wire.energieKosten ?? parameterDefaults.energieKosten,
    zusatzKosten: wire.zusatzKosten ?? parameterDefaults.zusatzKosten,
    pauschaleFaktor: wire.pauschaleFaktor ?? parameterDefaults.pauschaleFaktor,
    gewinnProzent: wire.gewinnProzent ?? parameterDefaults.gewinnProzent,
    rabattProzent: wire.rabattProzent ?? parameterDefaults.rabattProzent,
    rundungsOption: wire.rundungsOption ?? parameterDefaults.rundungsOption,
    notizen: wire.notizen ?? parameterDefaults.notizen,
    // A server that knows of no tax has none in its prices.
    steuersatz: wire.steuersatz ?? 0,
    zwischensummeEK: wire.zwischensummeEK ?? 0,
    pauschale: wire.pauschale ?? 0,
    gewinnBetrag: wire.gewinnBetrag ?? 0,
    zwischensummeVorRabatt: wire.zwischensummeVorRabatt ?? 0,
    rabattBetrag: wire.rabattBetrag ?? 0,
    vkPreis: wire.vkPreis ?? 0,
    vkPreisGerundet: wire.vkPreisGerundet ?? 0,
  };
}

/** The fields that are set. */
function withoutNothing(wire: WireBerechnung): WireBerechnung {
  return Object.fromEntries(Object.entries(wire).filter(([, value]) => value !== undefined));
}

/** Euros per unit; unknown for an amount of 0. */
function per(kosten: number | null, menge: number): number | null {
  return kosten === null || menge === 0 ? null : kosten / menge;
}
