import {
  type Adresse,
  type Lieferadresse,
  leereAdresse,
  leereLieferadresse,
} from '#features/kunde/adresse.ts';
import { type Kommunikation, keineKommunikation } from '#features/kunde/kommunikation.ts';
import { readableLine } from '#shared/text/single-line.ts';
import type { Aenderung, BenutzerData } from './contract.ts';
import { type RollenAnzeige, rollenAnzeige } from './rollen-anzeige.ts';
import { type StatusAnzeige, statusAnzeige, type WireStatus } from './status-anzeige.ts';

/** A person as the screen uses it. */
export type Benutzer = Omit<Angaben, 'status' | 'role'> & {
  id: string;
  /** First and last name, or other known data if they are missing. */
  name: string;
  role: RollenAnzeige;
  status: StatusAnzeige;
};

type Angaben = Pick<
  BenutzerData,
  | 'kundennummer'
  | 'email'
  | 'vorname'
  | 'nachname'
  | 'telefon'
  | 'geschlecht'
  | 'geburtsdatum'
  | 'notizen'
  | 'anmeldeversuche'
  | 'lastLogin'
> & {
  adresse: Adresse;
  lieferadresse: Lieferadresse;
  kommunikation: Kommunikation;
  createdAt: string | undefined;
  updatedAt: string | undefined;
  aenderungen: Aenderung[];
};

/**
 * A person as an answer may contain it (requirements.md, admin §3): the role as `rolle` or `role`, names and
 * telephone under their German or English field names, the status in one of its two forms; unknown values are
 * missing.
 */
export type WireBenutzer = Partial<
  Omit<BenutzerData, 'status' | 'role' | 'rolle' | 'adresse' | 'lieferadresse'>
> & {
  id?: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
  role?: string;
  rolle?: string;
  status?: WireStatus;
  adresse?: Partial<Adresse>;
  lieferadresse?: Partial<Lieferadresse>;
};

/** Reads a person from an answer. */
export function toBenutzer(wire: WireBenutzer): Benutzer {
  const vorname = wire.vorname ?? wire.firstName ?? '';
  const nachname = wire.nachname ?? wire.lastName ?? '';
  const email = wire.email ?? '';
  return {
    id: wire._id ?? wire.id ?? '',
    name: readableLine(`${vorname} ${nachname}`) || wire.username || email,
    vorname,
    nachname,
    email,
    kundennummer: wire.kundennummer ?? '',
    telefon: wire.telefon ?? wire.phone ?? '',
    role: rollenAnzeige(wire.rolle ?? wire.role),
    status: statusAnzeige(wire.status, wire.sperrgrund),
    geschlecht: wire.geschlecht ?? '',
    geburtsdatum: wire.geburtsdatum ?? '',
    notizen: wire.notizen ?? '',
    adresse: { ...leereAdresse, ...wire.adresse },
    lieferadresse: { ...leereLieferadresse, ...wire.lieferadresse },
    kommunikation: { ...keineKommunikation, ...wire.kommunikation },
    anmeldeversuche: wire.anmeldeversuche ?? 0,
    lastLogin: wire.lastLogin ?? null,
    createdAt: wire.createdAt,
    updatedAt: wire.updatedAt,
    aenderungen: wire.aenderungen ?? [],
  };
}

/** The list as an answer may contain it (requirements.md, admin §7, Users). */
export type WireList = {
  data?: WireBenutzer[];
  users?: WireBenutzer[];
  total?: number;
  pagination?: { total?: number };
};

/** The people in `data` or `users`, the total in `total` or `pagination.total`. */
export function readList({ data, users, total, pagination }: WireList): {
  benutzer: Benutzer[];
  total: number;
} {
  const benutzer = (data ?? users ?? []).map(toBenutzer);
  return { benutzer, total: total ?? pagination?.total ?? benutzer.length };
}
