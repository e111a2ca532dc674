import type { NewAccount } from '#features/auth/server/index.ts';
import { noPassword } from '#features/auth/server/index.ts';
import { leereAdresse, leereLieferadresse } from '#features/kunde/adresse.ts';
import { createAccountWithKunde, type NeueAngaben } from '#features/kunde/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { type KundeZeile, kundenListe } from './kunden-liste.ts';

type Mehr = Pick<NewAccount, 'role' | 'status'> & NeueAngaben;

/** Additional data of single people, by last name. */
const mehrZu: Record<string, Partial<Mehr>> = {
  Hartwig: {
    notizen: 'Holt ihre Bestellung gern samstags selbst ab.',
    kommunikation: { newsletter: true, sms: false, bevorzugterKanal: 'email' },
  },
  Oberländer: {
    notizen: 'Führt ein Bettengeschäft, fragt nach größeren Mengen Lavendel.\nRechnung immer auf die Firma.',
    lieferadresse: {
      ...leereLieferadresse,
      verwendet: true,
      firmenname: 'Bettenhaus Oberländer',
      vorname: 'Franziska',
      nachname: 'Oberländer',
      strasse: 'Lindwurmstr.',
      hausnummer: '71',
      zusatz: 'Anlieferung im Hof',
      plz: '80337',
      stadt: 'München',
    },
  },
  Bächle: {
    notizen: 'Ruft lieber an. Verträgt keine Duftöle.',
    kommunikation: { newsletter: false, sms: false, bevorzugterKanal: 'post' },
  },
  Vollmer: { status: 'pending' },
  Zöllner: { kommunikation: { newsletter: true, sms: true, bevorzugterKanal: 'telefon' } },
  'von Arnim': {
    lieferadresse: {
      ...leereLieferadresse,
      verwendet: true,
      vorname: 'Friedrich',
      nachname: 'von Arnim',
      strasse: 'Gutshof',
      hausnummer: '1',
      plz: '17291',
      stadt: 'Boitzenburger Land',
    },
  },
  Brandt: { role: 'employee', notizen: 'Aushilfe im Verkauf, Samstage.' },
  Aydın: { kommunikation: { newsletter: true, sms: true, bevorzugterKanal: 'sms' } },
  Engelhardt: { status: 'blocked', sperrgrund: 'Drei Sendungen nicht angenommen, zuletzt im September' },
  Steinbrecher: { status: 'blocked', sperrgrund: 'Auf eigenen Wunsch gesperrt' },
  Kühnel: { status: 'pending', notizen: 'Hat sich am Marktstand eingetragen.' },
  Ahlers: { status: 'blocked' },
  // A delivery address that is stored but not used.
  Krüger: { lieferadresse: { ...leereLieferadresse, strasse: 'Osterstr.', hausnummer: '5', plz: '20259' } },
  Sørensen: { adresse: { ...leereAdresse, land: 'Dänemark' } },
  Groothuis: { adresse: { ...leereAdresse, land: 'Niederlande' } },
  Gruber: { adresse: { ...leereAdresse, land: 'Österreich' } },
  Aebischer: { adresse: { ...leereAdresse, land: 'Schweiz' } },
};

const geschlechtVon = { w: 'weiblich', m: 'männlich', d: 'divers' } as const;

/**
 * Adds about sixty people to the example workshop, inside the caller's transaction. Their accounts have no
 * password.
 */
export async function addDemoKunden(db: Db, now: Date): Promise<void> {
  for (const zeile of kundenListe) {
    const [name, , , , , registriert, zuletzt] = zeile;
    const [nachname = '', vorname = ''] = name.split(', ');
    const { role = 'customer', status = 'active', ...mehr } = mehrZu[nachname] ?? {};
    const account = { vorname, nachname, role, status, email: emailVon(vorname, nachname) };
    const lastLogin = zuletzt === null ? null : vorTagen(zuletzt, now).toISOString();
    const created = vorTagen(registriert, now);
    const angaben = angabenVon(zeile, mehr);
    await createAccountWithKunde(db, { ...account, lastLogin, passwordHash: noPassword, angaben }, created);
  }
}

function angabenVon([, merkmale, telefon, anschrift, ort]: KundeZeile, mehr: NeueAngaben): NeueAngaben {
  const [buchstabe = '', geburtsdatum = ''] = merkmale.split(' ');
  const [, strasse = '', hausnummer = ''] = /^(.+) (\S+)$/.exec(anschrift) ?? [];
  const [, plz = '', stadt = ''] = /^(\d+(?: [A-Z]{2}(?= ))?) (.+)$/.exec(ort) ?? [];
  const geschlecht = geschlechtVon[buchstabe as keyof typeof geschlechtVon];
  const adresse = { ...leereAdresse, ...mehr.adresse, strasse, hausnummer, plz, stadt };
  return { telefon, geburtsdatum, geschlecht, ...mehr, adresse };
}

const lateinisch: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ø: 'oe', ı: 'i' };

/** The domain `.example` is reserved. */
export function emailVon(vorname: string, nachname: string): string {
  const name = `${vorname}.${nachname}`
    .toLowerCase()
    .replace(/[äöüßøı]/g, (letter) => lateinisch[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll(' ', '.');
  return `${name}@kundschaft.example`;
}

/** With varying hours, so that times differ. */
function vorTagen(tage: number, now: Date): Date {
  const stunden = (tage * 7) % 11;
  return new Date(now.getTime() - (tage * 24 + stunden) * 3_600_000 - ((tage * 17) % 60) * 60_000);
}
