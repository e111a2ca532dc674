import { z } from 'zod';
import { defaultLand, plzProblem } from '#features/kunde/adresse.ts';
import { geburtsdatumProblem } from '#features/kunde/geburtsdatum.ts';
import { kommunikation } from '#features/kunde/kommunikation.ts';
import { readableLine } from '#shared/text/single-line.ts';
import { mergeWerte } from '#web/ui/verwaltung/konflikt/drei-werte.ts';
import { changedAngaben } from '../../../angaben.ts';
import type { Benutzer } from '../../../benutzer.ts';
import { rollenAnzeigen } from '../../../rollen-anzeige.ts';
import { type BenutzerUpdateBody, benutzerUpdateBody } from '../../../update-body.ts';

const { vorname, nachname, email, telefon, geschlecht, geburtsdatum, notizen, adresse, lieferadresse } =
  benutzerUpdateBody.shape;

/**
 * The values of the dialog, with the stored value of `rolle`: the server's rules with all fields required
 * (requirements.md, admin §5).
 */
export const editForm = z
  .object({
    vorname: vorname.unwrap(),
    nachname: nachname.unwrap(),
    email: email.unwrap(),
    telefon: telefon.unwrap(),
    geschlecht: geschlecht.unwrap(),
    geburtsdatum: geburtsdatum.unwrap(),
    notizen: notizen.unwrap(),
    rolle: z.enum(rollenAnzeigen),
    adresse: adresse.unwrap().required(),
    lieferadresse: lieferadresse.unwrap().required(),
    kommunikation,
  })
  .superRefine(({ adresse, lieferadresse, geburtsdatum }, context) => {
    const addIssue = (path: string[], message: string | undefined) =>
      message && context.addIssue({ code: 'custom', path, message });
    addIssue(['adresse', 'plz'], plzProblem({ ...adresse, land: adresse.land || defaultLand }));
    addIssue(
      ['lieferadresse', 'plz'],
      plzProblem({ ...lieferadresse, land: lieferadresse.land || defaultLand }),
    );
    addIssue(['geburtsdatum'], geburtsdatumProblem(geburtsdatum, new Date()));
  });
export type EditForm = z.infer<typeof editForm>;

export function toEditForm(benutzer: Benutzer): EditForm {
  const { vorname, nachname, email, telefon, geschlecht, geburtsdatum, notizen, role: rolle } = benutzer;
  const { adresse, lieferadresse, kommunikation } = benutzer;
  return {
    ...readableLines({ vorname, nachname, telefon }),
    ...{ email, geschlecht, geburtsdatum, notizen, rolle, kommunikation },
    adresse: readableLines(adresse),
    lieferadresse: readableLines(lieferadresse),
  };
}

/** Offers what the rule for lines accepts, so that a person stored before it can be saved. */
function readableLines<T extends object>(fields: T): T {
  const lines = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? readableLine(value) : value,
  ]);
  return Object.fromEntries(lines) as T;
}

/** The person when the form was opened, and as currently stored. */
export type Staende = { vorher: Benutzer; jetzt: Benutzer };

/**
 * The payload of requirements.md, admin §7; fields that its form lacks only if they were changed: notes, the
 * delivery address, the preferred channel. In `rolle`, everyone except admins is `kunde` (§6); only a role
 * that was really changed is sent as `role` too, so that other changes leave an employee unchanged (R21).
 */
export function toUpdateBody(values: EditForm, { vorher, jetzt }: Staende): BenutzerUpdateBody {
  const stand = toEditForm(jetzt);
  const merged = mergeWerte({ vorher: toEditForm(vorher), jetzt: stand, eigene: values });
  const { rolle: role, notizen, lieferadresse, kommunikation, ...body } = merged;
  const { newsletter, sms, bevorzugterKanal } = kommunikation;
  const hasKanal = bevorzugterKanal !== stand.kommunikation.bevorzugterKanal;
  const hasLieferadresse = changedAngaben(stand.lieferadresse, lieferadresse).length > 0;
  return {
    ...body,
    rolle: role === 'admin' ? 'admin' : 'kunde',
    ...(role !== stand.rolle && { role }),
    kommunikation: { newsletter, sms, ...(hasKanal && { bevorzugterKanal }) },
    ...(notizen !== stand.notizen && { notizen }),
    ...(hasLieferadresse && { lieferadresse }),
  };
}
