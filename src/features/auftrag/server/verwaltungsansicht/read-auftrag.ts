import { findUngedeckte, readLevels } from '#features/bestand/server/index.ts';
import { type AuftragPost, listAuftragPost } from '#features/post/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { centToEuro } from '#shared/number/money.ts';
import { notFound } from '#shared/wire/errors.ts';
import { aktionenOf } from '../../aktionen/aktionen.ts';
import { mengeOf, nachgelassene, nachlassbare } from '../../aktionen/nachlass-teile.ts';
import { warHinausText } from '../../aktionen/ruecknahme-post.ts';
import { restPortoOf } from '../../aktionen/widerruf-teile.ts';
import { anschrift } from '../../anschrift/anschrift-body.ts';
import type { AuftragEreignis, AuftragNachricht, AuftragPosten, AuftragVoll } from '../../contract.ts';
import { type Ereignis, type EreignisVon, geltende, nurVon } from '../../ereignisse/ereignis.ts';
import { ruecknehmbare } from '../../ereignisse/ruecknahme.ts';
import { werkstattText } from '../../ereignisse/werkstatt-text.ts';
import { gezeigteAngaben } from '../../gezeigte-angaben.ts';
import { postUeber } from '../../post/post-ueberholt.ts';
import { toSteuerZeile } from '../../steuer-anteile.ts';
import { type Auftragslage, auftragslageOf, isNoch } from '../../zustand/auftragslage.ts';
import { listPosten, type PostenRow } from '../auftragsakte/auftrag.repository.ts';
import { type Geschehen, listEreignisse } from '../auftragsakte/ereignis.repository.ts';
import { lieferungOf } from '../auftragsakte/lieferung-of.ts';
import { readBelegLage } from '../beleg/read-beleg-lage.ts';
import { bankverbindungOf } from '../geld/bankverbindung-of.ts';
import { readBestellToken } from '../kundensicht/bestell-link.ts';
import { steuerJetzt, toPosten } from '../kundensicht/to-bestellung.ts';
import { countByEmail, findAuftrag } from './auftraege.repository.ts';
import { toZeile } from './list-auftraege.ts';
import { readFehlende } from './read-fehlende.ts';

/** Everything about one order, for the workshop. */
export async function readAuftrag(db: Db, id: string): Promise<AuftragVoll> {
  const row = await findAuftrag(db, id);
  if (!row) throw notFound('Bestellung');
  const posten = await listPosten(db, id);
  const ereignisse = (await listEreignisse(db, [id])).get(id) ?? [];
  const lage = auftragslageOf({ ...row, posten }, ereignisse);
  const isZuFertigen = (await findUngedeckte(db, [id])).has(id);
  const produktIds = posten.map(({ produktId }) => produktId);
  const levels = await readLevels(db, produktIds);
  const fehlende = (await readFehlende(db, produktIds)).get(id);
  const rechnung = anschrift.parse(JSON.parse(row.rechnung));
  const ueberweisung = lage.offenCent > 0 ? bankverbindungOf(row) : undefined;
  const post = await listAuftragPost(db, id);
  const { abholung, preisHinweis } = gezeigteAngaben.parse(JSON.parse(row.gezeigt));
  return {
    ...toZeile(row, { posten, ereignisse, isZuFertigen }),
    posten: posten.map((one) =>
      toAuftragPosten(one, {
        ...{ lage, ereignisse, imLager: levels.get(one.produktId) ?? 0 },
        fehlend: fehlende?.get(one.produktId) ?? 0,
      }),
    ),
    zwischensumme: centToEuro(row.warenCent),
    versand: centToEuro(row.versandCent),
    versandRest: centToEuro(restPortoOf(row.versandCent, ereignisse)),
    bestellsumme: centToEuro(row.gesamtCent),
    steuer: steuerJetzt(row, posten, ereignisse).map(toSteuerZeile),
    ...{ preisHinweis, rechnung, email: row.email, verwendungszweck: row.nummer },
    ...(row.versandart === 'dhl' ? { lieferung: lieferungOf(row, ereignisse) ?? rechnung } : {}),
    ...(row.versandart === 'abholung' && abholung ? { abholung } : {}),
    ...(ueberweisung ? { ueberweisung } : {}),
    isTelefon: nurVon(geltende(ereignisse), 'bestellt').some(({ angaben }) => angaben.telefon === true),
    hatKonto: row.accountId !== null,
    isInDhlDatei: isNoch(ereignisse, 'dhlDatei'),
    bestellungen: row.emailKey === '' ? 1 : await countByEmail(db, row.emailKey),
    link: `/bestellung/${await readBestellToken(db, id)}`,
    ereignisse: toEreignisse({ posten, ereignisse, post }),
    nachrichten: post.map(toNachricht),
    aktionen: aktionenOf({ ...row, posten }, lage, ereignisse),
    ...(await readBelegLage(db, { auftrag: row, posten, ereignisse, lage })),
  };
}

function toNachricht({ art, betreff, at, an, stand }: AuftragPost): AuftragNachricht {
  return { betreff, at, an, stand, ...(art === 'belegKopie' ? { istBelegKopie: true } : {}) };
}

type Dazu = { lage: Auftragslage; ereignisse: Geschehen[]; imLager: number; fehlend: number };

function toAuftragPosten(row: PostenRow, { lage, ereignisse, imLager, fehlend }: Dazu): AuftragPosten {
  const { nr } = row;
  const gilt = geltende(ereignisse);
  const gekuerzt = nurVon(gilt, 'teilStorniert').flatMap(({ angaben }) => angaben.teile);
  const rest = lage.rest.get(nr) ?? 0;
  const isStorniert = lage.stand === 'storniert';
  return {
    ...toPosten(row),
    ...{ nr, imLager, aufBestellung: row.aufBestellung === 1 },
    rest,
    gedeckt: Math.max(0, Math.min(rest - fehlend, imLager)),
    geliefert: lage.geliefert.get(nr) ?? 0,
    widerrufen: lage.widerrufen.get(nr) ?? 0,
    erwartet: lage.erwartet.get(nr) ?? 0,
    storniert: isStorniert ? row.menge : mengeOf(gekuerzt, nr),
    nachgelassen: mengeOf(nachgelassene(gilt), nr),
    nachlassbar: nachlassbare([row], ereignisse).get(nr) ?? 0,
  };
}

function isGeld(one: Ereignis): one is EreignisVon<'zahlung' | 'erstattung' | 'erlassen' | 'nachlass'> {
  return ['zahlung', 'erstattung', 'erlassen', 'nachlass'].includes(one.typ);
}

type Geschichte = { posten: PostenRow[]; ereignisse: Geschehen[]; post: AuftragPost[] };

function toEreignisse({ posten, ereignisse, post }: Geschichte): AuftragEreignis[] {
  const gilt = new Set(geltende(ereignisse).map(({ nr }) => nr));
  const kannZurueck = new Set(ruecknehmbare(ereignisse));
  const hinaus = post.filter(({ stand }) => stand === 'gesendet');
  return ereignisse.map((one, index) => {
    const nr = index + 1;
    const isRuecknahme = one.typ === 'zurueckgenommen';
    const worum = isRuecknahme ? ereignisse[one.angaben.nr - 1] : kannZurueck.has(nr) && one;
    const ueber = worum ? postUeber(worum, ereignisse, hinaus) : [];
    const hinausgegangen = ueber
      .filter(({ at }) => !isRuecknahme || at < one.at)
      .map(({ betreff }) => betreff);
    const { text, details } = werkstattText(one, { ereignisse, posten });
    return {
      ...{ nr, typ: one.typ, at: one.at, von: one.von, text, hinausgegangen },
      ...(isGeld(one) ? { betrag: centToEuro(one.angaben.betragCent) } : {}),
      details: [...details, isRuecknahme ? warHinausText(hinausgegangen) : ''].filter(Boolean),
      isZurueckgenommen: !isRuecknahme && !gilt.has(nr),
      kannZurueck: kannZurueck.has(nr),
    };
  });
}
