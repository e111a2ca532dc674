import { z } from 'zod';
import { roles } from '#shared/roles.ts';
import { plzProblem } from '../../adresse.ts';
import type { Benutzer } from '../../benutzer.ts';
import { geburtsdatumProblem } from '../../geburtsdatum.ts';
import { type UpdateBody, updateBody } from '../../update-body.ts';

const { vorname, nachname, email, telefon, geschlecht, geburtsdatum, adresse } = updateBody.shape;

/** What the dialog holds, `rolle` as it is stored: the rules of the server, with everything there (admin.txt §5). */
export const editForm = z
  .object({
    vorname: vorname.unwrap(),
    nachname: nachname.unwrap(),
    email: email.unwrap(),
    telefon: telefon.unwrap(),
    geschlecht: geschlecht.unwrap(),
    geburtsdatum: geburtsdatum.unwrap(),
    rolle: z.enum(roles),
    adresse: adresse.unwrap().required(),
    kommunikation: z.object({ newsletter: z.boolean(), sms: z.boolean() }),
  })
  .superRefine(({ adresse, geburtsdatum }, context) => {
    const tell = (path: string[], message: string | undefined) =>
      message && context.addIssue({ code: 'custom', path, message });
    tell(['adresse', 'plz'], plzProblem({ ...adresse, land: adresse.land || 'Deutschland' }));
    tell(['geburtsdatum'], geburtsdatumProblem(geburtsdatum, new Date()));
  });
export type EditForm = z.infer<typeof editForm>;

export function toEditForm(benutzer: Benutzer): EditForm {
  const { vorname, nachname, email, telefon, geschlecht, geburtsdatum, role, adresse } = benutzer;
  const { newsletter, sms } = benutzer.kommunikation;
  return {
    vorname,
    nachname,
    email,
    telefon,
    geschlecht,
    geburtsdatum,
    rolle: role,
    adresse,
    kommunikation: { newsletter, sms },
  };
}

/**
 * The payload of admin.txt §7. In `rolle`, Benutzer and Kunde are both `kunde` (§6); only a role that was really changed
 * comes as `role` too, so that saving anything else leaves an employee what he is (R21).
 */
export function toUpdateBody({ rolle: role, ...values }: EditForm, before: Benutzer): UpdateBody {
  const rolle = role === 'admin' ? 'admin' : 'kunde';
  return role === before.role ? { ...values, rolle } : { ...values, rolle, role };
}
