import type { Profil, ProfilBody } from './contract.ts';

/**
 * What a form of the profile holds: texts by the name of the field, an address's as `adresse.plz`, as the
 * server names faults.
 */
export type Werte = Record<string, string>;

/** A switch that is on; off is an empty text. */
export const ja = 'ja';

export const verwendetFeld = 'lieferadresse.verwendet';
const nameFelder = ['vorname', 'nachname', 'telefon'] as const;
const anschriftFelder = ['strasse', 'hausnummer', 'zusatz', 'plz', 'stadt', 'land'] as const;
const lieferFelder = ['firmenname', 'vorname', 'nachname', ...anschriftFelder] as const;

export function nameWerte(profil: Profil): Werte {
  return Object.fromEntries(nameFelder.map((feld) => [feld, profil[feld]]));
}

export function adressWerte({ adresse, lieferadresse }: Pick<Profil, 'adresse' | 'lieferadresse'>): Werte {
  return {
    ...Object.fromEntries(anschriftFelder.map((feld) => [`adresse.${feld}`, adresse[feld]])),
    [verwendetFeld]: lieferadresse.verwendet ? ja : '',
    ...Object.fromEntries(lieferFelder.map((feld) => [`lieferadresse.${feld}`, lieferadresse[feld]])),
  };
}

/**
 * What was changed, as the call takes it: nothing else is sent, so that another tab's change of another field
 * stays. A delivery address that is switched off is not sent, its switch is.
 */
export function aenderungOf(start: Werte, werte: Werte): ProfilBody {
  const body: Record<string, unknown> = {};
  const isLieferung = werte[verwendetFeld] === ja;
  for (const [name, value] of Object.entries(werte)) {
    if (value === start[name]) continue;
    const [zweck = '', feld] = name.split('.');
    if (zweck === 'lieferadresse' && !isLieferung && name !== verwendetFeld) continue;
    if (feld === undefined) body[zweck] = value;
    else body[zweck] = { ...(body[zweck] as object), [feld]: name === verwendetFeld ? value === ja : value };
  }
  return body;
}

/** Whether an address says anything: its country alone does not. */
export function isLeeresFeld(adresse: Profil['adresse']): boolean {
  return anschriftFelder.every((feld) => feld === 'land' || adresse[feld] === '');
}
