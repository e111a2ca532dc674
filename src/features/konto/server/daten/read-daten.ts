import { setImmediate as nextTurn } from 'node:timers/promises';
import { bestellerOf } from '#features/auftrag/server/index.ts';
import { emailKeyOf } from '#features/auth/email-key.ts';
import { countAnmeldeversuche, findOwnAccount, type OwnAccount } from '#features/auth/server/index.ts';
import { type BestellungVoll, readBestellungenVon } from '#features/bestellung/server/index.ts';
import { readCartZeilen } from '#features/cart/server/index.ts';
import { readSomeEinstellungen } from '#features/einstellung/server/index.ts';
import { keineAngaben } from '#features/kunde/angaben.ts';
import { listAenderungen, readKundeAngaben } from '#features/kunde/server/index.ts';
import { listNachrichtenMit } from '#features/post/server/index.ts';
import { type Erklaert, listErklaerungen } from '#features/widerruf/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { rolleOf } from '#shared/roles.ts';
import { notFound } from '#shared/wire/errors.ts';
import type { Daten } from '../../contract.ts';
import { type Eigner, readProfil } from '../profil/read-profil.ts';

/** More changes of one person than there ever are. */
const allAenderungen = 100_000;

/**
 * Everything that the shop has about a person, for herself (GDPR articles 15 and 20): the workshop's notes
 * too, but no secrets, and no names of those who work here.
 */
export async function readDaten(db: Db, eigner: Eigner): Promise<Daten> {
  const { accountId, now } = eigner;
  const account = await findOwnAccount(db, accountId);
  if (!account) throw notFound('Konto');
  const profil = await readProfil(db, eigner);
  const bestellungen = await readBestellungenVon(db, bestellerOf(account));
  const emails = new Map(bestellungen.map(({ auftragId, bestellung }) => [auftragId, bestellung.email]));
  const istBestaetigt = account.emailBestaetigtAt !== null;
  const isAbsender = (email: string) => istBestaetigt && emailKeyOf(email) === account.emailKey;
  const { laden } = await readSomeEinstellungen(db, ['laden']);
  const warenkorb = await readCartZeilen(db, accountId);
  const widerrufe = await listErklaerungen(
    db,
    bestellungen.map(({ auftragId }) => auftragId),
  );
  const konto = { ...(await kontoOf(db, account, now)), neueEmail: profil.neueEmail };
  const person = await personOf(db, account);
  const nachrichten = await listNachrichtenMit(db, { accountId, emails, isAbsender });
  // The answer of many years is some megabytes: writing it has a turn of its own.
  await nextTurn();
  return {
    erstelltAm: now.toISOString(),
    laden: laden.angaben.name,
    konto,
    person,
    sitzungen: profil.sitzungen.map(({ geraet, seit, zuletzt, istDiese }) => {
      return { geraet, seit, zuletzt, istDiese };
    }),
    warenkorb: warenkorb.map(({ name, menge }) => ({ name, menge })),
    bestellungen: bestellungen.map((one) => datenOfBestellung(one, widerrufe.get(one.auftragId))),
    nachrichten,
  };
}

async function kontoOf(db: Db, account: OwnAccount, now: Date): Promise<Record<string, unknown>> {
  const { email, role, status, createdAt, updatedAt, lastLogin, datenschutzAt, emailBestaetigtAt } = account;
  const anmeldeversucheOf = await countAnmeldeversuche(db, [email], now);
  return {
    ...{ email, emailBestaetigtAt, rolle: rolleOf(role), status },
    ...{ createdAt, updatedAt, lastLogin, datenschutzAt, anmeldeversuche: anmeldeversucheOf(email) },
  };
}

async function personOf(db: Db, { id, vorname, nachname }: OwnAccount): Promise<Record<string, unknown>> {
  const person = (await readKundeAngaben(db, [id])).get(id) ?? {
    kundennummer: '',
    sperrgrund: '',
    ...keineAngaben,
  };
  const { kundennummer, telefon, geschlecht, geburtsdatum, ...rest } = person;
  const aenderungen = await listAenderungen(db, [id], allAenderungen);
  return {
    ...{ kundennummer, vorname, nachname, telefon, geschlecht, geburtsdatum },
    ...{ adresse: rest.adresse, lieferadresse: rest.lieferadresse, kommunikation: rest.kommunikation },
    ...{ notizen: rest.notizen, sperrgrund: rest.sperrgrund },
    aenderungen: aenderungen.map(({ createdAt: am, vonId, felder }) => {
      return { am, von: vonId === id ? 'Sie selbst' : 'der Laden', felder: JSON.parse(felder) as string[] };
    }),
  };
}

/**
 * An order with its documents, the workshop's notes and the withdrawals of it. What is drawn for a page says nothing
 * more, and what the shop may do next is not about the person.
 */
export function datenOfBestellung(
  { bestellung, belege, notizen, adressen }: BestellungVoll,
  widerrufe: Erklaert[] = [],
): Record<string, unknown> {
  const { posten, kannStornieren: _, hatKonto: _hatKonto, ...rest } = bestellung;
  return {
    ...rest,
    ...(belege.length > 0 ? { belege } : {}),
    notizen,
    adressen,
    ...(widerrufe.length > 0 ? { widerrufe } : {}),
    posten: posten.map(({ bild: _bild, produktId: _produktId, ...zeile }) => zeile),
  };
}
