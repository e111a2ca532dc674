import { z } from 'zod';
import { personName } from '#features/auth/contract.ts';
import { adresseBody, lieferadresseBody } from '#features/kunde/adresse.ts';
import { geschlechter } from '#features/kunde/angaben.ts';
import { kommunikationBody } from '#features/kunde/kommunikation.ts';
import { telefonInput } from '#features/kunde/telefon.ts';
import { tagInput } from '#shared/datum/tag-input.ts';
import { emailInputWith } from '#shared/email-input.ts';
import { rollenWorte } from './rolle.ts';

const emailText = 'Bitte geben Sie eine gültige E-Mail-Adresse ein.';
const datumText = 'Bitte geben Sie ein Datum ein, das es gibt.';
const rolleText = 'Die Rolle muss eines davon sein: admin, kunde.';

/**
 * PUT /kunden/{id} (requirements.md, admin §7): absent fields stay unchanged, empty texts clear. All other
 * keys of a whole record (kundennummer, status, createdAt …) are ignored (R4). `rolle` is what the form
 * sends, where Benutzer and Kunde are both `kunde`; `role` distinguishes them and is sent when the role was
 * really changed (`roleAfter`).
 */
export const benutzerUpdateBody = z.object({
  vorname: personName('Bitte geben Sie den Vornamen ein.').optional(),
  nachname: personName('Bitte geben Sie den Nachnamen ein.').optional(),
  email: emailInputWith({
    expected: 'Hier wird ein Text erwartet.',
    missing: 'Bitte geben Sie die E-Mail-Adresse ein.',
    wrong: emailText,
  }).optional(),
  telefon: telefonInput.optional(),
  geschlecht: z
    .enum([...geschlechter, ''], `Möglich sind: ${geschlechter.join(', ')}, oder leer.`)
    .optional(),
  geburtsdatum: z.union([z.literal(''), tagInput(datumText)], datumText).optional(),
  notizen: z.string('Hier wird ein Text erwartet.').trim().max(5000, 'Höchstens 5000 Zeichen.').optional(),
  rolle: z.enum(rollenWorte, rolleText).optional(),
  role: z.enum(rollenWorte, rolleText).optional(),
  adresse: adresseBody.optional(),
  lieferadresse: lieferadresseBody.optional(),
  kommunikation: kommunikationBody.optional(),
});
export type BenutzerUpdateBody = z.infer<typeof benutzerUpdateBody>;
