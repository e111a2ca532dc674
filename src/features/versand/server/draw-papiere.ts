import { anschriftZeilen } from '#features/auftrag/anschrift/anschrift-zeilen.ts';
import { type Auftragsakte, findAuftragsakten, readFehlende } from '#features/auftrag/server/index.ts';
import { readLevels } from '#features/bestand/server/index.ts';
import { ladenName } from '#features/einstellung/laden/laden-name.ts';
import { readEinstellung } from '#features/einstellung/server/index.ts';
import { versandartText } from '#features/lieferung/versandart.ts';
import type { Db } from '#server/db/connect.ts';
import { drawApart } from '#server/pdf/draw-apart.ts';
import { formatDatum } from '#shared/datum/datum.ts';
import { merkmale } from '#shared/merkmale/merkmal.ts';
import { AppError, notFound } from '#shared/wire/errors.ts';
import type { EtikettFormatName } from '../etiketten.ts';
import { lieferscheinTeile } from '../lieferschein-teile.ts';
import { packText } from '../pack-text.ts';
import type { EtikettenBlatt } from './pdf/pdf-etiketten.ts';
import type { Lieferschein, Lieferscheine } from './pdf/pdf-lieferschein.ts';
import { gedecktOf, zielOf } from './to-pack-auftrag.ts';

/** Packing slips of these orders as a PDF file, in their sequence. */
export async function drawLieferscheine(
  db: Db,
  { ids, now }: { ids: string[]; now: Date },
): Promise<Uint8Array> {
  const akten = await readVorgaenge(db, ids);
  const produktIds = [...new Set(akten.flatMap(({ posten }) => posten.map(({ produktId }) => produktId)))];
  const regal = { levels: await readLevels(db, produktIds), fehlende: await readFehlende(db, produktIds) };
  return drawBlatt(db, {
    art: 'lieferscheine',
    ...(await readLaden(db)),
    at: now.toISOString(),
    scheine: akten.map((one) =>
      toSchein(one, {
        now,
        ...(regal.fehlende.has(one.auftrag.id) ? { gedeckt: gedecktOf(one, regal) } : {}),
      }),
    ),
  });
}

type Etiketten = { ids: string[]; format: EtikettFormatName; ab: number; now: Date };

/** Address labels of these orders as a PDF file; those of pick-ups are left out. */
export async function drawEtiketten(db: Db, { ids, format, ab, now }: Etiketten): Promise<Uint8Array> {
  const gesendet = (await readVorgaenge(db, ids)).filter(({ auftrag }) => auftrag.versandart === 'dhl');
  if (gesendet.length === 0)
    throw new AppError('CONFLICT', 'Diese Bestellungen werden abgeholt: sie brauchen kein Etikett.');
  return drawBlatt(db, {
    art: 'etiketten',
    ...{ format, ab, ...(await readLaden(db)), at: now.toISOString() },
    etiketten: gesendet.map((one) => ({
      nummer: one.auftrag.nummer,
      zeilen: anschriftZeilen(zielOf(one)),
    })),
  });
}

function drawBlatt(db: Db, blatt: EtikettenBlatt | Lieferscheine): Promise<Uint8Array> {
  return drawApart(db, blatt);
}

/** All of these orders; one that is cancelled or withdrawn has no papers. */
async function readVorgaenge(db: Db, ids: string[]): Promise<Auftragsakte[]> {
  const akten = await findAuftragsakten(db, ids);
  if (akten.length < ids.length) throw notFound('Bestellung');
  refuseSolche(akten, 'storniert', ({ lage }) => lage.stand === 'storniert');
  refuseSolche(akten, 'widerrufen', ({ lage }) => lage.stand === 'widerrufen' || lage.isWiderrufOffen);
  return akten;
}

function refuseSolche(akten: Auftragsakte[], was: string, isSo: (akte: Auftragsakte) => boolean): void {
  const nummern = akten.filter(isSo).map(({ auftrag }) => auftrag.nummer);
  if (nummern.length > 0)
    throw new AppError(
      'CONFLICT',
      `Inzwischen ${was}: ${nummern.join(', ')}. Bitte laden Sie die Liste neu.`,
    );
}

async function readLaden(db: Db) {
  const { angaben } = await readEinstellung(db, 'laden');
  const { strasse, hausnummer, plz, stadt } = angaben.adresse;
  const name = ladenName(angaben);
  const ort = [`${strasse} ${hausnummer}`.trim(), `${plz} ${stadt}`.trim()];
  return {
    ladenName: name,
    absender: [name, ...ort].filter(Boolean).join(' · '),
    laden: [angaben.inhaberin, ...ort, angaben.telefon, angaben.email].filter(Boolean),
  };
}

/** `gedeckt` is given of an order that waits for its soaps: what is there for it is sent, the rest follows. */
function toSchein(
  akte: Auftragsakte,
  { now, gedeckt }: { now: Date; gedeckt?: Map<number, number> },
): Lieferschein {
  const { auftrag, posten, lage } = akte;
  const { nummer, createdAt, versandart, zusageVon: von, zusageBis: bis } = auftrag;
  const stellen = posten.map(({ nr, name, ...rest }) => ({
    ...{ nr, name, dazu: packText(merkmale.parse(JSON.parse(rest.merkmale))) },
    gedeckt: gedeckt?.get(nr),
  }));
  return {
    ...{ nummer, bestelltAm: formatDatum(createdAt), tag: formatDatum(now.toISOString()) },
    weg: versandartText[versandart],
    zeilen: anschriftZeilen(zielOf(akte)),
    ...lieferscheinTeile(stellen, lage, { termin: { von, bis } }),
  };
}
